extension ReservedShortcut {
  /// The reserved shortcuts of arrow keys.
  static let arrows: [ReservedShortcut] = [
    .system("Keyboard layout of Latin script", .romanLayout, .command, KeyCommand.inputRightArrow),
    .system(
      "Select to the end of the line", .selectToLineEnd, [.shift, .command],
      KeyCommand.inputRightArrow),
    .system("Select a character to the right", .selectRight, .shift, KeyCommand.inputRightArrow),
    .system(
      "Select to the end of the word", .selectWordRight, [.alternate, .shift],
      KeyCommand.inputRightArrow),
    .system("Next value of a view", .focusCellRight, .control, KeyCommand.inputRightArrow),
    .system("Keyboard layout of the system", .systemLayout, .command, KeyCommand.inputLeftArrow),
    .system(
      "Select to the beginning of the line", .selectToLineStart, [.shift, .command],
      KeyCommand.inputLeftArrow),
    .system("Select a character to the left", .selectLeft, .shift, KeyCommand.inputLeftArrow),
    .system(
      "Select to the beginning of the word", .selectWordLeft, [.alternate, .shift],
      KeyCommand.inputLeftArrow),
    .system("Value before in a view", .focusCellLeft, .control, KeyCommand.inputLeftArrow),
    .system(
      "Select to the beginning", .selectToStart, [.shift, .command], KeyCommand.inputUpArrow),
    .system("Select to the line above", .selectUp, .shift, KeyCommand.inputUpArrow),
    .system(
      "Select to the beginning of the paragraph", .selectParagraphUp, [.alternate, .shift],
      KeyCommand.inputUpArrow),
    .system("Value above in a view", .focusCellUp, .control, KeyCommand.inputUpArrow),
    .system("Select to the end", .selectToEnd, [.shift, .command], KeyCommand.inputDownArrow),
    .system("Select to the line below", .selectDown, .shift, KeyCommand.inputDownArrow),
    .system(
      "Select to the end of the paragraph", .selectParagraphDown, [.alternate, .shift],
      KeyCommand.inputDownArrow),
    .system("Value below in a view", .focusCellDown, .control, KeyCommand.inputDownArrow),
  ]
}
