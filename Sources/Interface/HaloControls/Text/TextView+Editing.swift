import FocusEngine
import Foundation
import HaloDisplayList
import HaloSceneGraph

extension TextView {
  /// Whether keys type text now.
  public var isEditing: Bool { isBeingEdited && isEditable }

  /// Whether there is any text.
  public var hasText: Bool { !content.string.isEmpty }

  /// What is selected, in UTF-16 units of ``text``; a length of 0 is a bare caret.
  ///
  /// What lies outside of the text is brought into it.
  public var selectedRange: NSRange {
    get { content.string.characterRange(content.selection.range) }
    set {
      let range = content.string.bytes(newValue)
      change { $0.select(TextSelection(anchor: range.lowerBound, head: range.upperBound)) }
    }
  }

  /// Scrolls as little as shows a part of the text, in UTF-16 units.
  public func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    guard let rect = lineFrame(at: content.string.bytes(range).lowerBound) else { return }
    scroll(to: rect)
  }

  /// Where the caret is, in the window's points; nil while the text is not edited or in no window.
  public var caretRect: CGRect? { caretFrame }

  /// Selects; positions outside the text are clamped (see `TextSelection`).
  public func select(_ selection: TextSelection) { change { $0.select(selection) } }

  /// Replaces the selection, as typing does.
  public func insertText(_ text: String) { type(text) }

  /// Shows what an input method has not committed yet; nothing happens while the text is not edited.
  public func setMarkedText(_ text: String) { mark(text) }

  /// Pastes what is selected, here or in another program, where the pointer is.
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
  /// For a text of several lines: every line break is a line feed, and control characters but tabs
  /// are removed.
  fileprivate var severalLines: String {
    let isPlain = !unicodeScalars.contains {
      $0 != "\n" && $0 != "\t" && ($0.value < 0x20 || 0x7F..<0xA0 ~= $0.value || $0.isBreak)
    }
    guard !isPlain else { return self }
    var text = String.UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in unicodeScalars {
      if scalar.isBreak || scalar == "\n" || scalar == "\r" {
        // The two characters of Windows' line end are one line break.
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
  /// Of a line or a paragraph, beside the two of ASCII.
  fileprivate var isBreak: Bool {
    switch value {
    case 0x0B, 0x0C, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
