import Foundation
import HaloDisplayList
import HaloHosting

/// Something that a window has besides its content, as the list of shortcuts: it sees keys before
/// the content does and may draw above it.
@MainActor
package protocol WindowAccessory: AnyObject {
  /// What it answers to as a part of the window; see ``Responder/responses``.
  var responses: [Selector: @MainActor (Any?) -> Void] { get }
  /// Whether the pointer reaches nothing beneath.
  var coversContent: Bool { get }
  /// - Returns: Whether the key goes no further.
  func receive(_ key: Key, phase: KeyPhase) -> Bool
  /// What it would make of a key; changes nothing.
  func answer(to key: Key) -> KeyAnswer
  /// The purpose of a key that it takes, in a word or two; nil for one that is not to be told.
  func purpose(of key: Key) -> String?
  /// Whether it wants `keyEffectsMayHaveChanged()` to be called.
  var tellsOfKeys: Bool { get }
  /// Called in a frame whose layout and focus are settled, when keys may do something else than
  /// before; after a key in the frame behind the one that answers it.
  func keyEffectsMayHaveChanged()
  /// The pointer's button went down while `coversContent`.
  func receivePointerPress()
  /// The window lost the keyboard.
  func windowDidResignActive()
  /// What it draws above everything in the window, where focus and the pointer see nothing.
  var items: [DisplayItem] { get }
}

extension WindowAccessory {
  package var responses: [Selector: @MainActor (Any?) -> Void] { [:] }
  package var coversContent: Bool { false }
  package func receive(_ key: Key, phase: KeyPhase) -> Bool { false }
  package func answer(to key: Key) -> KeyAnswer { .passes }
  package func purpose(of key: Key) -> String? { nil }
  package var tellsOfKeys: Bool { false }
  package func keyEffectsMayHaveChanged() {}
  package func receivePointerPress() {}
  package func windowDidResignActive() {}
  package var items: [DisplayItem] { [] }
}
