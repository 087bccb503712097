import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// A replacement of elaborate pictures with plain ones, and of a gradient background with one
/// colour.
///
/// A picture of many strokes takes long to draw and much space to store, and a test of something
/// else gains nothing from it. A tile has the size of its picture and is opaque if the picture is,
/// so that it is scaled, clipped, lit and composited in the same way; a frame and a mark in the
/// upper left corner show how it is clipped, rotated and mirrored.
@MainActor
package final class PlainTiles {
  private var tiles: [Image: Image] = [:]

  /// Creates a replacement that has no tiles yet.
  package init() {}

  /// The number of operations up to which a drawing is left unchanged; a drawing with grain or a
  /// bitmap is always replaced.
  package static let limit = 4

  /// Returns the list with a tile in place of every elaborate image, always the same for the same
  /// image, and with one background colour.
  package func replacingImages(in list: DisplayList) -> DisplayList {
    var list = list
    list.background = .color(list.background.mainColor)
    list.items = list.items.map { item in
      var item = item
      switch item.content {
      case .image(let image, let rect, let shape) where image.drawing.isElaborate:
        item.content = .image(tile(for: image), rect: rect, shape: shape)
      case .light(var light) where light.image.drawing.isElaborate:
        light.image = tile(for: light.image)
        item.content = .light(light)
      default: break
      }
      return item
    }
    return list
  }

  private func tile(for image: Image) -> Image {
    if let tile = tiles[image] { return tile }
    let rect = CGRect(origin: image.origin, size: image.size)
    let tile = Image(
      size: image.size, isOpaque: image.isOpaque,
      drawing: image.isOpaque
        ? Self.sheet(rect, image.drawing.mainColor) : Self.label(rect, image.drawing.mainColor),
      origin: image.origin)
    tiles[image] = tile
    return tile
  }

  /// Returns an opaque tile that covers the rectangle.
  private static func sheet(_ rect: CGRect, _ color: Color) -> Drawing {
    var drawing = Drawing()
    drawing.fill(rect, with: .color(color.withAlphaComponent(1)))
    mark(&drawing, rect, color)
    return drawing
  }

  /// Returns a translucent tile with a clear edge.
  private static func label(_ rect: CGRect, _ color: Color) -> Drawing {
    let side = min(rect.width, rect.height)
    let inner = rect.insetBy(dx: 0.1 * side, dy: 0.1 * side)
    var drawing = Drawing()
    drawing.fill(
      BezierPath(roundedRect: inner, cornerRadius: 0.1 * side),
      with: color.withAlphaComponent(0.75))
    mark(&drawing, inner, color)
    return drawing
  }

  /// Draws a frame, and a triangle in the upper left corner.
  private static func mark(_ drawing: inout Drawing, _ rect: CGRect, _ color: Color) {
    let ink: Color = color.relativeLuminance > 0.3 ? .black : .white
    let side = min(rect.width, rect.height)
    let inner = rect.insetBy(dx: 0.06 * side, dy: 0.06 * side)
    drawing.stroke(
      BezierPath(rect: inner), width: 0.02 * side, color: ink.withAlphaComponent(0.5))
    var corner = BezierPath()
    corner.move(to: inner.origin)
    corner.addLine(to: CGPoint(x: inner.minX + 0.4 * side, y: inner.minY))
    corner.addLine(to: CGPoint(x: inner.minX, y: inner.minY + 0.2 * side))
    corner.close()
    drawing.fill(corner, with: ink.withAlphaComponent(0.5))
  }
}

extension Drawing {
  /// Whether a tile replaces the drawing.
  @MainActor fileprivate var isElaborate: Bool {
    operations.count > PlainTiles.limit
      || operations.contains {
        switch $0 {
        case .grain, .blur, .bitmap: true
        default: false
        }
      }
  }

  /// The colour of the largest of the first fills and bitmaps, so that a tile is about as light as
  /// its picture.
  fileprivate var mainColor: Color {
    var (color, area) = (Color(white: 0.5), CGFloat(0))
    for operation in operations.prefix(Self.searched) {
      let (candidate, size): (Color, CGSize)
      switch operation {
      case .fill(let path, let paint, _): (candidate, size) = (paint.mainColor, path.bounds.size)
      case .bitmap(let bitmap, let rect): (candidate, size) = (bitmap.middleColor, rect.size)
      default: continue
      }
      guard candidate.alpha > 0.5, size.width * size.height > area else { continue }
      (color, area) = (candidate, size.width * size.height)
    }
    return color.withAlphaComponent(1)
  }

  /// The number of operations that are searched; the first ones draw the background, which is
  /// usually the largest.
  private static let searched = 8
}

extension Bitmap {
  /// The colour of the pixel in the middle.
  fileprivate var middleColor: Color {
    let pixel = pixels[height / 2 * width + width / 2]
    return Color(hex: pixel & 0xFF_FFFF, alpha: CGFloat(pixel >> 24) / 255)
  }
}

extension Paint {
  /// The colour of a fill, or the middle one of a gradient.
  fileprivate var mainColor: Color {
    switch self {
    case .color(let color): color
    case .linear(let gradient, _, _), .radial(let gradient, _, _):
      gradient.stops.isEmpty ? .clear : gradient.stops[gradient.stops.count / 2].color
    }
  }
}
