import FocusGeometry
import Foundation

/// One thing that a person does at a window, as a host tells it.
///
/// Places are points of the window.
public enum InputEvent: Hashable, Sendable {
  /// A key goes down, repeats, comes up, or is lost.
  case key(Key, KeyPhase)
  /// An input method has committed text, without a key.
  case text(String)
  /// An input method shows text that is still being composed; empty removes it.
  case markedText(String)
  /// The pointer is over the window, at this place.
  case pointerMoved(to: CGPoint)
  /// The pointer is over the window no longer.
  case pointerLeft
  /// The pointer's main button goes down.
  case pointerPressed(at: CGPoint)
  /// The same button comes up; wherever that is, for as long as the button is down.
  case pointerReleased(at: CGPoint)
  /// The pointer's middle button goes down: pastes the selection of any program here (X's PRIMARY).
  case pointerPasted(at: CGPoint)
  /// What is under a place is scrolled by so many points; positive moves the content up and left.
  case scrolled(by: CGVector, ScrollType, at: CGPoint)
}
