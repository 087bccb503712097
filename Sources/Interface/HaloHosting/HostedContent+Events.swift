import FocusGeometry
import Foundation

/// Each event by a name of its own.
extension HostedContent {
  /// A key goes down, repeats, comes up, or is lost, at `time` in seconds on the host's clock.
  public func send(_ key: Key, phase: KeyPhase, at time: TimeInterval) {
    receive(.key(key, phase), at: time)
  }

  /// Inserts text that an input method has committed, without a key; nothing while keys are not text.
  public func insertText(_ text: String, at time: TimeInterval) { receive(.text(text), at: time) }

  /// Shows text that is still being composed with an input method; empty removes it.
  public func setMarkedText(_ text: String, at time: TimeInterval) {
    receive(.markedText(text), at: time)
  }

  /// The pointer is over the window, at `point` in its points; drags while the button is down.
  public func pointerMoved(to point: CGPoint, at time: TimeInterval) {
    receive(.pointerMoved(to: point), at: time)
  }

  /// The pointer is over the window no longer.
  public func pointerLeft(at time: TimeInterval) { receive(.pointerLeft, at: time) }

  /// The pointer's main button goes down at `point`, in points.
  public func pointerPressed(at point: CGPoint, at time: TimeInterval) {
    receive(.pointerPressed(at: point), at: time)
  }

  /// The same button comes up; wherever that is, for as long as the button is down.
  public func pointerReleased(at point: CGPoint, at time: TimeInterval) {
    receive(.pointerReleased(at: point), at: time)
  }

  /// The middle button goes down: pastes the selection into the text at `point`, in points.
  public func pointerPasted(at point: CGPoint, at time: TimeInterval) {
    receive(.pointerPasted(at: point), at: time)
  }

  /// Scrolls what is under `point`, by points; positive moves the content up and left.
  public func pointerScrolled(
    by distance: CGVector, _ type: ScrollType, at point: CGPoint, time: TimeInterval
  ) {
    receive(.scrolled(by: distance, type, at: point), at: time)
  }
}
