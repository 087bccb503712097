import FocusEngine
import Foundation
import HaloDisplayList
import HaloSceneGraph

extension TextField {
  /// Whether keys type text now; a disabled field, or one with an `exhibitedState`, is not edited.
  public var isEditing: Bool { isBeingEdited && isOperable }

  /// Where the caret is, in the window's points; nil while the field is not edited or in no window.
  public var caretRect: CGRect? { caretFrame }

  // MARK: Changes

  /// Selects; positions outside the text are clamped (see `TextSelection`).
  public func select(_ selection: TextSelection) { change { $0.select(selection) } }

  /// Replaces the selection, as typing does.
  public func insertText(_ text: String) { type(text) }

  /// Shows what an input method has not committed yet; nothing happens while the field is not
  /// edited.
  public func setMarkedText(_ text: String) { mark(text) }

  /// Pastes what is selected, here or in another program, where the pointer is.
  package func pasteSelection(at place: CGPoint) { pastePrimary(at: place) }
}

extension TextField: TextEditor {
  var caret: TextCaret { line.caret }
  var hasSeveralLines: Bool { false }

  func admitted(_ text: String) -> String { text.singleLine }

  func mayReplace(_ range: Range<Int>, with text: String) -> Bool {
    guard let delegate else { return true }
    return delegate.textField(
      self, shouldChangeCharactersIn: content.string.characterRange(range),
      replacementString: text)
  }

  func didBeginEditing() {
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
  }

  func didEndEditing() {
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
  }

  func didEdit() {
    editingChanged?()
    sendActions(for: .editingChanged)
  }

  func didMoveSelection() { delegate?.textFieldDidChangeSelection(self) }
}
