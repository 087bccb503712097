import HaloHosting

/// Keys that window managers on Linux take before any program gets them, by their labels.
///
/// They are those that at least two of openbox, GNOME, KDE Plasma and Xfce use by default
/// (Keyboard.md of XlibHost).
enum GrabbedKeys {
  private typealias Row = (modifiers: KeyModifierFlags, inputs: [String], use: String)

  private static let arrows = [
    KeyCommand.inputLeftArrow, KeyCommand.inputRightArrow, KeyCommand.inputUpArrow,
    KeyCommand.inputDownArrow,
  ]

  private static let rows: [Row] = [
    (.alternate, [KeyCommand.inputTab, KeyCommand.inputEscape], "the next window"),
    ([.alternate, .shift], [KeyCommand.inputTab], "the window before"),
    (.alternate, ["`"], "the next window of the program"),
    (.alternate, [KeyCommand.inputSpace], "the window’s menu"),
    (.alternate, [KeyCommand.f1], "the menu of programs"),
    (.alternate, [KeyCommand.f2], "running a program"),
    (.alternate, [KeyCommand.f4], "closing the window"),
    ([.control, .alternate], [KeyCommand.inputForwardDelete], "logging out"),
    ([.control, .alternate], arrows, "another workspace"),
    ([.control, .alternate], (1...12).map(KeyCommand.inputFunction), "another console"),
    (.command, [KeyCommand.inputTab], "the next window"),
    (.command, arrows, "tiling the window"),
    (.command, (1...9).map { "\($0)" }, "a program of the panel"),
    (.command, ["d"], "showing the desktop"),
    (.command, ["e"], "the files"),
    (.command, ["l"], "locking the screen"),
    (.command, ["p"], "the screens"),
    (.command, [KeyCommand.inputSpace], "the keyboard layout"),
    (.command, ["v"], "notifications or the clipboard"),
  ]

  /// The uses by the pressed keys: Ctrl is `.control`, Alt `.alternate`, Super `.command`.
  static let uses: [Shortcut: String] = {
    var uses: [Shortcut: String] = [:]
    for row in rows {
      for input in row.inputs { uses[Shortcut(input, row.modifiers).named] = row.use }
    }
    return uses
  }()

  /// Returns the labels of the keys, in words.
  static func name(of keys: Shortcut) -> String {
    let held = KeyCapName.modifiers.filter { keys.modifierFlags.contains($0.flag) }
    return (held.map(\.label) + [KeyCapName.word(for: keys.input)]).joined(separator: "-")
  }
}
