import Foundation
import HaloXServerTestSupport
import Testing

/// What the desktop around the windows does.
extension SoakRun {
  private static let layouts = [
    ["us"], ["de"], ["ru"], ["fr"], ["us,ru", "-option", "grp:alt_shift_toggle"],
    ["us", "-variant", "intl"], ["ara"], ["us,gr", "-option", "caps:escape"],
  ]

  func changeKeyboard() throws {
    let layout = Self.layouts[number(0..<Self.layouts.count)]
    note("layout \(layout)")
    try server.run(.setxkbmap, ["-option", "", "-layout"] + layout)
  }

  /// Another window manager comes, at once or after a while without any.
  func changeManager() throws {
    if number(0..<2) == 0 {
      note("another window manager")
      manager = try server.keep(.openbox, "--replace")
    } else {
      note("no window manager")
      kill(manager.processIdentifier, number(0..<2) == 0 ? SIGKILL : SIGTERM)
      // One that is busy may not heed the first wish.
      if !wait(seconds: 5, until: { !manager.isRunning }) {
        kill(manager.processIdentifier, SIGKILL)
      }
      try server.run(.xdotool, ["key", "--delay", "4", "Tab", "Right", "F2"])
      keepUp()
      manager = try server.keep(.openbox)
    }
    try activate()
  }

  /// For a moment nobody has the keyboard.
  func takeKeyboard() throws {
    note("no keyboard")
    reader.takeKeyboard()
    try server.run(.xdotool, ["key", "--delay", "4", "Tab", "Right"])
    try activate()
  }

  /// Has the window manager give the window the keyboard, which may come a little later; a manager
  /// that has just started may not hear the first wish.
  func activate() throws {
    let window = current.window
    let hasKeyboard = wait {
      try? server.run(.xdotool, ["windowactivate", "\(window)"])
      return wait(seconds: 1) { reader.focused == window }
    }
    #expect(hasKeyboard, "\(reader.focused) has the keyboard and keeps it after \(lastSteps)")
  }
}
