import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloSceneGraph

extension SheetLayout {
  /// The display list of everything but the frames.
  var displayList: DisplayList {
    let size = CGSize(width: points(width), height: points(height))
    var drawing = SheetDrawing(size: size, palette: sheet.palette)
    drawHeader(on: &drawing)
    var cells = self.cells[...]
    for (row, top) in zip(sheet.rows, rowTops) {
      drawCaps(row.keys, top: top, on: &drawing)
      for caption in row.frames {
        guard let cell = cells.popFirst() else { break }
        draw(caption, beneath: cell, on: &drawing)
      }
    }
    return drawing.list
  }

  private func drawHeader(on drawing: inout SheetDrawing) {
    let margin = Metrics.margin
    let room = points(width) - 2 * margin
    var top = margin
    if !sheet.title.isEmpty {
      drawing.write(
        sheet.title, Self.titleFont, sheet.palette.label,
        CGRect(x: margin, y: top, width: room, height: Metrics.titleHeight))
      top += Metrics.titleHeight
    }
    drawing.write(
      sheet.subtitle, Self.subtitleFont, sheet.palette.secondaryLabel,
      CGRect(x: margin, y: top, width: room, height: Metrics.subtitleHeight))
  }

  private func drawCaps(_ keys: [String], top: Int, on drawing: inout SheetDrawing) {
    for (index, key) in keys.enumerated() {
      let y = points(top) + CGFloat(index) * (Metrics.capHeight + Metrics.capGap)
      drawing.cap(
        key, Self.capFont,
        CGRect(x: Metrics.margin, y: y, width: capWidth(key), height: Metrics.capHeight))
    }
  }

  private func draw(
    _ caption: ContactSheet.Caption, beneath cell: PixelRect, on drawing: inout SheetDrawing
  ) {
    let frame = CGRect(
      x: points(cell.x), y: points(cell.y), width: points(cell.width), height: points(cell.height))
    // The frame's pixels cover all of this but a border.
    drawing.outline(frame.insetBy(dx: -points(1), dy: -points(1)))
    let line = CGRect(
      x: frame.minX, y: frame.maxY + Metrics.captionGap, width: frame.width,
      height: Metrics.captionHeight)
    drawing.write(caption.text, Self.captionFont, sheet.palette.label, line)
    let taken = textWidth(caption.text, Self.captionFont) + textWidth(caption.note, Self.noteFont)
    if taken + 8 <= frame.width {
      drawing.write(
        caption.note, Self.noteFont, sheet.palette.secondaryLabel, line, alignment: .right)
    }
  }
}

/// A display list that is being made.
private struct SheetDrawing {
  private let size: CGSize
  private let palette: Palette
  private var items: [DisplayItem] = []

  init(size: CGSize, palette: Palette) {
    self.size = size
    self.palette = palette
  }

  var list: DisplayList {
    DisplayList(size: size, background: .color(palette.window), items: items)
  }

  private mutating func add(_ content: DisplayContent) {
    items.append(
      DisplayItem(
        id: DisplayItemID(view: UInt64(items.count), part: 0), transform: .identity,
        clip: CGRect(origin: .zero, size: size), alpha: 1, content: content))
  }

  mutating func write(
    _ string: String, _ font: Font, _ color: Color, _ rect: CGRect,
    alignment: TextAlignment = .left
  ) {
    guard !string.isEmpty else { return }
    add(.text(string, TextStyle(font: font, color: color, alignment: alignment), rect: rect))
  }

  mutating func outline(_ rect: CGRect) { add(.fill(.rect(rect), .color(palette.separator))) }

  /// Adds a key as printed on a keyboard.
  mutating func cap(_ name: String, _ font: Font, _ rect: CGRect) {
    let shape = Shape.rounded(rect, radius: 6, curve: .continuous)
    let shadow = Shadow(offsetY: 1, sigma: 1, color: Color(white: 0, alpha: 0.15))
    add(.shadow(shape, shadow, knockout: true))
    add(.fill(shape, .color(palette.card)))
    add(.hairline(shape, palette.separator))
    write(name, font, palette.label, rect, alignment: .center)
  }
}
