import Foundation

extension WindowHost {
  /// Makes game controllers and remotes act as keys while the window has the keyboard focus,
  /// including those connected later.
  ///
  /// Call this after the first frame, since opening devices takes a moment. The host's message
  /// handler is called if there is no permission to read a device.
  package func followControllers() {
    follow(GamePads(report: connection.messageHandler, handler: sendFromGamePad))
  }

  /// A closure that sends the keys of game pads to the content.
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
      // A new descriptor may have the number of a closed one, so all are watched again.
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
