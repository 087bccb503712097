import Foundation
import HaloHosting

/// The one way in: whatever the content is told of what happens goes through ``feed(_:at:_:)``.
extension WindowHost {
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
    nextFrame.answer(kind, at: time)
    body(content, time)
    // The next key may already be one that an input method wants to see.
    if kind != .change, kind != .release { updateInputMethod() }
  }
}
