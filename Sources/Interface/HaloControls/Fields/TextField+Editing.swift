import FocusEngine
import Foundation
import HaloDisplayList
import HaloSceneGraph

extension TextField {
  /// Whether keys type text now; false while the field is disabled or has an `exhibitedState`.
  public var isEditing: Bool { isBeingEdited && isOperable }

  /// The frame of the caret in the window's coordinates, in points; nil while the field is not
  /// being edited or is in no window.
  public var caretRect: CGRect? { caretFrame }

  // MARK: Changes

  /// Changes the selection; positions outside the text are clamped (see `TextSelection`).
  public func select(_ selection: TextSelection) { change { $0.select(selection) } }

  /// Replaces the selection, as typing does.
  public func insertText(_ text: String) { type(text) }

  /// Shows text that an input method has not committed yet; does nothing while the field is not
  /// being edited.
  public func setMarkedText(_ text: String) { mark(text) }

  /// Pastes the primary selection, which may come from another program, at the pointer.
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
