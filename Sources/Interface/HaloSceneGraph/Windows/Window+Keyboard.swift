import FocusEngine
import Foundation
import HaloHosting

/// The keyboard's side of a window, as a host tells it.
extension Window {
  /// A key went down, repeats or came up, at `time` in seconds on the host's clock.
  public func send(_ key: Key, phase: KeyPhase, at time: TimeInterval) {
    advance(to: time)
    settle()
    resetIdleTimer()
    keys.receive(key, phase: phase)
  }

  /// Where the next character goes, in the window's points; nil while keys are not text.
  public var textCaret: CGRect? { textInput?.caretRect }

  /// Puts `text` in the place of the selection; nothing while keys are not text.
  public func insertText(_ text: String, at time: TimeInterval) {
    advance(to: time)
    settle()
    resetIdleTimer()
    textInput?.insertText(text)
    textInputWasUsed()
    keyEffectsMayHaveChanged()
    setNeedsFrame()
  }

  /// Shows text that is still being composed; empty takes it away.
  public func setMarkedText(_ text: String, at time: TimeInterval) {
    advance(to: time)
    textInput?.setMarkedText(text)
    setNeedsFrame()
  }

  /// The person typed into the text that is edited: a focus key goes on from there.
  func textInputWasUsed() {
    if let item = textInput as? any FocusItem { focusSystem?.itemWasUsed(item) }
  }
}
