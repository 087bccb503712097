import Foundation

extension WindowHost {
  /// Has game controllers and remotes act as keys while the window has the keyboard; those that
  /// come later too.
  ///
  /// Opens devices, which takes a moment: nothing to do before the first frame. The host's message
  /// handler is told when one may not be read.
  package func followControllers() {
    follow(GamePads(report: connection.messageHandler, handler: sendFromGamePad))
  }

  /// The host's handler for the keys of a game pad.
  var sendFromGamePad: GamePads.Handler {
    { [weak self] key, phase, time in
      guard let self else { return }
      if phase == .down { window.pointer.isHidden = true }
      send(.key(key, phase), as: phase == .down ? .press : .action, at: time)
    }
  }

  func follow(_ gamePads: GamePads) {
    self.gamePads = gamePads
    var followed: [Int32] = []
    gamePads.descriptorsHandler = { [weak self, weak gamePads] in
      guard let self, let gamePads else { return }
      let wanted = gamePads.descriptors
      for descriptor in followed where !wanted.contains(descriptor) { watch(descriptor, nil) }
      // A new descriptor may have the number of one that was closed.
      for descriptor in wanted {
        watch(descriptor) { [weak gamePads] in
          gamePads?.receive(descriptor, at: MonotonicClock.now())
        }
      }
      followed = wanted
    }
    gamePads.search()
    gamePads.setActive(keyboard.focus.isHere, at: MonotonicClock.now())
  }

  func repeatGamePadButtons() {
    guard let gamePads, let deadline = gamePads.deadline else { return }
    let now = MonotonicClock.now()
    if deadline <= now { gamePads.repeatIfDue(at: now) }
  }
}
