import Foundation

/// Repeats a held button, like a key of a keyboard but slower, which suits a thumb.
struct ButtonRepeat {
  /// Seconds from the press to the first repetition, and from each to the next.
  static let delay = 0.4
  static let interval = 0.12

  private(set) var button: ControllerButton?
  /// The time of the next repetition; nil if there is none.
  private(set) var deadline: TimeInterval?

  /// Starts repeating a button, instead of the one before.
  mutating func didPress(_ button: ControllerButton, at time: TimeInterval) {
    self.button = button.repeats ? button : nil
    deadline = button.repeats ? time + Self.delay : nil
  }

  mutating func didRelease(_ button: ControllerButton) {
    guard button == self.button else { return }
    self = ButtonRepeat()
  }

  /// Returns the button if a repetition is due; of the repetitions missed meanwhile only one
  /// follows at once.
  mutating func due(at time: TimeInterval) -> ControllerButton? {
    guard let deadline, deadline <= time else { return nil }
    self.deadline = max(deadline + Self.interval, time)
    return button
  }
}
