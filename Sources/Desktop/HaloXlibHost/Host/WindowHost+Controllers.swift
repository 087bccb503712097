import Foundation

extension WindowHost {
  /// Has game controllers and remotes act as keys while the window has the keyboard; those that
  /// come later too.
  ///
  /// Opens devices, which takes a moment: nothing to do before the first frame. The host's message
  /// handler is told when one may not be read.
  package func followControllers() {
    follow(Controllers(report: connection.messageHandler, handler: sendFromController))
  }

  /// What a host does with a controller's keys.
  var sendFromController: Controllers.Handler {
    { [weak self] key, phase, time in
      guard let self else { return }
      if phase == .down { window.pointer.isHidden = true }
      feed(phase == .down ? .press : .action, at: time) { content, time in
        content.send(key, phase: phase, at: time)
      }
    }
  }

  func follow(_ controllers: Controllers) {
    self.controllers = controllers
    var followed: [Int32] = []
    controllers.descriptorsHandler = { [weak self, weak controllers] in
      guard let self, let controllers else { return }
      let wanted = controllers.descriptors
      for descriptor in followed where !wanted.contains(descriptor) { watch(descriptor, nil) }
      // A new descriptor may have the number of one that was closed.
      for descriptor in wanted {
        watch(descriptor) { [weak controllers] in
          controllers?.receive(descriptor, at: MonotonicClock.now())
        }
      }
      followed = wanted
    }
    controllers.search()
    controllers.setActive(keyboard.focus.isHere, at: MonotonicClock.now())
  }

  func repeatControllerButtons() {
    guard let controllers, let deadline = controllers.deadline else { return }
    let now = MonotonicClock.now()
    if deadline <= now { controllers.repeatIfDue(at: now) }
  }
}
