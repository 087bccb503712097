import FocusGeometry
import Foundation

/// A single input by the user, as a host reports it.
///
/// Points are in the window's coordinates.
public enum InputEvent: Hashable, Sendable {
  /// A key goes down, repeats, goes up or is cancelled.
  case key(Key, KeyPhase)
  /// An input method committed text, without a key.
  case text(String)
  /// An input method shows text that is still being composed; an empty text removes it.
  case markedText(String)
  /// The pointer moves to this point of the window.
  case pointerMoved(to: CGPoint)
  /// The pointer leaves the window.
  case pointerLeft
  /// The pointer's main button goes down.
  case pointerPressed(at: CGPoint)
  /// The main button goes up; the point may be outside the window while the button is down.
  case pointerReleased(at: CGPoint)
  /// The middle button goes down and pastes the selection of any program (X's PRIMARY).
  case pointerPasted(at: CGPoint)
  /// The right button goes down and requests the menu of what is under the point.
  case menuRequested(at: CGPoint)
  /// The content under a point scrolls by this many points; positive moves it up and left.
  case scrolled(by: CGVector, ScrollType, at: CGPoint)
}
