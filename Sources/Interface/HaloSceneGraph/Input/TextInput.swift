import Foundation
import HaloHosting

/// A responder that takes text: UIKit's `UIKeyInput`, and what of `UITextInput` a window needs.
///
/// While one is the first responder, keys go to it before they move focus
/// (Apple, UIKeyCommand documentation; Decisions, 10).
@MainActor
public protocol TextInput: Responder {
  /// Whether keys are text now, and not focus or commands.
  var isEditing: Bool { get }
  /// Where the next character goes, in the window's points; nil while that is not shown.
  ///
  /// Input methods put their list of candidates beside it.
  var caretRect: CGRect? { get }
  /// Puts `text` in the place of the selection.
  func insertText(_ text: String)
  /// Shows `text`, which an input method has not committed yet, at the caret; empty takes it away.
  func setMarkedText(_ text: String)
  /// Takes a key that types, edits or moves the caret.
  ///
  /// - Returns: false for a key that means nothing here and goes on to focus.
  func receive(_ key: Key) -> Bool
  /// What `receive(_:)` would make of a key; changes nothing.
  func answer(to key: Key) -> KeyAnswer
  /// Whether Escape means something here now: otherwise it may leave the screen, or the app.
  var takesEscape: Bool { get }
}

extension TextInput {
  /// `types` for a key that types something, `passes` for every other.
  public func answer(to key: Key) -> KeyAnswer {
    let types = !key.characters.isEmpty && key.modifierFlags.isDisjoint(with: [.control, .command])
    return types ? .types : .passes
  }
  /// False: Escape is left to leave the screen, or the app.
  public var takesEscape: Bool { false }
}
