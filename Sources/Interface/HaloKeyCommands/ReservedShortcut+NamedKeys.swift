extension ReservedShortcut {
  /// The reserved shortcuts of the space bar, Tab, Escape, Eject and the function keys.
  static let namedKeys: [ReservedShortcut] = [
    .system("Search the computer", .search, .command, KeyCommand.inputSpace),
    .system("Varies", .reserved, [.shift, .command], KeyCommand.inputSpace),
    .system("Search window", .searchResults, [.alternate, .command], KeyCommand.inputSpace),
    .system("Special characters", .characterPalette, [.control, .command], KeyCommand.inputSpace),
    .system("Focus backwards", .focusPrevious, .shift, KeyCommand.inputTab),
    .system("Next application", .nextApplication, .command, KeyCommand.inputTab),
    .system("Previous application", .previousApplication, [.shift, .command], KeyCommand.inputTab),
    .system("Focus the next group", .focusNextGroup, .control, KeyCommand.inputTab),
    .system(
      "Focus the previous group", .focusPreviousGroup, [.control, .shift], KeyCommand.inputTab),
    .system(
      "Force an application to quit", .forceQuit, [.alternate, .command], KeyCommand.inputEscape),
    .system("Restart", .restart, [.control, .command], "Eject"),
    .system("Shut down", .shutDown, [.control, .alternate, .command], "Eject"),
    .system("Full keyboard access on or off", .fullKeyboardAccess, .control, KeyCommand.f1),
    .system("Focus the menu bar", .focusMenuBar, .control, KeyCommand.f2),
    .system("Focus the dock", .focusDock, .control, KeyCommand.f3),
    .system("Focus the next window", .focusNextWindow, .control, KeyCommand.f4),
    .system("Focus the window before", .focusPreviousWindow, [.control, .shift], KeyCommand.f4),
    .system("Focus the toolbar", .focusToolbar, .control, KeyCommand.f5),
    .system("Screen reader on or off", .screenReader, .command, KeyCommand.f5),
    .system("Focus the next panel", .focusNextPanel, .control, KeyCommand.f6),
    .system("Focus the panel before", .focusPreviousPanel, [.control, .shift], KeyCommand.f6),
    .system(
      "Full keyboard access for the moment", .overrideKeyboardAccess, .control, KeyCommand.f7),
    .system("Varies", .reserved, [], KeyCommand.f8, isFree: true),
    .system("Varies", .reserved, [], KeyCommand.f9, isFree: true),
    .system("Varies", .reserved, [], KeyCommand.f10, isFree: true),
    .system("Show the desktop", .showDesktop, [], KeyCommand.f11, isFree: true),
    .system("Show the dashboard", .dashboard, [], KeyCommand.f12, isFree: true),
  ]
}
