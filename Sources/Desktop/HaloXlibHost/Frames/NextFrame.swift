import Foundation

/// The events that the next frame answers, and whether it is held back.
struct NextFrame {
  /// Whether it answers an event without waiting for its tick.
  private(set) var isPrompt = true
  /// Whether it includes an event that a screen reader is informed of.
  private(set) var hasNews = true
  /// The time at which the oldest unanswered key was read; nil if there is none.
  private(set) var keyTime: TimeInterval?
  /// Whether it is due, but waits for the server or the window manager.
  private(set) var isHeldBack = false

  /// Makes the frame answer an input.
  mutating func answer(_ kind: InputKind, at time: TimeInterval) {
    if kind == .press { keyTime = keyTime ?? time }
    isPrompt = true
    if kind != .release { hasNews = true }
  }

  /// Makes the frame prompt, without news for screen readers.
  mutating func hurry() { isPrompt = true }

  mutating func hold() { isHeldBack = true }
  mutating func letGo() { isHeldBack = false }

  /// Records that an event has changed nothing.
  mutating func skip() { (isPrompt, keyTime) = (false, nil) }

  /// Returns the events that the frame answers, and resets them for the one after it.
  mutating func take() -> NextFrame {
    defer { (isPrompt, hasNews, keyTime) = (false, false, nil) }
    return self
  }
}
