extension ReservedShortcut {
  /// The reserved shortcuts of keyboards and input sources for several languages.
  static let international: [ReservedShortcut] = [
    .system(
      "The input source before", .lastInputSource, .control, KeyCommand.inputSpace,
      source: .international),
    .system(
      "The next input source", .nextInputSource, [.control, .alternate], KeyCommand.inputSpace,
      source: .international),
    .system(
      "Varies", .reserved, [.shift, .command], KeyCommand.inputSpace, source: .international),
    .system(
      "Varies", .reserved, [.alternate, .command], KeyCommand.inputSpace, source: .international),
    .system(
      "Varies", .reserved, [.control, .command], KeyCommand.inputSpace, source: .international),
    .system(
      "Keyboard layout of Latin script", .romanLayout, .command, KeyCommand.inputRightArrow,
      source: .international),
    .system(
      "Keyboard layout of the system", .systemLayout, .command, KeyCommand.inputLeftArrow,
      source: .international),
  ]
}
