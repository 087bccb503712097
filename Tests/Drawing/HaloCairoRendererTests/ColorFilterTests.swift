import FocusGeometry
import Foundation
import HaloDisplayList
import HaloGoldenTesting
import Testing

@testable import HaloCairoRenderer

/// Filters that change the colours of a part of a window after it has been drawn.
@MainActor
struct ColorFilterTests {
  private static let gray = ColorMatrix(
    red: (0.2126, 0.7152, 0.0722), green: (0.2126, 0.7152, 0.0722), blue: (0.2126, 0.7152, 0.0722))
  private static let exchange = ColorMatrix(
    red: (0, 0, 1), green: (1, 0, 0), blue: (0, 1, 0))
  private static let identity = ColorMatrix(red: (1, 0, 0), green: (0, 1, 0), blue: (0, 0, 1))

  /// A filter over a part between pixels, and one over the whole list.
  private func filters(_ random: inout RandomList) -> [ColorFilter] {
    let part = CGRect(
      x: random.dice.number(-20...150), y: random.dice.number(-20...100),
      width: random.dice.number(10...150), height: random.dice.number(10...120))
    let all = [
      ColorFilter(rect: part, matrix: Self.gray),
      ColorFilter(rect: CGRect(origin: .zero, size: random.size), matrix: Self.exchange),
    ]
    return random.dice.chance(0.5) ? all : [all[0]]
  }

  @Test(arguments: TestEffort.seeds(0..<40, few: 12))
  func `a frame with colour filters is the same drawn in pieces and drawn at once`(seed: Int) throws
  {
    var random = RandomList(seed: 5000 + UInt64(seed))
    random.hasBackdrops = seed % 2 == 1
    var list = random.list()
    list.filters = filters(&random)
    let scale = random.dice.pick([1, 1.25, 2], else: 1)
    let renderer = freshRenderer()
    let whole = try picture(of: list, scale: scale, by: renderer)
    let pieces = try PixelSurface(width: whole.width, height: whole.height)
    var y = 0
    while y < whole.height {
      let height = min(whole.height - y, Int(random.dice.number(1...90)))
      var x = 0
      while x < whole.width {
        let width = min(whole.width - x, Int(random.dice.number(1...120)))
        try renderer.draw(
          list, on: pieces, scale: scale,
          region: [PixelRect(x: x, y: y, width: width, height: height)])
        x += width
      }
      y += height
    }
    let difference = PictureDifference(whole, pieces)
    #expect(difference.isNone, "seed \(seed): \(difference)")
  }

  @Test(arguments: TestEffort.seeds(0..<40, few: 12))
  func `redrawing the damage of a frame applies its colour filters once`(
    seed: Int
  ) throws {
    var random = RandomList(seed: 6000 + UInt64(seed))
    let scale = random.dice.pick([1, 1.25, 2], else: 1)
    let renderer = freshRenderer()
    var list = random.list()
    list.filters = filters(&random)
    let surface = try picture(of: list, scale: scale, by: renderer)
    for step in 0..<4 {
      var next = random.changed(list)
      // The last step applies another filter to the same items.
      if step == 3 { next.filters = filters(&random) }
      try renderer.draw(
        next, on: surface, scale: scale, region: next.damage(since: list, scale: scale))
      let fresh = try picture(of: next, scale: scale, by: freshRenderer())
      let difference = PictureDifference(fresh, surface)
      #expect(difference.isNone, "seed \(seed), step \(step): \(difference)")
      list = next
    }
  }

  @Test(arguments: TestEffort.seeds(0..<40, few: 12))
  func `a colour filter changes exactly the pixels whose centres lie in its rectangle`(seed: Int)
    throws
  {
    var random = RandomList(seed: 7000 + UInt64(seed))
    var list = random.list()
    let scale = random.dice.pick([1, 1.25, 1.5, 2], else: 1)
    let plain = try picture(of: list, scale: scale, by: freshRenderer())
    let filter = filters(&random)[0]
    list.filters = [filter]
    let changed = try picture(of: list, scale: scale, by: freshRenderer())
    var (inside, outside) = (0, 0)
    for y in 0..<plain.height {
      for x in 0..<plain.width {
        let middle = CGPoint(x: (CGFloat(x) + 0.5) / scale, y: (CGFloat(y) + 0.5) / scale)
        let (before, after) = (plain.pixel(x: x, y: y) ?? 0, changed.pixel(x: x, y: y) ?? 1)
        if filter.rect.contains(middle) {
          let levels = Set([16, 8, 0].map { after >> $0 & 0xFF })
          if levels.count != 1 { inside += 1 }
        } else if before != after {
          outside += 1
        }
      }
    }
    #expect(inside == 0 && outside == 0, "seed \(seed) at \(scale): \(filter.rect)")
  }

  @Test func `the identity matrix changes none of the 256 colour levels`() throws {
    let surface = try PixelSurface(width: 256, height: 4)
    let data = try #require(surface.data)
    for x in 0..<256 {
      let level = UInt32(x)
      let row: [UInt32] = [
        level << 16 | level << 8 | level, level << 16, level << 8 | (255 - level),
        level | 0x80_0000,
      ]
      for (y, pixel) in row.enumerated() {
        data.storeBytes(
          of: 0xFF00_0000 | pixel, toByteOffset: y * surface.stride + x * 4, as: UInt32.self)
      }
    }
    surface.markChanged()
    let before = try surface.part(surface.bounds)
    surface.apply(
      ColorFilter(rect: CGRect(x: 0, y: 0, width: 256, height: 4), matrix: Self.identity),
      scale: 1, in: [surface.bounds])
    #expect(PictureDifference(surface, before).isNone)
  }

  @Test func `a colour filter clamps results beyond the range of a colour`() throws {
    let surface = try PixelSurface(width: 2, height: 1)
    let data = try #require(surface.data).assumingMemoryBound(to: UInt32.self)
    (data[0], data[1]) = (0xFFFF_FFFF, 0xFF10_2030)
    surface.markChanged()
    let matrix = ColorMatrix(red: (3, 3, 3), green: (-1, -1, -1), blue: (0, 0, 1))
    surface.apply(
      ColorFilter(rect: CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9), matrix: matrix),
      scale: 2, in: [surface.bounds])
    #expect(surface.pixel(x: 0, y: 0) == 0xFFFF_00FF)
    #expect(surface.pixel(x: 1, y: 0).map { $0 & 0xFF00_FFFF } == 0xFF00_0030)
  }

  @Test(arguments: [
    CGRect.zero, CGRect.null, CGRect(x: 0.6, y: 0.6, width: 0.3, height: 0.3),
    CGRect(x: 1000, y: 0, width: 10, height: 10), CGRect(x: -50, y: -50, width: 40, height: 40),
  ])
  func `a colour filter over no pixel changes nothing`(rect: CGRect) throws {
    var random = RandomList(seed: 1)
    var list = random.list()
    let plain = try picture(of: list, scale: 1, by: freshRenderer())
    list.filters = [ColorFilter(rect: rect, matrix: Self.gray)]
    #expect(PictureDifference(try picture(of: list, scale: 1, by: freshRenderer()), plain).isNone)
  }
}
