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
    sendActions(for: .editingDidBegin)
  }

  /// The field stays the first responder, if it is.
  func endEditing() {
    guard isBeingEdited else { return }
    isBeingEdited = false
    content.markedText = ""
    textChanged()
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
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
    guard !typed.isEmpty, hasRoom(for: typed, .typing),
      allows(typed, in: content.selection.range)
    else { return textChanged() }
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
    // Before it is looked at: no line is longer than its text.
    guard isEditing, hasRoom(for: text, .paste) else { return }
    let line = text.singleLine
    guard !line.isEmpty, allows(line, in: content.selection.range) else { return }
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

  /// Puts `text` in the place of a range, as a step of its own, if there is room and the delegate
  /// allows; otherwise nothing changes.
  func replace(_ range: Range<Int>, with text: String) -> Bool {
    let line = text.singleLine
    guard !range.isEmpty || !line.isEmpty else { return true }
    let before = content.selection
    content.select(TextSelection(anchor: range.lowerBound, head: range.upperBound))
    guard hasRoom(for: line, .paste), allows(line, in: content.selection.range) else {
      content.select(before)
      return false
    }
    change { if line.isEmpty { $0.delete(.backward) } else { $0.paste(line) } }
    return true
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
    let (edits, selection) = (content.edits, content.selection)
    body(&content)
    textChanged()
    line.caret.wake()
    if content.edits != edits {
      editingChanged?()
      sendActions(for: .editingChanged)
    }
    guard content.selection != selection else { return }
    if !content.selection.isEmpty, !isSecureTextEntry {
      window?.pasteboard.setString(content.selectedText, for: .primary)
    }
    delegate?.textFieldDidChangeSelection(self)
  }
}
