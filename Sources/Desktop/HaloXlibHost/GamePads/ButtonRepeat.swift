import Foundation

/// When a held button repeats: as a keyboard's key does, but slower, which suits a thumb.
struct ButtonRepeat {
  /// Seconds from the press to the first repetition, and from each to the next.
  static let delay = 0.4
  static let interval = 0.12

  private(set) var button: ControllerButton?
  /// nil: nothing is to be repeated.
  private(set) var deadline: TimeInterval?

  /// The last one pressed repeats alone.
  mutating func didPress(_ button: ControllerButton, at time: TimeInterval) {
    self.button = button.repeats ? button : nil
    deadline = button.repeats ? time + Self.delay : nil
  }

  mutating func didRelease(_ button: ControllerButton) {
    guard button == self.button else { return }
    self = ButtonRepeat()
  }

  /// The button that repeats now; repetitions that were missed are skipped.
  mutating func due(at time: TimeInterval) -> ControllerButton? {
    guard let deadline, deadline <= time else { return nil }
    self.deadline = max(deadline + Self.interval, time)
    return button
  }
}
