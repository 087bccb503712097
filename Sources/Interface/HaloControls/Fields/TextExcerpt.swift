import Foundation
import HaloDisplayList
import HaloSceneGraph

/// The part of an edited text that is laid out, and the positions of its letters.
///
/// Positions are UTF-8 bytes of the text, and are valid for all of it only while there is no marked
/// text; x is in points from the left end of the laid out part.
struct TextExcerpt {
  let text: EditableText
  let isSecure: Bool
  /// The range of the text that is laid out, in UTF-8 bytes.
  let part: Range<Int>
  /// A directional mark put before the part so that it is read in the direction of the whole text;
  /// empty if none is needed.
  let mark: String
  let shown: TextPresentation
  /// The positions of the letters of `shown`.
  let line: TextLine

  var isWhole: Bool { part == 0..<text.length }

  /// Returns the x of the caret at a position; for a position that is not laid out, infinity with
  /// the sign of the side on which it is.
  func x(of position: Int) -> CGFloat {
    let isBefore = position < part.lowerBound
    guard isBefore || position > part.upperBound else {
      return line.caretX(at: place(of: position))
    }
    return isBefore == line.isRightToLeft ? .infinity : -.infinity
  }

  /// Returns the caret position nearest to `x`.
  func position(closestTo x: CGFloat) -> Int { position(at: line.position(closestTo: x)) }

  /// Returns the position at which the letter at `x` begins; nil for an empty text.
  func position(ofLetterAt x: CGFloat) -> Int? {
    line.position(ofElementAt: x).map(position(at:))
  }

  /// Returns the left edge of the letter that begins at a position; nil if none begins there.
  func minX(ofLetterAt position: Int) -> CGFloat? {
    guard part.contains(position) else { return nil }
    return line.element(at: place(of: position))?.minX
  }

  /// Returns the next caret position on one side; nil beyond the ends of the text.
  func position(from position: Int, to side: TextLayoutDirection) -> Int? {
    if let next = line.position(from: place(of: position), to: side) {
      return self.position(at: next)
    }
    // Where the part is cut, the text continues in its own direction.
    guard !isWhole else { return nil }
    let next = text.position(from: position, line.direction(to: side), by: .character)
    return next == position ? nil : next
  }

  // MARK: Offsets in the shown text

  private func place(of position: Int) -> Int {
    let position = min(max(position, part.lowerBound), part.upperBound)
    guard isSecure else { return mark.utf8.count + position - part.lowerBound }
    let dots = text.text(in: part.lowerBound..<position).count
    return mark.utf8.count + dots * TextPresentation.dot.utf8.count
  }

  private func position(at place: Int) -> Int {
    let place = max(0, place - mark.utf8.count)
    guard isSecure else { return min(part.lowerBound + place, part.upperBound) }
    let letters = text.text(in: part)
    let dots = place / TextPresentation.dot.utf8.count
    return part.lowerBound + letters.prefix(dots).utf8.count
  }
}
