import FocusGeometry
import FocusInspector
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// A picture with arrows over it and a note below, as one picture.
@MainActor
package enum AnnotatedPicture {
  /// Draws arrows and a note.
  ///
  /// - Parameters:
  ///   - list: the picture.
  ///   - note: the text below the picture, on as many lines as it needs; cut after 40 lines of its
  ///     own or 4,000 bytes; empty for none.
  ///   - arrows: the arrows over the picture, in its points.
  ///   - palette: the colours of the note.
  ///   - text: measures the note.
  /// - Returns: A list as wide as `list`, or 320 points where a note would have less, and higher by
  ///   the space of the note.
  package static func displayList(
    of list: DisplayList, note: String, arrows: [Take.Arrow], palette: Palette = .light,
    text: any TextMeasuring
  ) -> DisplayList {
    let picture = CGRect(origin: .zero, size: list.size)
    var canvas = DiagramCanvas(clip: picture)
    draw(arrows, on: &canvas)
    let note = shortened(note.trimmingCharacters(in: .whitespacesAndNewlines))
    guard !note.isEmpty else {
      var marked = list
      marked.root = .group([list.root, DisplayNode(canvas.items)], owner: 0)
      return marked
    }
    let width = max(picture.width, leastWidth)
    let style = TextStyle(
      font: .systemFont(ofSize: 15, weight: .medium), color: palette.label, alignment: .natural,
      numberOfLines: 0, lineHeight: 21)
    let room = width - 2 * margin - indent
    let height = text.size(of: note, style: style, width: room).height.rounded(.up)
    let strip = CGRect(x: 0, y: picture.maxY, width: width, height: height + 2 * margin)
    let whole = CGRect(origin: .zero, size: CGSize(width: width, height: strip.maxY))
    canvas.clip = whole
    drawGround(of: strip, beside: picture, palette, on: &canvas)
    let words = CGRect(x: margin + indent, y: strip.minY + margin, width: room, height: height)
    canvas.add(.text(note, style, rect: words))
    return list.placed(in: whole.size, background: palette.window, beneath: canvas.items)
  }

  /// The arrows alone, over a picture of this size in points.
  package static func marks(_ arrows: [Take.Arrow], in size: CGSize) -> [DisplayItem] {
    var canvas = DiagramCanvas(clip: CGRect(origin: .zero, size: size))
    draw(arrows, on: &canvas)
    return canvas.items
  }

  /// Distances in points (our choice): the margin around the note, the distance from its bar to its
  /// text, and the least width.
  private static let margin: CGFloat = 16
  private static let indent: CGFloat = 14
  private static let leastWidth: CGFloat = 320

  /// Cuts a note, so that the picture stays small enough to be drawn and viewed.
  private static func shortened(_ note: String) -> String {
    let lines = note.split(separator: "\n", maxSplits: 40, omittingEmptySubsequences: false)
    let most = lines.prefix(40).joined(separator: "\n") + (lines.count > 40 ? "…" : "")
    return most.cut(to: 4000)
  }

  /// Draws all casings first, so that none cuts another arrow.
  private static func draw(_ arrows: [Take.Arrow], on canvas: inout DiagramCanvas) {
    let shapes = arrows.compactMap { ArrowShape($0) }
    let (color, casing) = (Color(hex: ArrowShape.color), Color(hex: ArrowShape.casingColor))
    for shape in shapes {
      canvas.stroke(shape.shaft, shape.width + 2 * shape.casing, casing)
      canvas.stroke(shape.head, 2 * shape.casing, casing)
    }
    for shape in shapes {
      canvas.stroke(shape.shaft, shape.width, color)
      canvas.fill(shape.head, color)
    }
  }

  /// Covers the areas below and beside the picture, which the screen does not fill.
  private static func drawGround(
    of strip: CGRect, beside picture: CGRect, _ palette: Palette, on canvas: inout DiagramCanvas
  ) {
    let beside = CGRect(
      x: picture.maxX, y: 0, width: strip.maxX - picture.maxX, height: picture.height)
    for rect in [strip, beside] where rect.width > 0 {
      canvas.add(.fill(.rect(rect), .color(palette.window)))
    }
    let line = CGRect(x: 0, y: strip.minY, width: picture.width, height: 1)
    canvas.add(.fill(.rect(line), .color(palette.separator)))
    // The bar has the colour of the arrows, because the note belongs to them.
    let bar = CGRect(
      x: margin, y: strip.minY + margin, width: 4, height: strip.height - 2 * margin)
    canvas.add(
      .fill(
        .rounded(bar, radius: 2, curve: .circular), .color(Color(hex: ArrowShape.color))))
  }
}
