import FocusGeometry
import Foundation
import HaloDisplayList
import HaloHosting

/// An addition to a window's content, such as the list of shortcuts: it receives keys before the
/// content, and may draw above it.
@MainActor
package protocol WindowAccessory: AnyObject {
  /// The actions that it handles as a part of the window; see `Responder.responses`; empty by
  /// default.
  var responses: [Selector: @MainActor (Any?) -> Void] { get }
  /// Whether it blocks the pointer from everything beneath; false by default.
  var coversContent: Bool { get }
  /// The view that takes the keys in place of the content, and the view inside it on which they act;
  /// nil, the default, if the content has the keys.
  ///
  /// A screen reader finds nothing else in the window, and the focus at the second view.
  var accessibleCover: (view: View, focused: View?)? { get }
  /// Handles a key; returns false by default.
  ///
  /// - Returns: Whether the key goes no further.
  func receive(_ key: Key, phase: KeyPhase) -> Bool
  /// Returns the effect that a key would have on it; changes nothing; `passes` by default.
  func answer(to key: Key) -> KeyAnswer
  /// Returns the purpose of a key that it takes, in a word or two; nil, the default, for a key that
  /// is not to be shown.
  func purpose(of key: Key) -> String?
  /// Whether it needs calls of `keyEffectsMayHaveChanged()`; false by default.
  var tellsOfKeys: Bool { get }
  /// Called in a frame with settled layout and focus when keys may have another effect; after a
  /// key, in the frame after the one that responds to it; does nothing by default.
  func keyEffectsMayHaveChanged()
  /// Called when the pointer's button goes down while `coversContent` is true; does nothing by
  /// default.
  func receivePointerPress()
  /// Called when the pointer moves to a point of the window, or leaves it (nil); does nothing by
  /// default.
  func pointerMoved(to point: CGPoint?)
  /// Called when the wheel turns while `coversContent` is true, by a distance in points; does nothing
  /// by default.
  func receiveScroll(by distance: CGVector)
  /// Called when the window loses the keyboard; does nothing by default.
  func windowDidResignActive()
  /// The items that it draws above everything in the window; focus and the pointer ignore them;
  /// empty by default.
  var items: [DisplayItem] { get }
}

extension WindowAccessory {
  package var responses: [Selector: @MainActor (Any?) -> Void] { [:] }
  package var coversContent: Bool { false }
  package var accessibleCover: (view: View, focused: View?)? { nil }
  package func receive(_ key: Key, phase: KeyPhase) -> Bool { false }
  package func answer(to key: Key) -> KeyAnswer { .passes }
  package func purpose(of key: Key) -> String? { nil }
  package var tellsOfKeys: Bool { false }
  package func keyEffectsMayHaveChanged() {}
  package func receivePointerPress() {}
  package func pointerMoved(to point: CGPoint?) {}
  package func receiveScroll(by distance: CGVector) {}
  package func windowDidResignActive() {}
  package var items: [DisplayItem] { [] }
}
