import Foundation
import HaloDisplayList
import HaloSceneGraph

/// What of an edited text is laid out, and where its letters stand.
///
/// Positions are those of the text, and true for all of it only while there is no marked text; x is
/// points from the left end of what is laid out.
struct TextExcerpt {
  let text: EditableText
  let isSecure: Bool
  /// What of the text is laid out.
  let part: Range<Int>
  /// What comes before it so that it is read in the direction of the whole text.
  let mark: String
  let shown: TextPresentation
  /// The letters of `shown`.
  let line: TextLine

  var isWhole: Bool { part == 0..<text.length }

  /// Infinite for a position that is not laid out, to the side on which it is.
  func x(of position: Int) -> CGFloat {
    let isBefore = position < part.lowerBound
    guard isBefore || position > part.upperBound else {
      return line.caretX(at: place(of: position))
    }
    return isBefore == line.isRightToLeft ? .infinity : -.infinity
  }

  /// The place of the caret nearest to `x`.
  func position(closestTo x: CGFloat) -> Int { position(at: line.position(closestTo: x)) }

  /// Where the letter begins that is seen at `x`; nil for an empty text.
  func position(ofLetterAt x: CGFloat) -> Int? {
    line.position(ofElementAt: x).map(position(at:))
  }

  /// The left edge of the letter that begins at a position; nil where none begins.
  func minX(ofLetterAt position: Int) -> CGFloat? {
    guard part.contains(position) else { return nil }
    return line.element(at: place(of: position))?.minX
  }

  /// The next place of the caret to one side; nil beyond the ends of the text.
  func position(from position: Int, to side: TextLayoutDirection) -> Int? {
    if let next = line.position(from: place(of: position), to: side) {
      return self.position(at: next)
    }
    // Where the part is cut, the text goes on in its own direction.
    guard !isWhole else { return nil }
    let next = text.position(from: position, line.direction(to: side), by: .character)
    return next == position ? nil : next
  }

  // MARK: Places in what is shown

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
