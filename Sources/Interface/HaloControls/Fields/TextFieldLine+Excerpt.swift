import Foundation
import HaloDisplayList
import HaloSceneGraph

/// Which part of a text a field lays out: all of a short one, of a long one what can be seen around
/// the caret, and as much again at either side.
///
/// So a key costs the same however long the text is. Part of a text that is read in both directions
/// is ordered by itself, in the direction of the whole: right wherever a run of the other direction
/// is shorter than the field, and begun by no control character that stands before the part.
extension TextFieldLine {
  /// Bytes up to which a text is laid out as a whole; fewer in type so large that they would be
  /// wider than can be shown.
  private var longestWhole: Int { min(256, longestText / 4) }
  /// Bytes that are laid out at either side of the caret as a first guess: letters are about half as
  /// wide as they are high.
  private var reachBytes: Int {
    let letters = 2 * room.width / max(1, label.font.pointSize)
    return max(64, Int(min(4_096, Self.reach.wanted * letters)))
  }
  /// Bytes beyond which that does not grow, however little of them is seen.
  private var longestReach: Int { min(max(512, 8 * reachBytes), 4_096, longestText / 4) }
  private var longestText: Int { TextStyle(font: label.font, color: .black).longestText }

  /// How much is laid out at either side of the caret, in widths of the field: less than the first
  /// or more than the last, and the part is chosen anew, with the middle one.
  private static let reach: (least: CGFloat, wanted: CGFloat, most: CGFloat) = (1, 2, 6)

  /// How many bytes of a text are not laid out, before the part that is and behind it.
  struct Cut: Equatable {
    var head = 0
    var tail = 0
  }

  /// What of a text is laid out; nil while not in a window.
  ///
  /// - Parameters:
  ///   - text: what is edited.
  ///   - isSecure: whether each letter is a dot.
  ///   - follows: whether the part is where the caret is; otherwise at the beginning.
  /// - Returns: the whole text where it is short.
  func excerpt(of text: EditableText, isSecure: Bool, follows: Bool) -> TextExcerpt? {
    var text = text
    // Shown in its place.
    if !text.markedText.isEmpty, !text.selection.isEmpty { text.delete(.backward) }
    guard text.length > longestWhole else {
      return layOut(0..<text.length, of: text, isSecure: isSecure)
    }
    let caret = follows ? text.selection.head : 0
    if let kept = keptPart(of: text, around: caret),
      let excerpt = layOut(kept, of: text, isSecure: isSecure),
      lack(around: caret, in: excerpt, atLeast: Self.reach.least) == (false, false),
      isLittle(excerpt)
    {
      return excerpt
    }
    return newExcerpt(of: text, isSecure: isSecure, around: caret)
  }

  /// The part that was laid out last, with what has come in around the caret since; nil when the
  /// text has changed elsewhere.
  private func keptPart(of text: EditableText, around caret: Int) -> Range<Int>? {
    let end = text.length - cut.tail
    guard cut != Cut(), cut.head <= caret, caret <= end else { return nil }
    for position in [cut.head, end] where text.string.boundary(notBefore: position) != position {
      return nil
    }
    return cut.head..<end
  }

  private func newExcerpt(
    of text: EditableText, isSecure: Bool, around caret: Int
  ) -> TextExcerpt? {
    var (before, behind) = (reachBytes, reachBytes)
    while true {
      let part = part(of: text, around: caret, before: before, behind: behind)
      guard let excerpt = layOut(part, of: text, isSecure: isSecure) else { return nil }
      let lacks = lack(around: caret, in: excerpt, atLeast: Self.reach.wanted)
      let grown = (
        before: lacks.before && before < longestReach, behind: lacks.behind && behind < longestReach
      )
      guard grown.before || grown.behind else { return excerpt }
      if grown.before { before = min(2 * before, longestReach) }
      if grown.behind { behind = min(2 * behind, longestReach) }
    }
  }

  private func part(
    of text: EditableText, around caret: Int, before: Int, behind: Int
  ) -> Range<Int> {
    let start = text.string.boundary(notBefore: caret - before)
    return min(start, caret)..<text.string.boundary(notBefore: caret + behind)
  }

  /// Whether less is laid out before the caret, and behind it, than is asked for and than there is.
  private func lack(
    around caret: Int, in excerpt: TextExcerpt, atLeast widths: CGFloat
  ) -> (before: Bool, behind: Bool) {
    let x = excerpt.x(of: caret)
    let (left, right) = (x, excerpt.line.width - x)
    let (before, behind) = excerpt.line.isRightToLeft ? (right, left) : (left, right)
    let wanted = widths * room.width
    return (
      before < wanted && excerpt.part.lowerBound > 0,
      behind < wanted && excerpt.part.upperBound < excerpt.text.length
    )
  }

  private func isLittle(_ excerpt: TextExcerpt) -> Bool {
    excerpt.line.width <= 2 * Self.reach.most * room.width
      && excerpt.part.count <= 2 * longestReach
  }

  private func layOut(
    _ part: Range<Int>, of text: EditableText, isSecure: Bool
  ) -> TextExcerpt? {
    func excerpt(mark: String) -> TextExcerpt? {
      let shown = TextPresentation(text, isSecure: isSecure, part: part, mark: mark)
      guard let line = line(of: shown.string, font: label.font) else { return nil }
      return TextExcerpt(
        text: text, isSecure: isSecure, part: part, mark: mark, shown: shown, line: line)
    }
    guard part.lowerBound > 0, !isSecure else { return excerpt(mark: "") }
    // The first letter of a text decides, and it is not in this part.
    let beginning = text.text(in: 0..<text.string.boundary(notBefore: 256))
    let isRightToLeft = line(of: beginning, font: label.font)?.isRightToLeft == true
    let plain = excerpt(mark: "")
    guard let plain, plain.line.isRightToLeft != isRightToLeft else { return plain }
    return excerpt(mark: isRightToLeft ? "\u{200F}" : "\u{200E}")
  }
}
