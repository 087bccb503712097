import FocusGeometry
import Foundation
import HaloDisplayList
import HaloSceneGraph

/// Plain pictures in the place of elaborate ones, and a plain ground in the place of a gradient.
///
/// A picture of many strokes takes long to draw and much room to keep, and a test whose subject is
/// not the picture learns nothing from it. Its tile has the same size and is as opaque, so it is
/// scaled, cut, lit and laid over others as the picture would be; a frame and a mark in the upper
/// left corner show how it is cut, turned and mirrored.
@MainActor
package final class PlainTiles {
  private var tiles: [Image: Image] = [:]

  /// Knows no image yet.
  package init() {}

  /// How many operations a drawing may have and be left as it is; one with grain or a bitmap never
  /// is.
  package static let limit = 4

  /// The list with a tile for every elaborate image, the same tile for the same image each time,
  /// and with one colour behind everything.
  package func replacingImages(in list: DisplayList) -> DisplayList {
    var list = list
    list.background = .color(list.background.mainColor)
    list.items = list.items.map { item in
      guard case .image(let image, let rect, let shape) = item.content, image.drawing.isElaborate
      else { return item }
      var item = item
      item.content = .image(tile(for: image), rect: rect, shape: shape)
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

  /// Covers everything.
  private static func sheet(_ rect: CGRect, _ color: Color) -> Drawing {
    var drawing = Drawing()
    drawing.fill(rect, with: .color(color.withAlphaComponent(1)))
    mark(&drawing, rect, color)
    return drawing
  }

  /// Leaves the picture's edge clear, and what lies behind to be seen through.
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

  /// A frame, and a triangle in the upper left corner.
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
  @MainActor fileprivate var isElaborate: Bool {
    operations.count > PlainTiles.limit
      || operations.contains {
        switch $0 {
        case .grain, .bitmap: true
        default: false
        }
      }
  }

  /// Of what covers most, so that a picture's tile is about as dark or light as the picture.
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

  /// What lies furthest back is largest.
  private static let searched = 8
}

extension Bitmap {
  fileprivate var middleColor: Color {
    let pixel = pixels[height / 2 * width + width / 2]
    return Color(hex: pixel & 0xFF_FFFF, alpha: CGFloat(pixel >> 24) / 255)
  }
}

extension Paint {
  /// Halfway from one end to the other.
  fileprivate var mainColor: Color {
    switch self {
    case .color(let color): color
    case .linear(let gradient, _, _), .radial(let gradient, _, _):
      gradient.stops.isEmpty ? .clear : gradient.stops[gradient.stops.count / 2].color
    }
  }
}
