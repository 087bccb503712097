import HaloSceneGraph

/// An edited text, or a part of it, as it is shown: with marked text, or as dots.
struct TextPresentation: Equatable {
  /// The character shown for each letter of a secure text.
  static let dot: Character = "•"

  let string: String
  /// The UTF-8 offset of the caret in `string`; the ranges below count in the same way.
  let caret: Int
  let selection: Range<Int>
  let marked: Range<Int>

  /// Creates the presentation of a text.
  ///
  /// - Parameters:
  ///   - text: the edited text.
  ///   - isSecure: whether each letter is a dot.
  ///   - part: the range of the text that is shown, to which the selection is clamped; nil for all.
  ///   - mark: a directional mark before the text.
  init(_ text: EditableText, isSecure: Bool, part: Range<Int>? = nil, mark: String = "") {
    let part = part ?? 0..<text.length
    func shown(_ string: String) -> String {
      isSecure ? String(repeating: Self.dot, count: string.count) : string
    }
    let range = text.selection.range.clamped(to: part)
    let before = mark + shown(text.text(in: part.lowerBound..<range.lowerBound))
    let behind = shown(text.text(in: range.upperBound..<part.upperBound))
    let isMarked = !text.markedText.isEmpty
    // Marked text is shown in place of the selection.
    let middle = shown(isMarked ? text.markedText : text.text(in: range))
    string = before + middle + behind
    let place = before.utf8.count..<before.utf8.count + middle.utf8.count
    let isAtStart = !isMarked && text.selection.head == text.selection.range.lowerBound
    caret = isAtStart ? place.lowerBound : place.upperBound
    selection = isMarked ? caret..<caret : place
    marked = isMarked ? place : caret..<caret
  }
}
