import FocusEngine
import Foundation
import HaloHosting

/// What a person does at a window, as a host tells it.
extension Window {
  /// Moves the clock on to `time`, in seconds on the host's clock, and does what a person asks for.
  public func receive(_ event: InputEvent, at time: TimeInterval) {
    switch event {
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
    case .scrolled(let distance, let type, let point):
      pointer.scrolled(by: distance, type, at: point, time)
    }
  }

  /// Where the next character goes, in the window's points; nil while keys are not text.
  public var textCaret: CGRect? { textInput?.caretRect }

  /// Puts `text` in the place of the selection; nothing while keys are not text.
  private func insert(_ text: String, at time: TimeInterval) {
    advance(to: time)
    settle()
    resetIdleTimer()
    textInput?.insertText(text)
    textInputWasUsed()
    keyEffectsMayHaveChanged()
    setNeedsFrame()
  }

  /// The person typed into the text that is edited: a focus key goes on from there.
  func textInputWasUsed() {
    if let item = textInput as? any FocusItem { focusSystem?.itemWasUsed(item) }
  }
}
