import Foundation
import HaloHosting

/// The one way in: whatever the content is told of what happens goes through ``feed(_:at:_:)``.
extension WindowHost {
  /// How the host answers what it tells its content.
  enum InputKind {
    /// A person presses a key or a button, or types: how long its frame takes is measured too.
    case press
    /// What else decides where text goes: a release, a paste, the keyboard that comes or leaves.
    case action
    /// A key is let go that did all it does when it was pressed, an arrow for instance: only how
    /// things look may change.
    case release
    /// What changes what is to be seen, and not where text goes.
    case change
    /// The pointer moves: a mouse may tell that a thousand times a second, so it moves no clock and
    /// waits for the tick of the next frame like any animation.
    case motion
  }

  /// Moves the content's clock on, calls `body`, and sees that a frame answers it in time.
  ///
  /// - Parameters:
  ///   - kind: how it is answered.
  ///   - time: when it happened, in the host's seconds; nil: now.
  ///   - body: tells the content, with that time; may itself feed.
  func feed(
    _ kind: InputKind, at time: TimeInterval? = nil,
    _ body: (_ content: any HostedContent, _ time: TimeInterval) -> Void
  ) {
    let time = time ?? MonotonicClock.now()
    guard kind != .motion else { return body(content, time) }
    content.advance(to: time)
    if kind == .press { keyTime = keyTime ?? time }
    isPrompt = true
    if kind != .release { hasNews = true }
    body(content, time)
    // The next key may already be one that an input method wants to see.
    if kind != .change, kind != .release { updateInputMethod() }
  }
}
