import Foundation

extension RootView {
  /// Calls `body` once, `delay` seconds from now, or from the first frame if there was none yet;
  /// returns a token that cancels it.
  @discardableResult
  public func perform(after delay: TimeInterval, _ body: @escaping () -> Void) -> Int {
    perform(after: delay, changesKeys: true, body)
  }

  /// Calls `body` like ``perform(after:_:)``.
  ///
  /// `changesKeys` says whether keys may have another meaning afterwards, which affects displays of
  /// keys; `isMotion` says whether the call continues an animation, so that the hierarchy is not at
  /// rest until then.
  package func perform(
    after delay: TimeInterval, changesKeys: Bool, isMotion: Bool = false,
    _ body: @escaping () -> Void
  ) -> Int {
    timers.add(
      due: animator.start + delay, changesKeys: changesKeys, isMotion: isMotion, body)
  }

  /// Whether an animation has paused and will continue by itself.
  package var hasPausedMotion: Bool { timers.hasMotion }

  /// Cancels a call of `perform(after:_:)`; has no effect once it has been made.
  public func cancelPerform(_ token: Int) { timers.cancel(token) }
}
