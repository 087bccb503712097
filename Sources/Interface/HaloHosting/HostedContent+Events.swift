import FocusGeometry
import Foundation

/// A method for each kind of event.
extension HostedContent {
  /// Sends a phase of a key, at `time` in seconds of the host's clock.
  public func send(_ key: Key, phase: KeyPhase, at time: TimeInterval) {
    receive(.key(key, phase), at: time)
  }

  /// Inserts text that an input method committed, without a key; has no effect while keys are not
  /// text.
  public func insertText(_ text: String, at time: TimeInterval) { receive(.text(text), at: time) }

  /// Shows text that is still being composed with an input method; an empty text removes it.
  public func setMarkedText(_ text: String, at time: TimeInterval) {
    receive(.markedText(text), at: time)
  }

  /// Moves the pointer to `point`, in points of the window; drags while the button is down.
  public func pointerMoved(to point: CGPoint, at time: TimeInterval) {
    receive(.pointerMoved(to: point), at: time)
  }

  /// Tells the content that the pointer left the window.
  public func pointerLeft(at time: TimeInterval) { receive(.pointerLeft, at: time) }

  /// Presses the pointer's main button at `point`, in points of the window.
  public func pointerPressed(at point: CGPoint, at time: TimeInterval) {
    receive(.pointerPressed(at: point), at: time)
  }

  /// Releases the pointer's main button; `point` may be outside the window while the button is
  /// down.
  public func pointerReleased(at point: CGPoint, at time: TimeInterval) {
    receive(.pointerReleased(at: point), at: time)
  }

  /// Presses the middle button, which pastes the selection into the text at `point`, in points of
  /// the window.
  public func pointerPasted(at point: CGPoint, at time: TimeInterval) {
    receive(.pointerPasted(at: point), at: time)
  }

  /// Presses the right button, which requests the menu of what is at `point`, in points of the
  /// window.
  public func menuRequested(at point: CGPoint, at time: TimeInterval) {
    receive(.menuRequested(at: point), at: time)
  }

  /// Scrolls what is under `point` by `distance` in points; positive moves the content up and left.
  public func pointerScrolled(
    by distance: CGVector, _ type: ScrollType, at point: CGPoint, time: TimeInterval
  ) {
    receive(.scrolled(by: distance, type, at: point), at: time)
  }
}
