import Foundation
import HaloHosting

/// A responder that takes text: UIKit's `UIKeyInput`, and the part of `UITextInput` that a window
/// needs.
///
/// While it is the first responder, it receives keys before they move focus (Apple, UIKeyCommand
/// documentation; Decisions, 10).
@MainActor
public protocol TextInput: Responder {
  /// Whether keys are currently text rather than focus movements or commands.
  var isEditing: Bool { get }
  /// The rectangle at which the next character appears, in points of the window; nil while no caret
  /// is shown.
  ///
  /// Input methods place their list of candidates beside it.
  var caretRect: CGRect? { get }
  /// Replaces the selection with `text`.
  func insertText(_ text: String)
  /// Shows `text`, which an input method has not committed yet, at the caret; an empty `text`
  /// removes what was shown.
  func setMarkedText(_ text: String)
  /// Handles a key that types, edits or moves the caret.
  ///
  /// - Returns: false if the key has no meaning here, so that it may move focus.
  func receive(_ key: Key) -> Bool
  /// Returns the effect that `receive(_:)` would have, without changing anything.
  func answer(to key: Key) -> KeyAnswer
  /// Whether Escape has a meaning here now, such as to end editing; otherwise it may close the
  /// screen or quit the program.
  var takesEscape: Bool { get }
}

extension TextInput {
  /// Returns `types` for a key that types something and `passes` for any other by default.
  public func answer(to key: Key) -> KeyAnswer {
    let types = !key.characters.isEmpty && key.modifierFlags.isDisjoint(with: [.control, .command])
    return types ? .types : .passes
  }
  /// False by default, so that Escape can close the screen or quit the program.
  public var takesEscape: Bool { false }
}
