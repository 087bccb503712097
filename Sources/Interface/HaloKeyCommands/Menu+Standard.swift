import HaloLocalization

/// The menus that every application has (HIG, Keyboards).
extension Menu {
  /// The commands for undo, redo, the pasteboard and selection; a responder performs their actions.
  public static var standardEdit: Menu {
    let undo = [
      KeyCommand(
        title: Localization.text("Undo"), action: .undo, input: "z", modifierFlags: .command),
      KeyCommand(
        title: Localization.text("Redo"), action: .redo, input: "z",
        modifierFlags: [.shift, .command]),
    ]
    let edit = [
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
    ]
    return Menu(
      title: Localization.text("Edit"), identifier: .edit,
      children: [
        Menu(identifier: .undoRedo, options: .displayInline, children: undo),
        Menu(identifier: .standardEdit, options: .displayInline, children: edit),
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
      KeyCommand(
        title: Localization.text("Menu Bar"), action: .focusMenuBar, input: KeyCommand.f2,
        modifierFlags: .control, discoverabilityTitle: Localization.text("Go to the Menu Bar")),
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

  /// The menus of a menu bar in which programs insert their own, without children.
  static var standardTitles: [Menu] {
    [
      Menu(identifier: .application),
      Menu(title: Localization.text("File"), identifier: .file),
      Menu(title: Localization.text("Edit"), identifier: .edit),
      Menu(title: Localization.text("Format"), identifier: .format),
      Menu(title: Localization.text("View"), identifier: .view),
      Menu(title: Localization.text("Window", context: "menu"), identifier: .window),
      Menu(title: Localization.text("Help"), identifier: .help),
    ]
  }
}
