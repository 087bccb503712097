import FocusEngine
import Foundation
import HaloDisplayList
import HaloSceneGraph

extension TextView {
  /// Whether keys type text now.
  public var isEditing: Bool { isBeingEdited && isEditable }

  /// Whether there is any text.
  public var hasText: Bool { !content.string.isEmpty }

  /// The selected range in UTF-16 units of ``text``; a length of 0 is a caret.
  ///
  /// A range that is set is clamped to the text.
  public var selectedRange: NSRange {
    get { content.string.characterRange(content.selection.range) }
    set {
      let range = content.string.bytes(newValue)
      change { $0.select(TextSelection(anchor: range.lowerBound, head: range.upperBound)) }
    }
  }

  /// Scrolls by the least distance that shows the line in which a range begins, in UTF-16 units.
  public func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    guard let rect = lineFrame(at: content.string.bytes(range).lowerBound) else { return }
    scroll(to: rect)
  }

  /// The frame of the caret in the window's coordinates, in points; nil while the text is not being
  /// edited or is in no window.
  public var caretRect: CGRect? { caretFrame }

  /// Changes the selection; positions outside the text are clamped (see `TextSelection`).
  public func select(_ selection: TextSelection) { change { $0.select(selection) } }

  /// Replaces the selection, as typing does.
  public func insertText(_ text: String) { type(text) }

  /// Shows text that an input method has not committed yet; does nothing while not editing.
  public func setMarkedText(_ text: String) { mark(text) }

  /// Pastes the primary selection, which may come from another program, at the pointer.
  package func pasteSelection(at place: CGPoint) { pastePrimary(at: place) }
}

extension TextView: TextEditor {
  var isOperable: Bool { isEditable }
  var isSecureTextEntry: Bool { false }
  var hasSeveralLines: Bool { true }

  func admitted(_ text: String) -> String { text.severalLines }

  func mayReplace(_ range: Range<Int>, with text: String) -> Bool {
    guard let delegate else { return true }
    return delegate.textView(
      self, shouldChangeTextIn: content.string.characterRange(range), replacementText: text)
  }

  func didBeginEditing() { delegate?.textViewDidBeginEditing(self) }

  func didEndEditing() { delegate?.textViewDidEndEditing(self) }

  func didEdit() { delegate?.textViewDidChange(self) }

  func didMoveSelection() {
    wantedX = nil
    delegate?.textViewDidChangeSelection(self)
  }
}

extension String {
  /// The string for a text of several lines: each line break is a line feed, and control characters
  /// except tabs are removed.
  fileprivate var severalLines: String {
    let isPlain = !unicodeScalars.contains {
      $0 != "\n" && $0 != "\t" && ($0.value < 0x20 || 0x7F..<0xA0 ~= $0.value || $0.isBreak)
    }
    guard !isPlain else { return self }
    var text = String.UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in unicodeScalars {
      if scalar.isBreak || scalar == "\n" || scalar == "\r" {
        // The two characters of a Windows line end are one line break.
        if scalar != "\n" || last != "\r" { text.append("\n") }
      } else if scalar == "\t" || scalar.value >= 0x20 && !(0x7F..<0xA0 ~= scalar.value) {
        text.append(scalar)
      }
      last = scalar
    }
    return String(text)
  }
}

extension Unicode.Scalar {
  /// Whether the character breaks a line or a paragraph; line feed and carriage return are not
  /// included.
  fileprivate var isBreak: Bool {
    switch value {
    case 0x0B, 0x0C, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
