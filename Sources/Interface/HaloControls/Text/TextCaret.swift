import Foundation
import HaloSceneGraph

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
  /// Whether it is shown, in either phase of its blinking.
  private var isShown = false

  init() {
    super.init(frame: .zero)
    isHidden = true
  }

  /// Shows or hides the caret; a shown one begins to blink unless `isStill`.
  func show(isStill: Bool = false, if isShown: Bool) {
    let comes = isShown && !self.isShown
    self.isShown = isShown
    if !isShown || isStill {
      stop()
      isHidden = !isShown
    } else if comes || effectiveAppearance.prefersReducedMotion {
      wake()
    }
  }

  /// Shows the caret after a key and restarts the blinking, unless motion is reduced.
  func wake() {
    guard isShown else { return }
    stop()
    isHidden = false
    guard let window, !effectiveAppearance.prefersReducedMotion else { return }
    stillAt = window.currentTime + Self.patience
    wait(in: window)
  }

  private func stop() {
    timer.map { window?.cancelPerform($0) }
    timer = nil
  }

  private func wait(in window: Window) {
    timer = window.perform(after: Self.blink, changesKeys: false) { [weak self] in self?.turn() }
  }

  private func turn() {
    timer = nil
    guard let window else { return }
    isHidden = !isHidden && window.currentTime < stillAt
    if window.currentTime < stillAt || isHidden { wait(in: window) }
  }
}
