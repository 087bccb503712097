import FocusEngine
import Foundation
import HaloDisplayList
import HaloSceneGraph

extension TextEditor {
  func beginEditing() {
    guard !isBeingEdited, isOperable else { return }
    isBeingEdited = true
    textChanged()
    didBeginEditing()
  }

  /// Ends editing; an editor that is the first responder remains so.
  func endEditing() {
    guard isBeingEdited else { return }
    isBeingEdited = false
    content.markedText = ""
    textChanged()
    didEndEditing()
  }

  /// The frame of the caret in points of the window; nil while nothing is being edited, or if the
  /// editor is in no window.
  var caretFrame: CGRect? {
    guard isEditing, let window, let line = caret.superview else { return nil }
    layoutIfNeeded()
    return line.convert(caret.frame, to: window)
  }
}

/// The changes that the user makes.
extension TextEditor {
  /// Replaces the selection with typed text, if there is enough space and the delegate allows.
  func type(_ text: String) {
    let typed = admitted(text)
    content.markedText = ""
    guard !typed.isEmpty, hasRoom(for: typed, .typing),
      mayReplace(content.selection.range, with: typed)
    else { return textChanged() }
    change { $0.insert(typed) }
  }

  /// Shows text that an input method has not committed yet; does nothing while nothing is being
  /// edited.
  func mark(_ text: String) {
    guard isEditing else { return }
    content.markedText = admitted(text)
    textChanged()
    caret.wake()
  }

  /// Deletes text, like the Delete keys.
  func delete(_ direction: TextStorageDirection, by granularity: TextGranularity) {
    let range = deletion(direction, by: granularity)
    guard !range.isEmpty, mayReplace(range, with: "") else { return }
    guard range != content.deletion(direction, by: granularity) else {
      return change { $0.delete(direction, by: granularity) }
    }
    change {
      $0.select(TextSelection(anchor: range.lowerBound, head: range.upperBound))
      $0.delete(.backward)
    }
  }

  /// Returns the default for the range, in UTF-8 bytes, that `delete(_:by:)` removes.
  func deletion(
    _ direction: TextStorageDirection, by granularity: TextGranularity
  ) -> Range<Int> { content.deletion(direction, by: granularity) }

  /// Replaces the selection with pasted text, if there is enough space and the delegate allows.
  func paste(_ text: String) {
    // The length is checked first, since `admitted` may remove a part of the text.
    guard isEditing, hasRoom(for: text, .paste) else { return }
    let new = admitted(text)
    guard !new.isEmpty, mayReplace(content.selection.range, with: new) else { return }
    change { $0.paste(new) }
  }

  /// Deletes the whole text, if the delegate allows.
  func clear() {
    guard !content.string.isEmpty, mayReplace(0..<content.length, with: "") else { return }
    change {
      $0.selectAll()
      $0.delete(.backward)
    }
  }

  /// Replaces a range of UTF-8 bytes as a single step of undo; returns false, and changes nothing,
  /// if there is not enough space or the delegate refuses.
  func replace(_ range: Range<Int>, with text: String) -> Bool {
    let new = admitted(text)
    guard !range.isEmpty || !new.isEmpty else { return true }
    let before = content.selection
    content.select(TextSelection(anchor: range.lowerBound, head: range.upperBound))
    guard hasRoom(for: new, .paste), mayReplace(content.selection.range, with: new) else {
      content.select(before)
      return false
    }
    change { if new.isEmpty { $0.delete(.backward) } else { $0.paste(new) } }
    return true
  }

  /// Changes the text or the selection, and updates everything that depends on them.
  func change(_ body: (inout EditableText) -> Void) {
    let (edits, selection) = (content.edits, content.selection)
    body(&content)
    textChanged()
    caret.wake()
    if content.edits != edits { didEdit() }
    guard content.selection != selection else { return }
    if !content.selection.isEmpty, !isSecureTextEntry {
      window?.pasteboard.setString(content.selectedText, for: .primary)
    }
    didMoveSelection()
  }
}

extension String {
  /// Converts a range of UTF-8 bytes to UTF-16 units, in which UIKit counts.
  func characterRange(_ range: Range<Int>) -> NSRange {
    NSRange(index(at: range.lowerBound)..<index(at: range.upperBound), in: self)
  }

  /// Converts a range of UTF-16 units, clamped to the text, to UTF-8 bytes.
  func bytes(_ range: NSRange) -> Range<Int> {
    let whole = NSRange(location: 0, length: utf16.count)
    let inside = NSIntersectionRange(whole, range)
    let kept = range.location > whole.length ? NSRange(location: whole.length, length: 0) : inside
    guard let indices = Range(kept, in: self) else { return utf8.count..<utf8.count }
    return position(of: indices.lowerBound)..<position(of: indices.upperBound)
  }
}
