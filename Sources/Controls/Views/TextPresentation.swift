import SceneGraph

/// An edited text as it is shown: with marked text, or as dots.
struct TextPresentation: Equatable {
  /// Stands for each letter of a secret.
  static let dot: Character = "•"

  let string: String
  /// In `string`, as all of these.
  let caret: Int
  let selection: Range<Int>
  let marked: Range<Int>

  init(_ text: EditableText, isSecure: Bool) {
    func shown(_ part: String) -> String {
      isSecure ? String(repeating: Self.dot, count: part.count) : part
    }
    let range = text.selection.range
    let before = shown(text.text(in: 0..<range.lowerBound))
    let behind = shown(text.text(in: range.upperBound..<text.length))
    let start = before.utf8.count
    guard text.markedText.isEmpty else {
      let middle = shown(text.markedText)
      string = before + middle + behind
      marked = start..<start + middle.utf8.count
      caret = marked.upperBound
      selection = caret..<caret
      return
    }
    let middle = shown(text.selectedText)
    string = before + middle + behind
    selection = start..<start + middle.utf8.count
    caret =
      text.selection.head == range.lowerBound ? selection.lowerBound : selection.upperBound
    marked = caret..<caret
  }

  /// The place in a text that is shown as dots.
  static func position(ofDot shown: Int, in string: String) -> Int {
    let count = shown / dot.utf8.count
    return string.position(
      of: string.index(string.startIndex, offsetBy: count, limitedBy: string.endIndex)
        ?? string.endIndex)
  }
}
