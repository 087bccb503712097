import Foundation
import HaloHosting

/// The two ways to inform the content: the user's input is sent, and all other changes are fed.
extension WindowHost {
  /// Sends the user's input to the content, and requests a frame that answers it in time.
  ///
  /// - Parameters:
  ///   - event: the event, which advances the content's clock; the host does not advance it as
  ///     well.
  ///   - kind: the kind of the input, which decides how it is answered.
  ///   - time: the time of the event in seconds of the host's clock; nil for now.
  func send(_ event: InputEvent, as kind: InputKind, at time: TimeInterval? = nil) {
    let time = time ?? MonotonicClock.now()
    answer(kind, at: time) { content.receive(event, at: time) }
  }

  /// Advances the content's clock, calls `body`, and requests a frame that answers the change in
  /// time.
  ///
  /// - Parameters:
  ///   - kind: the kind of the change, which decides how it is answered; a motion advances no
  ///     clock.
  ///   - time: the time of the change in seconds of the host's clock; nil for now.
  ///   - body: informs the content, with that time; it may call this method again.
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
    // An input method may need the position already for the next key.
    if kind != .change, kind != .release { updateInputMethod() }
  }
}
