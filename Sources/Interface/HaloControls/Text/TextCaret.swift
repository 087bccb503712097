import Foundation
import HaloSceneGraph

/// The line at the position where the next letter is inserted.
///
/// It blinks for a while after each key and then stays on, so that no timer runs at rest.
final class TextCaret: View {
  /// The seconds for which the caret is on, and then off (our choice, like the other values here).
  static let blink: TimeInterval = 0.53
  /// The seconds after the last key until the caret stops blinking.
  static let patience: TimeInterval = 10

  private var timer: Int?
  private var stillAt: TimeInterval = 0
  /// Whether the caret is shown, in either phase of its blinking.
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
