import FocusGeometry
import Foundation
import HaloArtwork
import HaloCairoRenderer
import HaloDisplayList
import HaloGoldenTesting
import HaloSceneGraph

@testable import HaloDemoScenes

/// Pictures side by side, each in a cell of the same size.
@MainActor
struct ArtworkSheet {
  private var items: [DisplayItem] = []
  private var count = 0
  private let columns: Int
  /// The size of a cell in points, each of which is a pixel.
  private let cell: CGSize

  init(columns: Int, cell: CGSize) {
    (self.columns, self.cell) = (columns, cell)
  }

  mutating func add(_ image: Image) {
    let rect = CGRect(origin: .zero, size: image.size)
    add([(image, rect, 1)], canvas: image.size)
  }

  /// Adds the film as it is so many seconds after its beginning.
  mutating func add(_ film: Film, at time: TimeInterval) {
    add(
      film.layers.map { layer in
        let pose = layer.pose(time)
        return (layer.image, layer.rect.offsetBy(dx: pose.offset.x, dy: pose.offset.y), pose.alpha)
      }, canvas: Film.canvas)
  }

  private mutating func add(
    _ images: [(image: Image, rect: CGRect, alpha: CGFloat)], canvas: CGSize
  ) {
    let origin = CGPoint(
      x: CGFloat(count % columns) * cell.width, y: CGFloat(count / columns) * cell.height)
    count += 1
    for (image, rect, alpha) in images {
      items.append(
        DisplayItem(
          id: DisplayItemID(view: UInt64(items.count), part: 0),
          transform: CGAffineTransform(translationX: origin.x, y: origin.y)
            .scaledBy(x: cell.width / canvas.width, y: cell.height / canvas.height),
          clip: CGRect(origin: origin, size: cell), alpha: alpha,
          content: .image(image, rect: rect, shape: .rect(rect))))
    }
  }

  func picture() throws -> PixelSurface {
    let rows = (count + columns - 1) / columns
    let size = CGSize(width: cell.width * CGFloat(columns), height: cell.height * CGFloat(rows))
    let list = DisplayList(size: size, background: .color(Color(white: 0.5)), items: items)
    return try Renderer(text: TestFonts.textEngine()).picture(of: list)
  }
}
