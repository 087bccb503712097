import Foundation

/// Keys that window managers on Linux take before any program is asked, by their labels: what at least
/// two of openbox, GNOME, KDE Plasma and Xfce do by default (Keyboard.md of XlibHost).
enum GrabbedKeys {
  /// Rows of `keys | use`: modifiers by their labels, then one or several keys.
  private static let table = """
    Alt-Tab | the next window
    Alt-Shift-Tab | the window before
    Alt-Esc | the next window
    Alt-Grave accent | the next window of the program
    Alt-Space | the window’s menu
    Alt-F1 | the menu of programs
    Alt-F2 | running a program
    Alt-F4 | closing the window
    Ctrl-Alt-Forward delete | logging out
    Ctrl-Alt-Left arrow, Right arrow, Up arrow, Down arrow | another workspace
    Ctrl-Alt-F1, F2, F3, F4, F5, F6, F7, F8, F9, F10, F11, F12 | another console
    Super-Tab | the next window
    Super-Left arrow, Right arrow, Up arrow, Down arrow | tiling the window
    Super-1, 2, 3, 4, 5, 6, 7, 8, 9 | a program of the panel
    Super-D | showing the desktop
    Super-E | the files
    Super-L | locking the screen
    Super-P | the screens
    Super-Space | the keyboard layout
    Super-V | notifications or the clipboard
    """

  /// By the keys that are down: Ctrl is `.control`, Alt `.alternate`, Super `.command`.
  static let uses: [Shortcut: String] = {
    var uses: [Shortcut: String] = [:]
    for row in table.split(separator: "\n") {
      let columns = row.components(separatedBy: " | ")
      guard columns.count == 2, let end = columns[0].lastIndex(of: "-") else { continue }
      var modifiers = String(columns[0][...end])
      for modifier in KeyCapName.modifiers {
        modifiers = modifiers.replacingOccurrences(of: modifier.label, with: modifier.word)
      }
      for key in columns[0][columns[0].index(after: end)...].components(separatedBy: ", ") {
        if let shortcut = Shortcut(spelled: modifiers + key) { uses[shortcut.named] = columns[1] }
      }
    }
    return uses
  }()

  /// What is written on the keys, in words.
  static func name(of keys: Shortcut) -> String {
    let held = KeyCapName.modifiers.filter { keys.modifierFlags.contains($0.flag) }
    return
      (held.map { $0.flag == .shift ? $0.word : $0.label } + [KeyCapName.word(for: keys.input)])
      .joined(separator: "-")
  }
}
