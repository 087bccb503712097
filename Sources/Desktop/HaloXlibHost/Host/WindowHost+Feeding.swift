import Foundation
import HaloHosting

/// The ways in: what a person does is sent, and whatever else the content is told of is fed.
extension WindowHost {
  /// Tells the content what a person does, and sees that a frame answers it in time.
  ///
  /// - Parameters:
  ///   - event: moves the content's clock on, which the host does not do besides.
  ///   - kind: how it is answered.
  ///   - time: when it happened, in the host's seconds; nil: now.
  func send(_ event: InputEvent, as kind: InputKind, at time: TimeInterval? = nil) {
    let time = time ?? MonotonicClock.now()
    answer(kind, at: time) { content.receive(event, at: time) }
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
    if kind != .motion { content.advance(to: time) }
    answer(kind, at: time) { body(content, time) }
  }

  private func answer(_ kind: InputKind, at time: TimeInterval, _ body: () -> Void) {
    guard kind != .motion else { return body() }
    nextFrame.answer(kind, at: time)
    body()
    // The next key may already be one that an input method wants to see.
    if kind != .change, kind != .release { updateInputMethod() }
  }
}
