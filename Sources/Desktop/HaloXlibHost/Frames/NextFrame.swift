import Foundation

/// The events that the next frame answers, and whether it has to wait.
struct NextFrame {
  /// Whether something happened that it answers without waiting for its tick.
  private(set) var isPrompt = true
  /// Whether something happened that a screen reader is told of with it.
  private(set) var hasNews = true
  /// When the oldest key was read that no frame has followed yet.
  private(set) var keyTime: TimeInterval?
  /// Whether it is due, and waits for the server or the window manager.
  private(set) var isHeldBack = false

  /// It shows what an input changes.
  mutating func answer(_ kind: InputKind, at time: TimeInterval) {
    if kind == .press { keyTime = keyTime ?? time }
    isPrompt = true
    if kind != .release { hasNews = true }
  }

  /// It does not wait for its tick, though nobody is told anything.
  mutating func hurry() { isPrompt = true }

  mutating func hold() { isHeldBack = true }
  mutating func letGo() { isHeldBack = false }

  /// Takes note that an event has changed nothing.
  mutating func skip() { (isPrompt, keyTime) = (false, nil) }

  /// It is drawn, and the one after it has nothing to answer yet.
  ///
  /// - Returns: What it answers.
  mutating func take() -> NextFrame {
    defer { (isPrompt, hasNews, keyTime) = (false, false, nil) }
    return self
  }
}
