import CHaloCairo
import FocusGeometry
import Foundation
import HaloDisplayList
import HaloGoldenTesting
import Testing

@testable import HaloCairoRenderer

/// Our own compositing loops, compared with Cairo's.
@MainActor
struct CompositionTests {
  @Test func `the perspective sampler reads no memory outside of the picture`() throws {
    let page = sysconf(Int32(_SC_PAGESIZE))
    let memory = try #require(
      mmap(nil, 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0))
    defer { munmap(memory, 2 * page) }
    try #require(memory != MAP_FAILED)
    // A read of the row before the first ends the process.
    mprotect(memory, page, PROT_NONE)
    // From one exact position to the next, the sampled line rises by 33/65,536 of a pixel, to the
    // upper edge of the first row.
    let slope = -33.0 / (16 * 65_536)
    let inverse = PlaneProjection(
      CATransform3D(
        CGAffineTransform(a: 1, b: slope, c: 0, d: 1, tx: 0, ty: 33.5 / 65_536 - slope / 2)),
      placement: .identity)
    let sampler = PerspectiveSampler(
      source: UnsafeRawPointer(memory + page), rowBytes: 160,
      area: PixelRect(x: 0, y: 0, width: 40, height: 8), inverse: inverse)
    memset(memory + page, 0xFF, 8 * 160)
    let surface = try PixelSurface(width: 16, height: 1)
    let target = try #require(surface.data)
    sampler.draw(surface.bounds, on: target, stride: surface.stride, origin: (0, 0))
    surface.markChanged()
    #expect(surface.pixel(x: 0, y: 0) == 0xFFFF_FFFF)
  }

  private static let width = 83
  private static let height = 41

  /// Returns random pixels with premultiplied alpha.
  private func noise(
    _ seed: UInt64, width: Int = width, height: Int = height, format: PixelFormat = .argb32
  ) throws -> PixelSurface {
    var dice = SeededGenerator(seed: seed)
    let surface = try PixelSurface(width: width, height: height, format: format)
    let data = try #require(surface.data)
    for y in 0..<height {
      for x in 0..<width {
        let alpha =
          dice.chance(0.3)
          ? dice.pick([0, 255], else: 0) : UInt32.random(in: 0...255, using: &dice)
        let channels = (0..<3).map {
          UInt32.random(in: 0...alpha, using: &dice) << (8 * UInt32($0))
        }
        let pixel = alpha << 24 | channels.reduce(0, |)
        data.storeBytes(of: pixel, toByteOffset: y * surface.stride + x * 4, as: UInt32.self)
      }
    }
    surface.markChanged()
    return surface
  }

  /// Paints the same content over the same pixels by a composition and by Cairo, and compares.
  private func compare(
    _ format: PixelFormat = .rgb24, within levels: Int = 0, compose: (Composition) throws -> Void,
    cairo: (OpaquePointer) -> Void
  ) throws {
    let (ours, theirs) = (try noise(1, format: format), try noise(1, format: format))
    let composition = Composition(memory: .system)
    try compose(composition)
    try composition.paint(on: ours, region: [ours.bounds], isShared: false)
    let cr = try #require(cairo_create(theirs.handle))
    cairo(cr)
    cairo_destroy(cr)
    let difference = PictureDifference(ours, theirs)
    #expect(difference.isWithin(levels), "\(difference)")
  }

  @Test(arguments: [PixelFormat.rgb24, .argb32])
  func `composing a picture over pixels gives the same result as Cairo`(target: PixelFormat) throws
  {
    for format in [PixelFormat.argb32, .rgb24] {
      for alpha in [1, 0.37] as [CGFloat] {
        let source = try noise(2, format: format)
        try compare(target) {
          let picture = try #require($0.picture(source))
          $0.paint(
            .copied(picture, x: 5, y: 3),
            in: PixelRect(x: 5, y: 3, width: Self.width - 5, height: Self.height - 3),
            alpha: UInt32(alpha: alpha))
        } cairo: { cr in
          cairo_set_source_surface(cr, source.handle, 5, 3)
          cairo_paint_with_alpha(cr, alpha)
        }
      }
    }
  }

  @Test func `composing a colour through a mask gives the same result as Cairo`() throws {
    let color = Color(red: 0.3, green: 0.8, blue: 0.1, alpha: 0.6)
    let mask = try CoverageMask(width: 50, height: 30)
    try mask.draw { cr in
      cairo_arc(cr, 24, 14, 13, 0, 2 * .pi)
      cairo_fill(cr)
    }
    try compare {
      $0.paint(
        .color(color.pixel()), through: mask, x: 7, y: 4,
        in: PixelRect(x: 7, y: 4, width: 50, height: 30), alpha: 255)
    } cairo: { cr in
      cr.setColor(color)
      cairo_mask_surface(cr, mask.handle, 7, 4)
    }
  }

  @Test(arguments: [0, 0.06] as [CGFloat])
  func `sampling a picture between pixels gives the same result as Cairo`(turn: CGFloat) throws {
    let source = try noise(3, width: 60, height: 33)
    let placement = CGAffineTransform(rotationAngle: turn).scaledBy(x: 1.13, y: 1.09)
      .concatenating(CGAffineTransform(translationX: 6.3, y: -2.7))
    let sampling = Composition.Sampling(placement: placement, around: CGPoint(x: 30, y: 20))
    let area = PixelRect(x: 0, y: 0, width: Self.width, height: Self.height)
    try compare {
      $0.paint(.sampled(try #require($0.picture(source)), sampling), in: area)
    } cairo: { cr in
      guard let pattern = cairo_pattern_create_for_surface(source.handle) else { return }
      func unit(_ value: Int64) -> CGFloat { CGFloat(value) / 65_536 }
      var matrix = cairo_matrix_t(
        xx: unit(sampling.xx), yx: unit(sampling.yx), xy: unit(sampling.xy),
        yy: unit(sampling.yy), x0: unit(sampling.x0), y0: unit(sampling.y0))
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_set_source(cr, pattern)
      cr.setPath(.rect(area.rect))
      cairo_fill(cr)
      cairo_pattern_destroy(pattern)
    }
  }

  /// Cairo blends a colour with a part of a pixel in one step, so it rounds once less.
  @Test func `the coverage of a rectangle between pixels is within a level of Cairo's`() throws {
    var dice = SeededGenerator(seed: 5)
    for _ in 0..<40 {
      let rect = CGRect(
        x: (dice.number(2...20) * 256).rounded() / 256,
        y: (dice.number(2...9) * 256).rounded() / 256,
        width: (dice.number(0.1...30) * 256).rounded() / 256,
        height: (dice.number(0.1...20) * 256).rounded() / 256)
      let color = dice.color()
      try compare(within: 1) { composition in
        let context = DrawingContext(
          composition: composition, scale: 1,
          visible: PixelRect(x: 0, y: 0, width: Self.width, height: Self.height), alpha: 1,
          transform: .identity, confinement: nil,
          masks: OutlineMasks(
            limits: CacheLimits(width: Self.width, height: Self.height), memory: .system))
        try context.paint(.color(color.pixel()), through: .rect(rect))
      } cairo: { cr in
        cr.setColor(color)
        cr.setPath(.rect(rect))
        cairo_fill(cr)
      }
    }
  }
}

@MainActor
struct SharedDrawingTests {
  @Test(arguments: 0..<40)
  func `a frame drawn by several threads is the same as one drawn by one thread`(seed: Int) throws {
    var random = RandomList(
      seed: 4000 + UInt64(seed), size: CGSize(width: 400, height: 300))
    let list = random.list(count: 40)
    let renderer = freshRenderer()
    renderer.isShared = false
    let alone = try picture(of: list, scale: 1.25, by: renderer)
    renderer.isShared = true
    for _ in 0..<3 {
      #expect(PictureDifference(alone, try picture(of: list, scale: 1.25, by: renderer)).isNone)
    }
  }

  @Test func `overlapping regions are drawn as one region`() throws {
    var random = RandomList(seed: 9)
    let list = random.list()
    let renderer = freshRenderer()
    renderer.isShared = true
    let whole = try picture(of: list, scale: 1, by: renderer)
    let parts = try PixelSurface(width: whole.width, height: whole.height)
    let left = PixelRect(x: 0, y: 0, width: 150, height: 170)
    let right = PixelRect(x: 100, y: 0, width: 140, height: 170)
    try renderer.draw(list, on: parts, scale: 1, region: [left, right])
    #expect(PictureDifference(whole, parts).isNone)
  }
}

@MainActor
struct PreparationTests {
  private static let box = CGRect(x: 60, y: 50, width: 120, height: 70)

  private func list(scale: CGFloat, color: Color) -> DisplayList {
    let shadow = Shadow(offsetY: 6, sigma: 5, color: .black)
    let contents: [DisplayContent] = [
      .shadow(.rounded(Self.box, radius: 8, curve: .continuous), shadow, knockout: true),
      .text("Focus", RandomList.style(color, 14), rect: Self.box),
    ]
    let size = CGSize(width: 240, height: 170)
    let items = contents.enumerated().map { index, content in
      DisplayItem(
        id: DisplayItemID(view: UInt64(index), part: 0),
        transform: CGAffineTransform(scaleX: scale, y: scale), focusedScale: 1.2,
        clip: CGRect(origin: .zero, size: size), alpha: 1, content: content)
    }
    return DisplayList(size: size, background: .color(.white), items: items)
  }

  @Test func `a prepared shadow is not made again while its shape grows`() throws {
    let renderer = freshRenderer()
    try renderer.prepareAll(list(scale: 1, color: .black).items, scale: 1)
    let made = renderer.shadows.made
    #expect(made > 0)
    for scale in [1, 1.05, 1.1, 1.15, 1.2] as [CGFloat] {
      _ = try picture(of: list(scale: scale, color: .black), scale: 1, by: renderer)
    }
    #expect(renderer.shadows.made == made)
  }

  @Test func `a text that changes its colour is cached only once`() throws {
    let renderer = freshRenderer()
    for blue in [0, 0.3, 1] as [CGFloat] {
      _ = try picture(
        of: list(scale: 1, color: Color(red: 0, green: 0, blue: blue)), scale: 1, by: renderer)
    }
    #expect(renderer.texts.count == 1)
  }
}
