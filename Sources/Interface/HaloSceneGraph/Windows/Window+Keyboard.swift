import FocusEngine
import Foundation
import HaloHosting

/// The input of a window, as a host reports it.
extension Window {
  /// Advances the clock to `time`, in seconds on the host's clock, and handles the event.
  public func receive(_ event: InputEvent, at time: TimeInterval) {
    switch canvas?.event(event) ?? event {
    case .key(let key, let phase):
      advance(to: time)
      settle()
      resetIdleTimer()
      keys.receive(key, phase: phase)
    case .text(let text): insert(text, at: time)
    case .markedText(let text):
      advance(to: time)
      textInput?.setMarkedText(text)
      setNeedsFrame()
    case .pointerMoved(let point): pointer.move(to: point, at: time)
    case .pointerLeft: pointer.leave(at: time)
    case .pointerPressed(let point): pointer.pressed(at: point, time)
    case .pointerReleased(let point): pointer.released(at: point, time)
    case .pointerPasted(let point): pointer.pasted(at: point, time)
    case .menuRequested(let point): pointer.menuRequested(at: point, time)
    case .scrolled(let distance, let type, let point):
      pointer.scrolled(by: distance, type, at: point, time)
    }
  }

  /// The rectangle at which the next character appears, in points of the host's window; nil while
  /// keys are not text.
  public var textCaret: CGRect? {
    textInput?.caretRect.map { canvas?.hostRect($0) ?? $0 }
  }

  /// Replaces the selection with `text`; has no effect while keys are not text.
  private func insert(_ text: String, at time: TimeInterval) {
    advance(to: time)
    settle()
    resetIdleTimer()
    textInput?.insertText(text)
    textInputWasUsed()
    keyEffectsMayHaveChanged()
    setNeedsFrame()
  }

  /// Notes typing in the edited text, from which the next focus key continues.
  func textInputWasUsed() {
    if let item = textInput as? any FocusItem { focusSystem?.itemWasUsed(item) }
  }
}
