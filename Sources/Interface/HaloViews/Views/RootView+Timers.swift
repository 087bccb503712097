import Foundation

extension RootView {
  /// Calls `body` once, `delay` seconds from now, or from the first frame if there was none yet;
  /// the token cancels it.
  @discardableResult
  public func perform(after delay: TimeInterval, _ body: @escaping () -> Void) -> Int {
    perform(after: delay, changesKeys: true, body)
  }

  /// As ``perform(after:_:)``; `changesKeys` says whether keys may have another meaning afterwards,
  /// for those who tell of them; `isMotion`, whether it goes on with an animation, so that until
  /// then nothing is at rest.
  package func perform(
    after delay: TimeInterval, changesKeys: Bool, isMotion: Bool = false,
    _ body: @escaping () -> Void
  ) -> Int {
    timers.add(
      due: animator.start + delay, changesKeys: changesKeys, isMotion: isMotion, body)
  }

  /// Whether what moves has paused and goes on by itself.
  package var hasPausedMotion: Bool { timers.hasMotion }

  /// Ends what `perform(after:_:)` began; without effect once it has been called.
  public func cancelPerform(_ token: Int) { timers.cancel(token) }
}
