/// The menus that every application has (HIG, Keyboards).
extension Menu {
  /// The commands for undo, redo, the pasteboard and selection; a responder performs their actions.
  public static var standardEdit: Menu {
    Menu(
      title: "Edit", identifier: .edit,
      children: [
        KeyCommand(title: "Undo", action: .undo, input: "z", modifierFlags: .command),
        KeyCommand(title: "Redo", action: .redo, input: "z", modifierFlags: [.shift, .command]),
        KeyCommand(title: "Cut", action: .cut, input: "x", modifierFlags: .command),
        KeyCommand(title: "Copy", action: .copy, input: "c", modifierFlags: .command),
        KeyCommand(title: "Paste", action: .paste, input: "v", modifierFlags: .command),
        KeyCommand(
          title: "Paste in This Style", action: .pasteAndMatchStyle, input: "v",
          modifierFlags: [.alternate, .shift, .command], attributes: .hidden),
        KeyCommand(title: "Select All", action: .selectAll, input: "a", modifierFlags: .command),
        KeyCommand(
          title: "Deselect All", action: .deselectAll, input: "a",
          modifierFlags: [.shift, .command]),
      ])
  }

  /// The system's focus commands, which take priority over system behaviour.
  public static var standardFocus: Menu {
    let commands = [
      KeyCommand(
        title: "Next Group", action: .focusNextGroup, input: KeyCommand.inputTab,
        modifierFlags: .control, discoverabilityTitle: "Focus Next Group"),
      KeyCommand(
        title: "Previous Group", action: .focusPreviousGroup, input: KeyCommand.inputTab,
        modifierFlags: [.control, .shift], discoverabilityTitle: "Focus Previous Group"),
      KeyCommand(
        title: "Full Keyboard Access", action: .fullKeyboardAccess, input: KeyCommand.f1,
        modifierFlags: .control),
      KeyCommand(
        title: "Find", action: .findControl, input: "f", modifierFlags: .tab,
        discoverabilityTitle: "Find a Control"),
      KeyCommand(
        title: "Actions", action: .listActions, input: "z", modifierFlags: .tab,
        discoverabilityTitle: "List Actions"),
    ]
    for command in commands { command.wantsPriorityOverSystemBehavior = true }
    return Menu(title: "Focus", identifier: "focus", children: commands)
  }

  /// The command that shows the list of shortcuts: Command-Question mark.
  public static var standardHelp: Menu {
    Menu(
      title: "Help", identifier: .help,
      children: [
        KeyCommand(
          title: "Shortcuts", action: .help, input: "?", modifierFlags: .command,
          discoverabilityTitle: "Show These Shortcuts")
      ])
  }
}
