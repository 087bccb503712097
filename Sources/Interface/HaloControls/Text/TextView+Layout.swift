import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

extension TextView {
  /// The style of the text.
  private var style: TextStyle {
    TextStyle(font: font, color: textColor ?? effectiveAppearance.palette.label)
  }

  private var room: CGFloat {
    max(1, bounds.width - textContainerInset.left - textContainerInset.right)
  }

  private func lines(of string: String) -> TextLines? {
    guard let measurer = window?.textMeasurer else { return nil }
    // Colours do not change the positions of letters.
    let style = TextStyle(font: font, color: .black)
    return breaker.lines(of: string, style: style, width: room, by: measurer)
  }

  /// The lines of the text without marked text, in which keys and the pointer move the caret; nil
  /// while in no window.
  var committedLines: TextLines? { lines(of: content.string) }

  func line(_ index: Int, of lines: TextLines) -> TextLine? {
    window.map { breaker.line(index, of: lines, by: $0.textMeasurer) }
  }

  /// Returns the x of the left end of a line, in the view's coordinates.
  func originX(of line: TextLine, in lines: TextLines) -> CGFloat {
    let spare = lines.width - line.width
    let isAtRight =
      switch textAlignment {
      case .left: false
      case .right: true
      case .center: false
      case .natural:
        line.width > 0 ? line.isRightToLeft : window?.layoutDirection == .rightToLeft
      }
    let shift = textAlignment == .center ? spare / 2 : isAtRight ? spare : 0
    return textContainerInset.left + shift
  }

  /// Returns the frame of the line with a position, in the view's coordinates; nil while in no
  /// window.
  func lineFrame(at position: Int) -> CGRect? {
    guard let lines = committedLines else { return nil }
    return CGRect(
      x: textContainerInset.left, y: y(of: lines.index(of: position), in: lines),
      width: lines.width, height: lines.height)
  }

  func y(of index: Int, in lines: TextLines) -> CGFloat {
    textContainerInset.top + CGFloat(index) * lines.height
  }

  /// Places text, selection and caret.
  func arrange() {
    let shown = TextPresentation(content, isSecure: false)
    guard let lines = lines(of: shown.string) else { return }
    contentSize = CGSize(
      width: bounds.width,
      height: textContainerInset.top + CGFloat(lines.ranges.count) * lines.height
        + textContainerInset.bottom)
    placeCaret(at: shown.caret, in: lines)
    if followsCaret, bounds.height > 0 {
      followsCaret = false
      scroll(to: CGRect(x: 0, y: caret.frame.minY, width: 1, height: lines.height))
    }
    View.performWithoutAnimation {
      page.frame = region
      highlight.frame = region
    }
    page.show(seenLines(lines), style: style)
    showHighlight(of: shown, in: lines)
    showCaret()
  }

  /// Scrolls by the least distance that shows a line with the inset around the text.
  func scroll(to line: CGRect) {
    let top = line.minY - textContainerInset.top
    let bottom = line.maxY + textContainerInset.bottom - bounds.height
    let y = min(max(contentOffset.y, bottom), top)
    contentOffset = CGPoint(x: 0, y: max(0, y))
  }

  /// The visible area, and the areas that an animation passes on its way there.
  private var region: CGRect { bounds.union(presented(.bounds, bounds)) }

  private func seenIndices(_ lines: TextLines) -> ClosedRange<Int> {
    let (top, region) = (textContainerInset.top, region)
    return lines.index(atY: region.minY - top)...lines.index(atY: region.maxY - top)
  }

  /// Returns the visible lines, with the box of each in the view's coordinates.
  private func seenLines(_ lines: TextLines) -> [TextPage.Line] {
    seenIndices(lines).compactMap { index in
      guard let line = line(index, of: lines) else { return nil }
      return TextPage.Line(
        text: lines.text(index),
        box: CGRect(
          x: originX(of: line, in: lines), y: y(of: index, in: lines),
          // The box is a little wider, so that rounding does not truncate the text.
          width: line.width + 1, height: lines.height))
    }
  }

  private func placeCaret(at position: Int, in lines: TextLines) {
    let index = lines.index(of: position)
    guard let line = line(index, of: lines) else { return }
    let width = effectiveAppearance.controls.caretWidth
    let place = position - lines.ranges[index].lowerBound
    let x = originX(of: line, in: lines) + line.caretX(at: place)
    caret.frame = CGRect(
      x: min(max((x - width / 2).rounded(), 0), max(0, bounds.width - width)),
      y: y(of: index, in: lines), width: width, height: lines.height)
    caret.cornerRadius = width / 2
    caret.backgroundColor = effectiveAppearance.palette.tint
  }

  private func showCaret() {
    let isSeen = content.selection.isEmpty || !content.markedText.isEmpty
    caret.show(if: isEditing && isSeen && window?.isActive == true)
  }

  private func showHighlight(of shown: TextPresentation, in lines: TextLines) {
    let palette = effectiveAppearance.palette
    highlight.color =
      window?.isActive != false
      ? palette.tint.withAlphaComponent(0.30) : palette.label.faded(by: 0.16)
    highlight.endColor = window?.isActive != false ? palette.tint : palette.secondaryLabel
    highlight.endWidth = effectiveAppearance.controls.caretWidth
    highlight.lineColor = textColor ?? palette.label
    highlight.spans = isEditing ? boxes(of: shown.selection, in: lines) : []
    highlight.lines = boxes(of: shown.marked, in: lines).map { box in
      CGRect(x: box.minX, y: box.maxY - 2, width: box.width, height: 1)
    }
  }

  /// Returns the boxes of a range of the text within ``region``, relative to its origin; a selected
  /// line break has about the width of a space.
  private func boxes(of range: Range<Int>, in lines: TextLines) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    var boxes: [CGRect] = []
    for index in seenIndices(lines) where lines.ranges[index].overlaps(range) {
      guard let line = line(index, of: lines) else { continue }
      let whole = lines.ranges[index]
      let part = range.clamped(to: whole)
      let place = part.lowerBound - whole.lowerBound..<part.upperBound - whole.lowerBound
      let origin = originX(of: line, in: lines)
      var spans = line.spans(of: place).map { origin + $0.lowerBound...origin + $0.upperBound }
      if lines.endsParagraph(index), part.upperBound == whole.upperBound {
        let end = origin + (line.isRightToLeft ? 0 : line.width)
        let mark = font.pointSize * 0.3
        spans.append(line.isRightToLeft ? end - mark...end : end...end + mark)
      }
      let y = y(of: index, in: lines) - region.minY
      boxes += spans.map {
        CGRect(
          x: $0.lowerBound - region.minX, y: y, width: $0.upperBound - $0.lowerBound,
          height: lines.height)
      }
    }
    return boxes
  }

  /// Returns the frame of a range of characters in its first line, in the view's coordinates; empty
  /// if it is not visible.
  func frame(ofCharacters range: Range<Int>) -> CGRect? {
    layoutIfNeeded()
    let range = positions(range)
    guard let lines = committedLines else { return nil }
    let index = lines.index(of: range.lowerBound)
    guard let line = line(index, of: lines) else { return nil }
    let whole = lines.ranges[index]
    let origin = originX(of: line, in: lines)
    let edges = [range.lowerBound, min(range.upperBound, lines.end(of: index))].map {
      origin + line.caretX(at: $0 - whole.lowerBound)
    }
    let left = min(edges[0], edges[1])
    return CGRect(
      x: left, y: y(of: index, in: lines), width: max(edges[0], edges[1]) - left,
      height: lines.height
    ).intersection(bounds)
  }
}

/// A view that draws the visible lines of a text view.
final class TextPage: View {
  struct Line: Equatable {
    var text: String
    /// The frame of the line in the coordinates of the text view.
    var box: CGRect
  }

  private var lines: [Line] = []
  private var style = TextStyle(font: .systemFont(ofSize: 17), color: .black)

  func show(_ lines: [Line], style: TextStyle) {
    guard lines != self.lines || style != self.style else { return }
    (self.lines, self.style) = (lines, style)
    setNeedsDisplay()
  }

  override func draw(into builder: inout DisplayListBuilder) {
    for line in lines {
      builder.add(line.text, style: style, in: line.box.offsetBy(dx: -frame.minX, dy: -frame.minY))
    }
  }
}
