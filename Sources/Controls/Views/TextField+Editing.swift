import DisplayList
import FocusEngine
import Foundation
import SceneGraph

extension TextField {
  /// Whether keys type text now; a disabled field, or one with an `exhibitedState`, is not edited.
  public var isEditing: Bool { isBeingEdited && isOperable }

  func beginEditing() {
    guard !isBeingEdited, isOperable else { return }
    isBeingEdited = true
    textChanged()
    delegate?.textFieldDidBeginEditing(self)
  }

  /// The field stays the first responder, if it is.
  func endEditing() {
    guard isBeingEdited else { return }
    isBeingEdited = false
    content.markedText = ""
    textChanged()
    delegate?.textFieldDidEndEditing(self)
  }

  /// Where the caret is, in the window's points; nil while the field is not edited or in no window.
  public var caretRect: CGRect? {
    guard isEditing, let window else { return nil }
    layoutIfNeeded()
    return line.convert(line.caret.frame, to: window)
  }

  // MARK: Selection

  /// Selects; positions outside the text are clamped (see `TextSelection`).
  public func select(_ selection: TextSelection) { change { $0.select(selection) } }

  // MARK: Changes

  /// Replaces the selection, as typing does.
  public func insertText(_ text: String) {
    let typed = text.singleLine
    content.markedText = ""
    guard !typed.isEmpty, allows(typed, in: content.selection.range) else {
      return textChanged()
    }
    change { $0.insert(typed) }
  }

  /// Shows what an input method has not committed yet; nothing happens while the field is not
  /// edited.
  public func setMarkedText(_ text: String) {
    guard isEditing else { return }
    content.markedText = text.singleLine
    textChanged()
    line.caret.wake()
  }

  /// Deletes text, as the Delete keys do.
  func delete(_ direction: TextStorageDirection, by granularity: TextGranularity) {
    let range = content.deletion(direction, by: granularity)
    guard !range.isEmpty, allows("", in: range) else { return }
    change { $0.delete(direction, by: granularity) }
  }

  func paste(_ text: String) {
    let line = text.singleLine
    guard isEditing, !line.isEmpty, allows(line, in: content.selection.range) else { return }
    change { $0.paste(line) }
  }

  /// Deletes everything, if the delegate allows.
  func clear() {
    guard !content.string.isEmpty, allows("", in: 0..<content.length) else { return }
    change {
      $0.selectAll()
      $0.delete(.backward)
    }
  }

  private func allows(_ replacement: String, in range: Range<Int>) -> Bool {
    guard let delegate else { return true }
    let string = content.string
    let indices = string.index(at: range.lowerBound)..<string.index(at: range.upperBound)
    return delegate.textField(
      self, shouldChangeCharactersIn: indices, replacementString: replacement)
  }

  /// Changes the text and updates everything that depends on it.
  func change(_ body: (inout EditableText) -> Void) {
    let old = content
    var new = old
    body(&new)
    content = new
    textChanged()
    line.caret.wake()
    if new.string != old.string { editingChanged?() }
    guard new.selection != old.selection else { return }
    if !new.selection.isEmpty, !isSecureTextEntry {
      window?.pasteboard.setString(new.selectedText, for: .primary)
    }
    delegate?.textFieldDidChangeSelection(self)
  }
}

extension TextFieldLine {
  /// Where the letters of a text stand, without what is marked; nil while not in a window.
  func line(of content: EditableText, isSecure: Bool) -> TextLine? {
    var committed = content
    committed.markedText = ""
    return line(
      of: TextPresentation(committed, isSecure: isSecure).string, font: label.font)
  }
}
