import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// The area of a field that shows its text, selection, marked text and caret, scrolled so that the
/// caret is visible.
final class TextFieldLine: View {
  /// The extra width in points on either side of the text area, where a caret at its end still
  /// shows.
  static let bleed: CGFloat = 4

  let label = SurfaceLabel()
  let caret = TextCaret()
  private let highlight = TextHighlight()
  /// The length in points of the text that lies before the left edge.
  private var scroll: CGFloat = 0
  /// The x of the left end of the text, in the line's coordinates.
  private(set) var origin: CGFloat = 0
  /// The part of a long text that is not laid out.
  private(set) var cut = Cut()
  /// The letter at the leading edge at the last layout, and the x of its left edge in points from
  /// the left edge of the text area.
  private var edge: (position: Int, x: CGFloat)?
  /// The lines that were requested last, the latest at the end.
  private var measured: [(string: String, font: Font, line: TextLine)] = []
  private static let measuredLines = 4

  /// The area of the text, in the line's coordinates: its bounds without the bleed.
  var room: CGRect { CGRect(origin: .zero, size: bounds.size).insetBy(dx: Self.bleed, dy: 0) }

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    for view in [highlight, label, caret] { addSubview(view) }
  }

  /// Returns the positions of the letters of `string`; nil while in no window.
  func line(of string: String, font: Font) -> TextLine? {
    if let index = measured.firstIndex(where: { $0.string == string && $0.font == font }) {
      let known = measured.remove(at: index)
      measured.append(known)
      return known.line
    }
    guard let measurer = window?.textMeasurer else { return nil }
    let line = measurer.line(of: string, style: TextStyle(font: font, color: .black))
    if measured.count == Self.measuredLines { measured.removeFirst() }
    measured.append((string, font, line))
    return line
  }

  struct Look {
    var caretWidth: CGFloat
    var caretColor: Color
    var selectionColor: Color
    var showsSelection: Bool
    var isMirrored: Bool
    /// Whether the text continues past the edge and scrolls with the caret; otherwise it ends in an
    /// ellipsis.
    var scrolls: Bool
  }

  /// Places all parts; the label already has the laid out text, or the placeholder.
  func arrange(_ excerpt: TextExcerpt, look: Look) {
    let (text, line, room) = (excerpt.shown, excerpt.line, room)
    keepInPlace(excerpt)
    origin = place(line, caret: text.caret, in: room, look: look)
    noteEdge(of: excerpt)
    label.textAlignment = look.isMirrored ? .right : .left
    // The label is a little wider, so that rounding does not truncate the text.
    label.frame =
      look.scrolls && !text.string.isEmpty
      ? CGRect(
        x: origin - (look.isMirrored ? 1 : 0), y: 0, width: line.width + 1, height: bounds.height)
      : room
    let height = (label.font.pointSize * 1.3).rounded()
    let top = ((bounds.height - height) / 2).rounded()
    let width = look.caretWidth
    let place = line.caretX(at: text.caret)
    let x = origin + place + aside(from: place, in: line, look: look) - width / 2
    caret.frame = CGRect(
      x: min(max(x.rounded(), 0), bounds.width - width), y: top, width: width, height: height)
    caret.cornerRadius = width / 2
    caret.backgroundColor = look.caretColor
    highlight.frame = bounds
    highlight.color = look.selectionColor
    (highlight.endColor, highlight.endWidth) = (look.caretColor, look.caretWidth)
    highlight.lineColor = label.textColor
    highlight.spans =
      look.showsSelection
      ? line.spans(of: text.selection).map { span in
        CGRect(
          x: origin + span.lowerBound, y: top, width: span.upperBound - span.lowerBound,
          height: height)
      } : []
    highlight.lines = line.spans(of: text.marked).map { span in
      CGRect(
        x: origin + span.lowerBound, y: top + height - 2, width: span.upperBound - span.lowerBound,
        height: 1)
    }
  }

  /// Returns how far the caret moves outwards, so that it does not cover the first or last letter,
  /// or the placeholder.
  private func aside(from place: CGFloat, in line: TextLine, look: Look) -> CGFloat {
    let distance = look.caretWidth / 2 + 1
    if line.width == 0 { return look.isMirrored ? distance : -distance }
    return place <= 0 ? -distance : place >= line.width ? distance : 0
  }

  /// Keeps the visible text in place when another part of the text is laid out.
  private func keepInPlace(_ excerpt: TextExcerpt) {
    let new = Cut(
      head: excerpt.part.lowerBound, tail: excerpt.text.length - excerpt.part.upperBound)
    defer { cut = new }
    guard new != cut, let edge else { return }
    if let x = excerpt.minX(ofLetterAt: edge.position) {
      scroll = x - edge.x
    } else {
      // The letter is not laid out any more: the caret comes in at the edge that it has passed.
      scroll = excerpt.x(of: edge.position)
    }
  }

  private func noteEdge(of excerpt: TextExcerpt) {
    let x = excerpt.line.isRightToLeft ? scroll + room.width : scroll
    edge = excerpt.position(ofLetterAt: x).flatMap { position in
      excerpt.minX(ofLetterAt: position).map { (position, $0 - scroll) }
    }
  }

  /// Returns the x of the left end of the text at which the caret is visible.
  private func place(
    _ line: TextLine, caret: Int, in room: CGRect, look: Look
  ) -> CGFloat {
    let spare = room.width - line.width
    guard spare < 0 else {
      scroll = 0
      return look.isMirrored ? room.maxX - line.width : room.minX
    }
    guard look.scrolls else {
      scroll = 0
      return room.minX
    }
    let x = line.caretX(at: caret)
    scroll = max(0, min(min(max(scroll, x - room.width), x), -spare))
    return room.minX - scroll
  }
}
