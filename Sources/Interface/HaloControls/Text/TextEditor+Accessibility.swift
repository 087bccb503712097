import Foundation
import HaloHosting
import HaloSceneGraph

/// A text editor as assistive technology reads and edits it; positions count characters.
extension TextEditor {
  var accessibleText: AccessibleText {
    let string = content.string
    func character(_ position: Int) -> Int { string.text(in: 0..<position).count }
    let selection = content.selection
    let range = character(selection.range.lowerBound)..<character(selection.range.upperBound)
    return AccessibleText(
      isSecureTextEntry ? String(repeating: "•", count: string.count) : string,
      selection: range,
      caret: selection.head == selection.range.lowerBound ? range.lowerBound : range.upperBound,
      isEditable: isOperable)
  }

  func performEditing(_ action: AccessibleAction) -> Bool {
    switch action {
    case .press:
      guard becomeFirstResponder() else { return false }
      beginEditing()
      return true
    case .replaceText(let range, with: let text): return replace(positions(range), with: text)
    case .selectText(let range):
      let range = positions(range)
      change { $0.select(TextSelection(anchor: range.lowerBound, head: range.upperBound)) }
      return true
    case .copyText(let range): return copy(positions(range))
    case .cutText(let range):
      let range = positions(range)
      return copy(range) && replace(range, with: "")
    case .pasteText(let place):
      let position = positions(place..<place).lowerBound
      window?.pasteboard.requestString(from: .general, limit: maximumLength) { [weak self] in
        guard case .text(let text) = $0, let self else { return }
        _ = self.replace(position..<position, with: text)
      }
      return true
    default: return false
    }
  }

  private func copy(_ range: Range<Int>) -> Bool {
    guard !isSecureTextEntry, !range.isEmpty else { return false }
    window?.pasteboard.setString(content.text(in: range), for: .general)
    return true
  }

  /// Returns the positions of a range of characters, clamped to the text.
  func positions(_ range: Range<Int>) -> Range<Int> {
    let string = content.string
    func position(_ character: Int) -> Int {
      string.prefix(max(0, character)).utf8.count
    }
    return position(range.lowerBound)..<position(range.upperBound)
  }
}
