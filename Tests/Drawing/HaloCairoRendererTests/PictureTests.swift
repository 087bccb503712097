import FocusGeometry
import Foundation
import HaloDisplayList
import HaloGoldenTesting
import Synchronization
import Testing

@testable import HaloCairoRenderer

@MainActor
struct PictureTests {
  private static let box = CGRect(x: 0, y: 0, width: 40, height: 30)

  /// Stripes of one pixel, which any resampling turns grey.
  private var stripes: Image {
    var drawing = Drawing()
    drawing.fill(Self.box, with: .color(.white))
    for x in 0..<40 where x.isMultiple(of: 2) {
      drawing.fill(CGRect(x: x, y: 0, width: 1, height: 30), with: .color(.black))
    }
    return Image(size: Self.box.size, isOpaque: true, drawing: drawing)
  }

  private func content(_ image: Image) -> DisplayContent {
    .image(image, rect: Self.box, shape: .rect(Self.box))
  }

  @Test(arguments: [0, 0.3, 0.5, 0.8] as [CGFloat])
  func `an image at rest is sharp at every position`(offset: CGFloat) throws {
    let surface = try drawn(
      [content(stripes)], transform: CGAffineTransform(translationX: 10 + offset, y: 10 + offset))
    #expect(surface.isCrisp(row: 20))
    #expect(surface.darkRuns(row: 20).count == 20)
  }

  @Test func `an image at its focused scale is drawn from pixels made for that scale`() throws {
    let image = stripes
    let surface = try drawn(
      [content(image)], transform: CGAffineTransform(scaleX: 2, y: 2))
    #expect(surface.isCrisp(row: 20))
    #expect(surface.darkRuns(row: 20).allSatisfy { $0 == 2 })
  }

  @Test
  func `the cache keeps two copies of an image that grows, and one of an image that does not`()
    throws
  {
    let renderer = freshRenderer()
    for (focusedScale, count) in [(1.1, 2), (1, 3)] as [(CGFloat, Int)] {
      let image = stripes
      for scale in [1, 1.03, 1.07, 1.1] as [CGFloat] {
        _ = try drawn(
          [content(image)], transform: CGAffineTransform(scaleX: scale, y: scale),
          focusedScale: focusedScale, by: renderer)
        if focusedScale == 1 { break }
      }
      #expect(renderer.pictures.count == count)
    }
  }

  @Test func `an image or gradient larger than any screen uses no more pixels than the limit`()
    throws
  {
    let most = PictureCache.mostPixels * 4
    let renderer = Renderer(
      text: freshRenderer().text, memory: PixelMemory { $0 <= most + (1 << 20) })
    let box = CGRect(x: -70_000, y: -70_000, width: 80_020, height: 80_020)
    let halves = Gradient(.white, .black)
    for content in [
      DisplayContent.image(stripes, rect: box, shape: .rect(box)),
      .fill(
        .rect(box),
        .linear(halves, from: CGPoint(x: box.minX, y: 0), to: CGPoint(x: box.maxX, y: 0))),
    ] {
      let surface = try drawn([content], by: renderer)
      // The last stripe and the end of the gradient are black.
      #expect(try #require(surface.pixel(x: 2, y: 2)) & 0xFF < 0x40)
    }
  }

  @Test func `a cache stays below its limit and drops the entry that was not used for longest`() {
    let cache = PixelCache<Int, Int>(limit: 100)
    var made: [Int] = []
    func use(_ key: Int) {
      _ = cache.value(for: key) {
        made.append(key)
        return (key, 30)
      }
    }
    for key in [1, 2, 3, 1] { use(key) }
    use(4)
    #expect(cache.bytes <= 100)
    made = []
    use(1)
    #expect(made.isEmpty, "the entry used last was kept")
    use(2)
    #expect(made == [2], "the entry not used for longest was dropped")
  }

  @Test func `a cache drops entries that were used once before those that were used twice`() {
    let cache = PixelCache<Int, Int>(limit: 1000, probation: 100)
    func use(_ key: Int) { _ = cache.value(for: key) { (key, 30) } }
    for key in [1, 1, 2, 2] { use(key) }
    for key in 10..<40 { use(key) }
    #expect(cache.holds(1) && cache.holds(2) && cache.holds(39))
    #expect(cache.bytes <= 60 + 100)
    #expect(!cache.holds(10))
  }

  @Test func `the stand-in of a dropped picture is made from its pixels and not drawn again`()
    throws
  {
    let drawn = Mutex(0)
    let box = CGRect(x: 0, y: 0, width: 400, height: 300)
    let image = Image(size: box.size, isOpaque: true) {
      drawn.withLock { $0 += 1 }
      var drawing = Drawing()
      drawing.fill(box, with: .color(.white))
      drawing.fill(CGRect(x: 0, y: 0, width: 200, height: 300), with: .color(.black))
      return drawing
    }
    let limits = CacheLimits(width: 400, height: 300)
    let cache = PictureCache(text: TestFonts.textEngine(), limits: limits, memory: .system)
    _ = try cache.picture(.image(image), width: 400, height: 300)
    cache.shrink(toUsedSince: cache.moment(), reserve: 0)
    #expect(cache.count == 0)
    drawn.withLock { $0 = 0 }
    cache.standsIn = true
    let preview = try cache.picture(.image(image), width: 400, height: 300)
    #expect(preview.width == 64 && preview.height == 48)
    #expect(preview.pixel(x: 0, y: 0) == 0xFF00_0000 && preview.pixel(x: 31, y: 47) == 0xFF00_0000)
    #expect(preview.pixel(x: 32, y: 0) == 0xFFFF_FFFF && preview.pixel(x: 63, y: 47) == 0xFFFF_FFFF)
    #expect(drawn.withLock { $0 } == 0 && cache.made == 1)
    #expect(!cache.takeStoodIn().isEmpty)
  }

  @Test func `a stand-in has no film grain, which would be seen when it is enlarged`() throws {
    let size = CGSize(width: 400, height: 300)
    var drawing = Drawing()
    drawing.fill(CGRect(origin: .zero, size: size), with: .color(Color(white: 0.5, alpha: 1)))
    drawing.grain(0.5, seed: 1)
    let image = Image(size: size, isOpaque: true, drawing: drawing)
    let cache = PictureCache(
      text: TestFonts.textEngine(), limits: CacheLimits(width: 400, height: 300), memory: .system)
    func colors(of surface: PixelSurface) -> Int {
      Set((0..<surface.width).map { surface.pixel(x: $0, y: 10) }).count
    }
    cache.standsIn = true
    #expect(colors(of: try cache.picture(.image(image), width: 400, height: 300)) == 1)
    cache.standsIn = false
    #expect(colors(of: try cache.picture(.image(image), width: 400, height: 300)) > 1)
  }

  @Test func `a cache that shrinks keeps the entries used last`() {
    let cache = PixelCache<Int, Int>(limit: 1000)
    for key in 1...5 { _ = cache.value(for: key) { (key, 30) } }
    #expect(cache.touch(1) == 30)
    #expect(cache.touch(9) == nil)
    cache.shrink(to: 200)
    #expect(cache.count == 5)
    cache.shrink(to: 70)
    #expect(cache.bytes == 60)
    #expect(cache.holds(1) && cache.holds(5))
  }

  @Test func `a shrinking cache keeps entries used since a moment, and others up to the reserve`() {
    let cache = PixelCache<Int, Int>(limit: 1000)
    for key in 1...6 { _ = cache.value(for: key) { (key, 30) } }
    let moment = cache.moment()
    for key in [2, 3] { #expect(cache.touch(key) == 30) }
    cache.shrink(toUsedSince: moment, reserve: 30)
    #expect((1...6).filter(cache.holds) == [2, 3, 6])
    cache.shrink(toUsedSince: moment, reserve: 0)
    #expect((1...6).filter(cache.holds) == [2, 3])
  }

  @Test func `the drawings of images are cached only for the last few images`() {
    let drawn = Mutex(0)
    let images = (0..<20).map { _ in
      Image(size: Self.box.size, isOpaque: true) {
        drawn.withLock { $0 += 1 }
        return Drawing()
      }
    }
    for _ in 0..<3 { _ = images[0].drawing }
    #expect(drawn.withLock { $0 } == 1)
    for image in images { _ = image.drawing }
    #expect(drawn.withLock { $0 } == 20)
    _ = images[0].drawing
    #expect(drawn.withLock { $0 } == 21)
  }

  @Test func `preparing items drops unneeded pictures beyond the reserve`() throws {
    let renderer = freshRenderer()
    // Each picture takes almost 5 MB.
    for _ in 0..<20 {
      let item = DisplayItem(
        id: DisplayItemID(view: 1, part: 0), transform: .identity, clip: Self.box, alpha: 1,
        content: content(stripes))
      try renderer.prepareAll([item], scale: 32)
    }
    let one = 1280 * 960 * 4
    let reserve = CacheLimits(width: 1280, height: 800).unneeded
    #expect(renderer.pictures.bytes <= reserve + one)
    #expect(renderer.pictures.bytes > reserve - one)
  }

  @Test func `a renderer keeps nothing of an image that was dropped from its cache`() throws {
    let renderer = freshRenderer()
    weak var gone: Image?
    for number in 0..<40 {
      let image = Image(size: Self.box.size, isOpaque: true, drawing: Drawing())
      if number == 0 { gone = image }
      let list = DisplayList(
        size: Self.box.size, background: .color(.white),
        items: [
          DisplayItem(
            id: DisplayItemID(view: 1, part: 0), transform: .identity, clip: Self.box, alpha: 1,
            content: .image(image, rect: Self.box, shape: .rect(Self.box)))
        ])
      _ = try renderer.picture(of: list, scale: 32)
    }
    #expect(renderer.pictures.sourceCount == renderer.pictures.count)
    #expect(renderer.pictures.count < 40)
    #expect(gone == nil)
  }

  @Test func `the limit of the picture cache follows the size of the surface`() throws {
    let renderer = freshRenderer()
    let items = (1...20).map { number in
      DisplayItem(
        id: DisplayItemID(view: UInt64(number), part: 0), transform: .identity, clip: Self.box,
        alpha: 1, content: content(stripes))
    }
    func draw(width: Int, height: Int, scale: CGFloat) throws {
      let surface = try PixelSurface(width: width, height: height)
      let size = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
      try renderer.draw(
        DisplayList(size: size, background: .color(.white), items: items), on: surface,
        scale: scale, region: [surface.bounds])
    }
    try draw(width: 1280, height: 960, scale: 32)
    let most = CacheLimits(width: 1280, height: 960).pictures
    #expect(renderer.pictures.bytes > most / 2 && renderer.pictures.bytes <= most)
    try draw(width: 320, height: 240, scale: 1)
    #expect(renderer.pictures.bytes <= CacheLimits(width: 320, height: 240).pictures)
  }

  @Test func `the dithered levels of a dark gradient are correct on average`() throws {
    let paint = Paint.linear(
      Gradient(Color(hex: 0x101014), Color(hex: 0x1C1C22)), from: .zero,
      to: CGPoint(x: 0, y: 256))
    let surface = try drawn([], size: CGSize(width: 64, height: 256), background: paint)
    for block in 0..<32 {
      var sum = 0
      for y in 0..<8 { for x in 0..<64 { sum += surface.level(x, block * 8 + y) } }
      let mean = CGFloat(sum) / 512
      let expected = 0x10 + 12 * (CGFloat(block) * 8 + 4) / 256
      #expect(abs(mean - expected) < 0.08)
    }
  }

  @Test func `text between pixels is drawn with the same pixels as on whole pixels`() throws {
    let style = TextStyle(font: .systemFont(ofSize: 14), color: .black)
    func text(_ offset: CGFloat) throws -> PixelSurface {
      try drawn(
        [
          .text(
            "Focus", style, rect: CGRect(x: 10, y: 10, width: 80, height: 30))
        ], transform: CGAffineTransform(translationX: offset, y: offset / 2))
    }
    let still = try text(0)
    #expect(still.darkRuns(row: 25).count > 3)
    #expect(PictureDifference(still, try text(0.3)).isNone)
  }

  @Test(arguments: [1, 1.06, 1.25] as [CGFloat])
  func `text too large for the cache is the same drawn in pieces and drawn at once`(scale: CGFloat)
    throws
  {
    let renderer = freshRenderer()
    renderer.texts.largest = 0
    let style = TextStyle(
      font: .systemFont(ofSize: 13), color: Color(white: 0, alpha: 0.6), numberOfLines: 0)
    let list = DisplayList(
      size: CGSize(width: 120, height: 90), background: .color(.white),
      items: [
        DisplayItem(
          id: DisplayItemID(view: 1, part: 0),
          transform: CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 3.3, ty: 2.7),
          clip: CGRect(x: 0, y: 0, width: 120, height: 90), alpha: 1,
          content: .text(
            "Focus moves through what is near and in its beam", style,
            rect: CGRect(x: 0, y: 0, width: 90, height: 70)))
      ])
    let whole = try picture(of: list, scale: 1, by: renderer)
    let pieces = try PixelSurface(width: 120, height: 90)
    for x in stride(from: 0, to: 120, by: 7) {
      for y in stride(from: 0, to: 90, by: 11) {
        try renderer.draw(
          list, on: pieces, scale: 1, region: [PixelRect(x: x, y: y, width: 7, height: 11)])
      }
    }
    #expect(PictureDifference(whole, pieces).isNone)
  }

  @Test func `text at its focused scale is as sharp as text of the larger size`() throws {
    func text(_ size: CGFloat, _ scale: CGFloat) throws -> PixelSurface {
      let style = TextStyle(font: .systemFont(ofSize: size), color: .black, tracking: 0)
      let rect = CGRect(x: 10 / scale, y: 10 / scale, width: 80 / scale, height: 30 / scale)
      return try drawn(
        [.text("Focus", style, rect: rect)],
        transform: CGAffineTransform(scaleX: scale, y: scale), focusedScale: 1.25)
    }
    #expect(PictureDifference(try text(12, 1.25), try text(15, 1)).isWithin(39))
  }
}
