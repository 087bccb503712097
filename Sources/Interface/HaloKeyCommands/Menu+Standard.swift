import HaloLocalization

/// The menus that every application has (HIG, Keyboards).
extension Menu {
  /// The commands for undo, redo, the pasteboard and selection; a responder performs their actions.
  public static var standardEdit: Menu {
    Menu(
      title: Localization.text("Edit"), identifier: .edit,
      children: [
        KeyCommand(
          title: Localization.text("Undo"), action: .undo, input: "z", modifierFlags: .command),
        KeyCommand(
          title: Localization.text("Redo"), action: .redo, input: "z",
          modifierFlags: [.shift, .command]),
        KeyCommand(
          title: Localization.text("Cut"), action: .cut, input: "x", modifierFlags: .command),
        KeyCommand(
          title: Localization.text("Copy"), action: .copy, input: "c", modifierFlags: .command),
        KeyCommand(
          title: Localization.text("Paste"), action: .paste, input: "v", modifierFlags: .command),
        KeyCommand(
          title: Localization.text("Paste in This Style"), action: .pasteAndMatchStyle, input: "v",
          modifierFlags: [.alternate, .shift, .command], attributes: .hidden),
        KeyCommand(
          title: Localization.text("Select All"), action: .selectAll, input: "a",
          modifierFlags: .command),
        KeyCommand(
          title: Localization.text("Deselect All"), action: .deselectAll, input: "a",
          modifierFlags: [.shift, .command]),
      ])
  }

  /// The system's focus commands, which take priority over system behaviour.
  public static var standardFocus: Menu {
    let commands = [
      KeyCommand(
        title: Localization.text("Next Group"), action: .focusNextGroup, input: KeyCommand.inputTab,
        modifierFlags: .control, discoverabilityTitle: Localization.text("Focus Next Group")),
      KeyCommand(
        title: Localization.text("Previous Group"), action: .focusPreviousGroup,
        input: KeyCommand.inputTab,
        modifierFlags: [.control, .shift],
        discoverabilityTitle: Localization.text("Focus Previous Group")),
      KeyCommand(
        title: Localization.text("Full Keyboard Access"), action: .fullKeyboardAccess,
        input: KeyCommand.f1,
        modifierFlags: .control),
      KeyCommand(
        title: Localization.text("Find"), action: .findControl, input: "f", modifierFlags: .tab,
        discoverabilityTitle: Localization.text("Find a Control")),
      KeyCommand(
        title: Localization.text("Actions"), action: .listActions, input: "z", modifierFlags: .tab,
        discoverabilityTitle: Localization.text("List Actions")),
    ]
    for command in commands { command.wantsPriorityOverSystemBehavior = true }
    return Menu(title: Localization.text("Focus"), identifier: "focus", children: commands)
  }

  /// The command that shows the list of shortcuts: Command-Question mark.
  public static var standardHelp: Menu {
    Menu(
      title: Localization.text("Help"), identifier: .help,
      children: [
        KeyCommand(
          title: Localization.text("Shortcuts"), action: .help, input: "?", modifierFlags: .command,
          discoverabilityTitle: Localization.text("Show These Shortcuts"))
      ])
  }
}
