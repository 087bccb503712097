import Foundation
import HaloDisplayList
import HaloSceneGraph

/// The choice of the part of a text that a field lays out: all of a short text; of a long one the
/// visible part around the caret, and some more on either side.
///
/// The cost of a key therefore does not depend on the length of the text. A part of bidirectional
/// text is ordered by itself, in the base direction of the whole text. The result is right if each
/// run of the other direction is shorter than the field, and no control character before the part
/// affects it.
extension TextFieldLine {
  /// The length in bytes up to which a text is laid out as a whole; less for type so large that the
  /// text would be wider than can be drawn.
  private var longestWhole: Int { min(256, longestText / 4) }
  /// The number of bytes first laid out on either side of the caret, assuming that letters are half
  /// as wide as they are high.
  private var reachBytes: Int {
    let letters = 2 * room.width / max(1, label.font.pointSize)
    return max(64, Int(min(4_096, Self.reach.wanted * letters)))
  }
  /// The number of bytes at which the part stops growing, however little of it is visible.
  private var longestReach: Int { min(max(512, 8 * reachBytes), 4_096, longestText / 4) }
  private var longestText: Int { TextStyle(font: label.font, color: .black).longestText }

  /// The width of the text laid out on each side of the caret, in widths of the field.
  ///
  /// If a side has less than `least`, or both together have more than twice `most`, a new part with
  /// `wanted` is chosen.
  private static let reach: (least: CGFloat, wanted: CGFloat, most: CGFloat) = (1, 2, 6)

  /// The number of bytes of a text that are not laid out, before the part and after it.
  struct Cut: Equatable {
    var head = 0
    var tail = 0
  }

  /// Returns the part of a text to lay out, which is all of a short one; nil while in no window.
  ///
  /// - Parameters:
  ///   - text: the edited text.
  ///   - isSecure: whether each letter is a dot.
  ///   - follows: whether the part is around the caret; otherwise it is at the beginning.
  /// - Returns: the part with the positions of its letters.
  func excerpt(of text: EditableText, isSecure: Bool, follows: Bool) -> TextExcerpt? {
    var text = text
    // Marked text is shown in place of the selection.
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

  /// Returns the part that was laid out last, with the text inserted around the caret since; nil if
  /// the text has changed elsewhere.
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

  /// Returns whether less than `widths` field widths are laid out before the caret, and after it,
  /// although the text continues there.
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
    // The first letter of the whole text decides the direction, and is not in this part.
    let beginning = text.text(in: 0..<text.string.boundary(notBefore: 256))
    let isRightToLeft = line(of: beginning, font: label.font)?.isRightToLeft == true
    let plain = excerpt(mark: "")
    guard let plain, plain.line.isRightToLeft != isRightToLeft else { return plain }
    return excerpt(mark: isRightToLeft ? "\u{200F}" : "\u{200E}")
  }
}
