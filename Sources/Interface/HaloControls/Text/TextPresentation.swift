import HaloSceneGraph

/// An edited text, or a part of it, as it is shown: with marked text, or as dots.
struct TextPresentation: Equatable {
  /// Stands for each letter of a secret.
  static let dot: Character = "•"

  let string: String
  /// In `string`, as all of these.
  let caret: Int
  let selection: Range<Int>
  let marked: Range<Int>

  /// - Parameters:
  ///   - text: what is edited.
  ///   - isSecure: whether each letter is a dot.
  ///   - part: what of the text is shown; nil: all of it. Ends of the selection outside of it are
  ///     moved to its ends.
  ///   - mark: what comes before the text.
  init(_ text: EditableText, isSecure: Bool, part: Range<Int>? = nil, mark: String = "") {
    let part = part ?? 0..<text.length
    func shown(_ string: String) -> String {
      isSecure ? String(repeating: Self.dot, count: string.count) : string
    }
    let range = text.selection.range.clamped(to: part)
    let before = mark + shown(text.text(in: part.lowerBound..<range.lowerBound))
    let behind = shown(text.text(in: range.upperBound..<part.upperBound))
    let isMarked = !text.markedText.isEmpty
    // Marked text is shown in the place of the selection.
    let middle = shown(isMarked ? text.markedText : text.text(in: range))
    string = before + middle + behind
    let place = before.utf8.count..<before.utf8.count + middle.utf8.count
    let isAtStart = !isMarked && text.selection.head == text.selection.range.lowerBound
    caret = isAtStart ? place.lowerBound : place.upperBound
    selection = isMarked ? caret..<caret : place
    marked = isMarked ? place : caret..<caret
  }
}
