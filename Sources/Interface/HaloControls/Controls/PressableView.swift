import Foundation
import HaloHosting
import HaloSceneGraph

/// The common part of cells and controls: a select press highlights them, and its end activates
/// them.
///
/// Other presses, and any while the view is not pressable, go up the responder chain.
open class PressableView: View {
  /// Whether a select press is down; a very short press stays highlighted for a moment longer.
  public private(set) var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      View.animateFocus(
        withDuration: isHighlighted
          ? effectiveAppearance.motion.pressDown : effectiveAppearance.motion.pressUp,
        in: window
      ) { pressable?.highlightDidChange() }
      animatePress(isDown: isHighlighted)
      pressSurroundingGlass(isHighlighted)
    }
  }

  private var pressedAt: TimeInterval?
  /// The timer that keeps a very short press highlighted long enough to be seen.
  private var releaseTimer: Int?

  open override var liftsToDisplayFocus: Bool { true }

  private var pressable: (any Pressable)? { self as? any Pressable }
  private var takesPresses: Bool { pressable?.isPressable ?? true }

  private func isSelect(_ presses: Set<Press>) -> Bool {
    presses.contains { $0.type == .select }
  }

  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    if takesPresses, isSelect(presses) {
      pressedAt = window?.currentTime
      releaseTimer.map { window?.cancelPerform($0) }
      isHighlighted = true
    } else {
      super.pressesBegan(presses, with: event)
    }
  }

  open override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    guard isHighlighted, isSelect(presses) else {
      return super.pressesEnded(presses, with: event)
    }
    release()
    pressable?.activate()
  }

  /// Ends the highlight, but not before it has been visible long enough.
  private func release() {
    let shown = pressedAt.flatMap { start in window.map { $0.currentTime - start } } ?? .infinity
    let rest = effectiveAppearance.motion.pressDown - shown
    guard rest > 0, let window else {
      isHighlighted = false
      return
    }
    releaseTimer = window.perform(after: rest, changesKeys: true, isMotion: true) {
      [weak self] in self?.isHighlighted = false
    }
  }

  /// Cancels a press without activating the view.
  package func letGo() {
    releaseTimer.map { window?.cancelPerform($0) }
    isHighlighted = false
  }

  open override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    guard isHighlighted, isSelect(presses) else {
      return super.pressesCancelled(presses, with: event)
    }
    isHighlighted = false
  }
}

extension PressableView: PressAnswering {
  package func answer(to type: Press.PressType, of key: Key) -> KeyAnswer {
    guard type == .select, takesPresses else { return .passes }
    return pressable?.actsWhenActivated == true ? .acts : .swallows
  }
}
