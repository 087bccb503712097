import FocusGeometry
import Foundation
import HaloDisplayList
import HaloGoldenTesting
import Synchronization
import Testing

@testable import HaloCairoRenderer

/// Counts the allocations of a renderer, and refuses one of them.
private final class Ration: Sendable {
  private let asked = Atomic<Int>(0)
  /// The index of the allocation that is refused, from 0; nil for none.
  private let refused: Int?

  init(refusing refused: Int? = nil) { self.refused = refused }

  var count: Int { asked.load(ordering: .relaxed) }

  var memory: PixelMemory {
    PixelMemory { _ in self.asked.wrappingAdd(1, ordering: .relaxed).oldValue != self.refused }
  }
}

/// A list that needs a certain kind of allocation, drawn in `frames` frames.
struct Allocating: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let list: DisplayList
  var frames = 1
  /// The number of pixels above which a text is not kept.
  var largestText = 4 << 20

  private static let size = CGSize(width: 120, height: 90)
  private static let box = CGRect(x: 20, y: 20, width: 70, height: 40)
  private static let gradient = Paint.linear(
    Gradient(.black, .white), from: .zero, to: CGPoint(x: 120, y: 0))

  private init(
    _ name: String, _ contents: [DisplayContent], background: Paint = .color(.white),
    alpha: CGFloat = 1, roundedClip: Shape? = nil, frames: Int = 1, largestText: Int = 4 << 20
  ) {
    testDescription = name
    list = DisplayList(
      size: Self.size, background: background,
      items: contents.enumerated().map { index, content in
        DisplayItem(
          id: DisplayItemID(view: UInt64(index), part: 0), transform: .identity,
          clip: CGRect(origin: .zero, size: Self.size), roundedClip: roundedClip, alpha: alpha,
          content: content)
      })
    self.frames = frames
    self.largestText = largestText
  }

  static let all: [Allocating] = {
    let heart = Shape.path(Figures.heart(in: box))
    let card = Shape.rounded(box, radius: 12, curve: .continuous)
    let text = DisplayContent.text(
      "Focus", TextStyle(font: .systemFont(ofSize: 14), color: .black), rect: box)
    let shadow = Shadow(offsetY: 6, sigma: 5, color: .black)
    let turned = CATransform3D.rotation(x: 0, y: 0.2)
      .concatenating(.perspective(depth: 1.0 / 700))
    var photo = Drawing()
    photo.draw(Bitmap(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF]), in: box)
    let image = Image(size: size, isOpaque: false, drawing: photo)
    return [
      Allocating("a gradient behind everything", [], background: gradient),
      Allocating("a gradient in a shape", [.fill(card, gradient)]),
      Allocating("an image with a bitmap in it", [.image(image, rect: box, shape: card)]),
      Allocating("a filled path", [.fill(heart, .color(.black))]),
      Allocating("rounded corners", [.fill(card, .color(.black))]),
      Allocating("a dashed line", [.stroke(card, width: 2, color: .black, dash: [4, 2])]),
      Allocating("a line of one pixel", [.hairline(heart, .black)]),
      Allocating("a rim", [.rim(card, width: 2, color: .black)]),
      Allocating(
        "a pool of light",
        [
          .light(
            PictureLight(
              of: image, rect: box, shape: card,
              effect: .pool(LightPool(sigma: 5, offsetY: 2, opacity: LightStrength(1)))))
        ]),
      Allocating(
        "an edge of light",
        [
          .light(
            PictureLight(
              of: image, rect: box, shape: card,
              effect: .edge(
                EdgeLight(
                  width: 1, top: LightStrength(0.5), bottom: 0.05))))
        ]),
      Allocating(
        "a line of light",
        [
          .rimLight(
            card, RimLight(width: 2, near: .white, far: .white, between: .clear, angle: 0))
        ]),
      Allocating(
        "glass",
        [
          .fill(heart, .color(.black)),
          .backdrop(
            card,
            Material(
              sigma: 3, saturation: 1, tint: .clear, lens: GlassLens(band: 8, displacement: 5))),
        ]),
      Allocating(
        "a ring", [.halo(HaloRing(shape: heart, side: .outside, width: 3, gap: 2, color: .black))]),
      Allocating("a text", [text]),
      Allocating("a text too large to keep", [text], largestText: 0),
      Allocating("a shadow of a path", [.shadow(heart, shadow, knockout: true)]),
      Allocating("a shadow of a card", [.shadow(card, shadow, knockout: false)]),
      Allocating("a rounded clip", [.fill(.rect(box), .color(.black))], roundedClip: card),
      Allocating(
        "a faint layer in another",
        [
          .beginLayer(bounds: box), .beginLayer(bounds: box), .fill(.rect(box), .color(.black)),
          .endLayer, .endLayer,
        ], alpha: 0.5),
      Allocating(
        "a layer that fades at its edges",
        [
          .beginLayer(bounds: box, effect: .edgeFade(left: 9, right: 9)),
          .fill(.rect(box), .color(.black)), .endLayer,
        ]),
      // The renderer keeps the layer's picture from the second frame on.
      Allocating(
        "a layer in perspective",
        [
          .beginLayer(bounds: box, effect: .projection(turned)),
          .fill(card, .color(.black)), .endLayer,
        ], frames: 3),
    ]
  }()

  @MainActor
  func renderer(_ memory: PixelMemory) -> Renderer {
    let renderer = Renderer(text: TestFonts.textEngine(), memory: memory)
    renderer.isShared = false
    renderer.texts.largest = largestText
    return renderer
  }

  /// Draws all frames, of which the last one counts.
  @MainActor
  func draw(by renderer: Renderer, on surface: PixelSurface) throws {
    for _ in 0..<frames {
      try renderer.draw(list, on: surface, scale: 1, region: [surface.bounds])
    }
  }

  func surface() throws -> PixelSurface {
    try PixelSurface(width: Int(Self.size.width), height: Int(Self.size.height))
  }
}

@MainActor
struct MemoryTests {
  @Test(arguments: Allocating.all)
  func `a failed allocation makes drawing throw, and drawing again with memory succeeds`(
    what: Allocating
  ) throws {
    let (whole, ration) = (try what.surface(), Ration())
    try what.draw(by: what.renderer(ration.memory), on: whole)
    // Every drawing allocates a cell to paint in, and the named kinds need memory of their own.
    #expect(ration.count > 1)
    for number in 0..<ration.count {
      let surface = try what.surface()
      let renderer = what.renderer(Ration(refusing: number).memory)
      #expect(throws: RenderError.surface("out of memory"), "allocation \(number)") {
        try what.draw(by: renderer, on: surface)
      }
      try what.draw(by: renderer, on: surface)
      #expect(PictureDifference(surface, whole).isNone, "allocation \(number)")
    }
  }

  @Test func `making a picture and preparing items throw when an allocation fails`() throws {
    let what = try #require(Allocating.all.first { $0.testDescription.contains("bitmap") })
    let (none, refusing) = (PixelMemory.system, PixelMemory { _ in false })
    #expect(throws: RenderError.surface("out of memory")) {
      try what.renderer(refusing).picture(of: what.list)
    }
    #expect(throws: RenderError.surface("out of memory")) {
      try what.renderer(refusing).prepareAll(what.list.items, scale: 1)
    }
    let renderer = what.renderer(none)
    try renderer.prepareAll(what.list.items, scale: 1)
    #expect(renderer.made.pictures > 0)
  }

  @Test(.enabled(if: DrawingThreads.shared.count > 0))
  func `a background that is covered completely is not drawn`() throws {
    /// Returns the largest allocation for drawing a card of this width on a gradient.
    func largest(cardWidth: CGFloat) throws -> Int {
      let largest = Mutex(0)
      let memory = PixelMemory { bytes in
        largest.withLock { $0 = max($0, bytes) }
        return true
      }
      let size = CGSize(width: 300, height: 200)
      let card = CGRect(x: 0, y: 0, width: cardWidth, height: 200)
      let list = DisplayList(
        size: size,
        background: .linear(
          Gradient(.white, .black), from: .zero, to: CGPoint(x: 300, y: 0)),
        items: [
          DisplayItem(
            id: DisplayItemID(view: 0, part: 0), transform: .identity,
            clip: CGRect(origin: .zero, size: size), alpha: 1,
            content: .fill(.rect(card), .color(.white)))
        ])
      let surface = try PixelSurface(width: 300, height: 200)
      let renderer = Renderer(text: TestFonts.textEngine(), memory: memory)
      try renderer.draw(list, on: surface, scale: 1, region: [surface.bounds])
      #expect((surface.pixel(x: 299, y: 100) == 0xFFFF_FFFF) == (cardWidth == 300))
      return largest.withLock { $0 }
    }
    #expect(try largest(cardWidth: 299) >= 300 * 200 * 4)
    #expect(try largest(cardWidth: 300) < 300 * 200 * 4)
  }

  @Test
  func `an error in a drawing thread is thrown in the calling thread`() throws {
    let helperAsked = DispatchSemaphore(value: 0)
    let memory = PixelMemory { _ in
      guard Thread.isMainThread else {
        helperAsked.signal()
        return false
      }
      // Without the helper, this thread alone would paint the bands.
      return helperAsked.wait(timeout: .now() + 10) == .success
    }
    let composition = Composition(memory: memory)
    let surface = try PixelSurface(width: 64, height: 64)
    composition.paint(.color(0xFF12_3456), in: surface.bounds)
    #expect(throws: RenderError.surface("out of memory")) {
      try composition.paint(on: surface, region: [surface.bounds], isShared: true)
    }
  }

  @Test(arguments: [32_767, 32_768])
  func `the visible part of a text that is wider than the largest surface is drawn`(width: Int)
    throws
  {
    let style = TextStyle(font: .systemFont(ofSize: 12), color: .black)
    let engine = TestFonts.textEngine()
    let letter = engine.size(of: "nnnnnnnnnn", style: style, width: .infinity).width / 10
    let string = String(repeating: "n", count: width / Int(letter) + 100)
    let rect = CGRect(x: 0, y: 0, width: CGFloat(width) * 2, height: 30)
    let picture = try drawn([.text(string, style, rect: rect)])
    #expect((0..<100).contains { picture.darkRuns(row: $0).count > 5 })
  }

  @Test func `a shape too large for any surface is not drawn and causes no error`() throws {
    let wide = CGRect(x: 10, y: 10, width: 40_000, height: 10)
    let path = Shape.path(BezierPath(rect: wide))
    let shadow = Shadow(offsetY: 2, sigma: 20, color: .black)
    let picture = try drawn([
      .fill(path, .color(.black)), .shadow(path, shadow, knockout: false),
      .halo(HaloRing(shape: path, side: .outside, width: 3, gap: 2, color: .black)),
    ])
    #expect(PictureDifference(picture, try drawn([])).isNone)
  }
}
