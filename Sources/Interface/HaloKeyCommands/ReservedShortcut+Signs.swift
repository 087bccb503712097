extension ReservedShortcut {
  /// The reserved shortcuts of punctuation marks and digits.
  static let signs: [ReservedShortcut] = [
    .system("Next window of the application", .nextWindow, .command, "`"),
    .system("Window before", .previousWindow, [.shift, .command], "`"),
    .system("Focus the drawer", .focusDrawer, [.alternate, .command], "`"),
    .system("Make the selection smaller", .decreaseSize, .command, "-"),
    .system("Zoom the screen out", .zoomOut, [.alternate, .command], "-"),
    .known("Align left", .alignLeft, .command, "["),
    .known("Align right", .alignRight, .command, "]"),
    .known("Centre", .alignCenter, .command, "|"),
    .known("Spelling", .showSpelling, .command, ":"),
    .known("Find misspelled words", .findMisspelled, .command, ";"),
    .known("Settings", .settings, .command, ","),
    .system("Less contrast", .decreaseContrast, [.control, .alternate, .command], ","),
    .system("More contrast", .increaseContrast, [.control, .alternate, .command], "."),
    .known("Help", .help, .command, "?"),
    .system("Font smoothing", .fontSmoothing, [.alternate, .command], "/"),
    .system("Make the selection larger", .increaseSize, [.shift, .command], "="),
    .system("Zoom the screen in", .zoomIn, [.alternate, .command], "="),
    .system("Picture of the screen", .captureScreen, [.shift, .command], "3"),
    .system(
      "Picture of the screen to the clipboard", .copyScreen, [.control, .shift, .command], "3"),
    .system("Picture of a part", .captureSelection, [.shift, .command], "4"),
    .system(
      "Picture of a part to the clipboard", .copySelection, [.control, .shift, .command], "4"),
    .system("Screen zoom on or off", .screenZoom, [.alternate, .command], "8"),
    .system("Invert the colours", .invertColors, [.control, .alternate, .command], "8"),
  ]
}
