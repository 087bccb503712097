import FocusGeometry
import FocusTesting
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloSceneGraph
import Testing

/// The tiles that take the place of pictures.
@MainActor
struct PlainTilesTests {
  private static let box = CGRect(x: 0, y: 0, width: 60, height: 40)

  private func image(strokes: Int, isOpaque: Bool = true, grain: Bool = false) -> Image {
    var drawing = Drawing()
    drawing.fill(Self.box, with: .color(Color(hex: 0x336699)))
    for index in 1..<max(2, strokes) {
      let x = CGFloat(index) * 3
      drawing.fill(CGRect(x: x, y: 4, width: 1, height: 9), with: .color(.white))
    }
    if grain { drawing.grain(0.1, seed: 1) }
    return Image(
      size: Self.box.size, isOpaque: isOpaque, drawing: drawing, origin: CGPoint(x: 2, y: 1))
  }

  private func list(_ images: [Image], background: Paint = .color(.white)) -> DisplayList {
    DisplayList(
      size: Self.box.size, background: background,
      items: images.enumerated().map { index, image in
        DisplayItem(
          id: DisplayItemID(view: UInt64(index), part: 0), transform: .identity, clip: Self.box,
          alpha: 0.5, content: .image(image, rect: Self.box, shape: .rect(Self.box)))
      })
  }

  private func images(_ list: DisplayList) -> [Image] {
    list.items.compactMap { if case .image(let image, _, _) = $0.content { image } else { nil } }
  }

  @Test func `a plain tile has the size, the origin and the opacity of its picture`() throws {
    for isOpaque in [true, false] {
      let picture = image(strokes: 9, isOpaque: isOpaque)
      let before = list([picture])
      let after = PlainTiles().replacingImages(in: before)
      let tile = try #require(images(after).first)
      #expect(tile != picture && tile.drawing.operations.count <= PlainTiles.limit)
      #expect(tile.size == picture.size && tile.origin == picture.origin)
      #expect(tile.isOpaque == isOpaque)
      // Everything except the picture is unchanged.
      var mended = after
      mended.items[0].content = before.items[0].content
      #expect(mended == before)
    }
  }

  @Test func `an opaque plain tile covers its rectangle, and another leaves the edge clear`() throws
  {
    for (isOpaque, corner) in [(true, 0xFF33_6699), (false, 0)] as [(Bool, UInt32)] {
      let tile = try #require(
        images(PlainTiles().replacingImages(in: list([image(strokes: 9, isOpaque: isOpaque)])))
          .first)
      let picture = try tile.rasterized(width: 60, height: 40, text: TestFonts.textEngine())
      for (x, y) in [(0, 0), (59, 0), (0, 39), (59, 39)] {
        #expect(picture.pixel(x: x, y: y) == corner)
      }
    }
  }

  @Test func `the same picture has the same plain tile, and another picture has another one`() {
    let (one, two) = (image(strokes: 9), image(strokes: 9))
    let tiles = images(PlainTiles().replacingImages(in: list([one, two, one])))
    #expect(tiles[0] == tiles[2] && tiles[0] != tiles[1])
  }

  @Test func `a plain tile differs from its mirror image`() throws {
    let tile = try #require(
      images(PlainTiles().replacingImages(in: list([image(strokes: 9)]))).first)
    let picture = try tile.rasterized(width: 60, height: 40, text: TestFonts.textEngine())
    #expect(!PictureDifference(picture, try picture.mirrored()).isNone)
  }

  @Test func `a simple drawing is kept, and a drawing with grain is replaced by a plain tile`() {
    let (simple, grained) = (image(strokes: 3), image(strokes: 1, grain: true))
    let shown = images(PlainTiles().replacingImages(in: list([simple, grained])))
    #expect(shown[0] == simple && shown[1] != grained)
  }

  @Test func `a gradient in the background is replaced by one of its colours`() {
    let ground = Paint.linear(
      Gradient(.black, Color(white: 0.2), .white), from: .zero, to: CGPoint(x: 0, y: 40))
    #expect(
      PlainTiles().replacingImages(in: list([], background: ground)).background
        == .color(Color(white: 0.2)))
  }
}
