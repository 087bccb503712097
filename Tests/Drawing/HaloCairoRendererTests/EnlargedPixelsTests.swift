import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloGoldenTesting
import Testing

/// Bitmaps whose pixels are shown enlarged.
@MainActor
struct EnlargedPixelsTests {
  private func bitmap(_ dice: inout SeededGenerator, width: Int, height: Int) -> Bitmap {
    Bitmap(
      width: width, height: height,
      pixels: (0..<width * height).map { _ in
        0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &dice)
      })
  }

  private func list(_ bitmap: Bitmap, at place: CGPoint, side: CGFloat, size: CGSize)
    -> DisplayList
  {
    DisplayList(
      size: size, background: .color(.white),
      items: [
        DisplayItem(
          id: DisplayItemID(view: 1, part: 0), transform: .identity,
          clip: CGRect(origin: .zero, size: size), alpha: 1,
          content: .pixels(
            bitmap,
            rect: CGRect(
              x: place.x, y: place.y, width: CGFloat(bitmap.width) * side,
              height: CGFloat(bitmap.height) * side)))
      ])
  }

  /// Whether every source pixel is a block of `n` by `n` device pixels, beginning at (`left`,
  /// `top`).
  private func areBlocks(_ bitmap: Bitmap, on surface: PixelSurface, n: Int, left: Int, top: Int)
    -> Bool
  {
    for y in 0..<surface.height {
      for x in 0..<surface.width {
        let (column, row) = ((x - left), (y - top))
        let isInside =
          column >= 0 && row >= 0 && column < bitmap.width * n && row < bitmap.height * n
        let expected =
          isInside ? bitmap.pixels[row / n * bitmap.width + column / n] : 0xFFFF_FFFF
        if surface.pixel(x: x, y: y) != expected { return false }
      }
    }
    return true
  }

  @Test(arguments: [2, 3, 4, 6, 8, 12, 16], [1, 1.25, 1.5, 2] as [CGFloat])
  func `each enlarged pixel is a square of device pixels, drawn at once or in pieces`(
    n: Int, scale: CGFloat
  ) throws {
    var dice = SeededGenerator(seed: UInt64(n * 100) + UInt64(scale * 4))
    let bitmap = bitmap(&dice, width: 7, height: 5)
    let size = CGSize(width: 160, height: 120)
    // The place is a whole number of device pixels, and at some scales not a whole number of
    // points.
    let (left, top) = (11, 6)
    let list = list(
      bitmap, at: CGPoint(x: CGFloat(left) / scale, y: CGFloat(top) / scale),
      side: CGFloat(n) / scale, size: size)
    let whole = try picture(of: list, scale: scale, by: freshRenderer())
    #expect(areBlocks(bitmap, on: whole, n: n, left: left, top: top))
    let pieces = try PixelSurface(width: whole.width, height: whole.height)
    let renderer = freshRenderer()
    var y = 0
    while y < pieces.height {
      let height = min(pieces.height - y, Int.random(in: 1...40, using: &dice))
      var x = 0
      while x < pieces.width {
        let width = min(pieces.width - x, Int.random(in: 1...50, using: &dice))
        try renderer.draw(
          list, on: pieces, scale: scale,
          region: [PixelRect(x: x, y: y, width: width, height: height)])
        x += width
      }
      y += height
    }
    #expect(PictureDifference(whole, pieces).isNone)
  }

  @Test func `enlarged pixels that change or move are redrawn by their damage`() throws {
    var dice = SeededGenerator(seed: 9)
    let size = CGSize(width: 160, height: 120)
    let renderer = freshRenderer()
    var last = list(
      bitmap(&dice, width: 9, height: 7), at: CGPoint(x: 8, y: 8), side: 8, size: size)
    let surface = try picture(of: last, scale: 1, by: renderer)
    for step in 0..<6 {
      let next = list(
        bitmap(&dice, width: 9, height: 7), at: CGPoint(x: 8 + step % 3, y: 8), side: 8,
        size: size)
      try renderer.draw(
        next, on: surface, scale: 1, region: next.damage(since: last, scale: 1))
      let fresh = try picture(of: next, scale: 1, by: freshRenderer())
      #expect(PictureDifference(surface, fresh).isNone)
      last = next
    }
  }

  @Test func `enlarged pixels outside of the clip or the window are not drawn`() throws {
    var dice = SeededGenerator(seed: 4)
    let bitmap = bitmap(&dice, width: 4, height: 4)
    let size = CGSize(width: 40, height: 40)
    var list = list(bitmap, at: CGPoint(x: -16, y: -16), side: 16, size: size)
    list.items = list.items.map { item in
      var item = item
      item.clip = CGRect(x: 0, y: 0, width: 20, height: 40)
      return item
    }
    let surface = try picture(of: list, scale: 1, by: freshRenderer())
    #expect(surface.pixel(x: 0, y: 0) == bitmap.pixels[5])
    #expect(surface.pixel(x: 19, y: 17) == bitmap.pixels[10])
    #expect(surface.pixel(x: 20, y: 17) == 0xFFFF_FFFF)
  }
}
