import HaloSceneGraph

extension Bench {
  /// Brings another window of the same screen to the state of this one, by repeating all input at
  /// its times.
  func repeatHand(on window: Window) {
    _ = window.frame(at: hand.start)
    for entry in hand.entries {
      // The frame settles focus and ends animations, as frames between the events have done.
      _ = window.frame(at: entry.time)
      window.receive(entry.event, at: entry.time)
    }
    _ = window.frame(at: clock.now)
  }
}
