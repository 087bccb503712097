import Foundation
import HaloXServerTestSupport
import Testing

/// Changes of the desktop around the windows.
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

  /// Replaces the window manager, at once or after a while without any.
  func changeManager() throws {
    if number(0..<2) == 0 {
      note("another window manager")
      manager = try server.keep(.openbox, "--replace")
    } else {
      note("no window manager")
      kill(manager.processIdentifier, number(0..<2) == 0 ? SIGKILL : SIGTERM)
      // A busy window manager may ignore the first signal.
      if !wait(seconds: 5, until: { !manager.isRunning }) {
        kill(manager.processIdentifier, SIGKILL)
      }
      try server.run(.xdotool, ["key", "--delay", "4", "Tab", "Right", "F2"])
      keepUp()
      manager = try server.keep(.openbox)
    }
    try activate()
  }

  /// Takes the keyboard away from all windows for a moment.
  func takeKeyboard() throws {
    note("no keyboard")
    reader.takeKeyboard()
    try server.run(.xdotool, ["key", "--delay", "4", "Tab", "Right"])
    try activate()
  }

  /// Asks the window manager to give the window the keyboard, and repeats this because a manager
  /// that has just started may miss the first request.
  func activate() throws {
    let window = current.window
    let hasKeyboard = wait {
      try? server.run(.xdotool, ["windowactivate", "\(window)"])
      return wait(seconds: 1) { reader.focused == window }
    }
    #expect(hasKeyboard, "\(reader.focused) has the keyboard and keeps it after \(lastSteps)")
  }
}
