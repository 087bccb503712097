import Foundation

/// The line where the next letter goes.
///
/// It blinks for a while after each key, then it stands still, so that nothing runs at rest.
final class TextCaret: View {
  /// Seconds that it is seen, and then is not (our choice, as all of these).
  static let blink: TimeInterval = 0.53
  /// Seconds after the last key until it stands still.
  static let patience: TimeInterval = 10

  private var timer: Int?
  private var stillAt: TimeInterval = 0

  init() {
    super.init(frame: .zero)
    isHidden = true
  }

  /// Is seen at once or not at all; begins to blink anew unless it is to be still, or motion is
  /// reduced.
  func show(isStill: Bool = false, if isShown: Bool) {
    stop()
    isHidden = !isShown
    guard isShown, !isStill, let window, !effectiveAppearance.prefersReducedMotion else { return }
    stillAt = window.currentTime + Self.patience
    wait(in: window)
  }

  private func stop() {
    timer.map { window?.cancelPerform($0) }
    timer = nil
  }

  private func wait(in window: Window) {
    timer = window.perform(after: Self.blink) { [weak self] in self?.turn() }
  }

  private func turn() {
    timer = nil
    guard let window else { return }
    isHidden = !isHidden && window.currentTime < stillAt
    if window.currentTime < stillAt || isHidden { wait(in: window) }
  }
}
