import FocusGeometry
import Foundation
import HaloDisplayList
import HaloGoldenTesting
import Testing

@testable import HaloCairoRenderer

/// Frames that do not wait for pictures, and their sharpened results.
@MainActor
struct SharpeningTests {
  @Test(arguments: TestEffort.seeds(0..<60, few: 8))
  func `a sharpened frame is the same as one that waited for its pictures`(seed: Int) throws {
    var random = RandomList(seed: UInt64(seed))
    random.hasBackdrops = seed % 2 == 1
    // The scale is large enough for reduced pictures to have fewer pixels.
    let (list, scale) = (random.list(), 4.0)
    let whole = try picture(of: list, scale: scale, by: freshRenderer())
    let renderer = freshRenderer()
    renderer.showsStandIns = true
    let surface = try PixelSurface(width: whole.width, height: whole.height)
    try renderer.draw(list, on: surface, scale: scale, region: [surface.bounds])
    try sharpen(list, on: surface, scale: scale, by: renderer)
    #expect(PictureDifference(surface, whole).isNone)
  }

  @Test func `a picture that is not in the cache is shown at low resolution or from another size`()
    throws
  {
    let renderer = freshRenderer()
    renderer.showsStandIns = true
    let surface = try PixelSurface(width: 400, height: 300)
    func draw(_ scale: CGFloat) throws {
      try renderer.draw(list(scale: scale), on: surface, scale: 1, region: [surface.bounds])
    }
    try draw(1)
    #expect(renderer.pictures.bytes == 64 * 48 * 4)
    #expect(renderer.isUnsharp)
    // The left half is green and the right half red, with a blend between them at the reduced
    // resolution.
    #expect(surface.pixel(x: 40, y: 100) == 0xFF00_FF00)
    #expect(surface.pixel(x: 250, y: 100) == 0xFFFF_0000)
    try sharpen(list(scale: 1), on: surface, scale: 1, by: renderer)
    #expect(renderer.made.pictures == 2)
    // At a size far from its resting size, the picture would be made again.
    try draw(0.5)
    #expect(renderer.made.pictures == 2)
    #expect(renderer.isUnsharp)
    // Without stand-ins, the picture is made at once.
    renderer.showsStandIns = false
    try draw(0.5)
    #expect(renderer.made.pictures == 3)
  }

  @Test func `a picture that is removed before it is sharpened is not made`() throws {
    let renderer = freshRenderer()
    renderer.showsStandIns = true
    let surface = try PixelSurface(width: 400, height: 300)
    try renderer.draw(list(scale: 1), on: surface, scale: 1, region: [surface.bounds])
    #expect(renderer.isUnsharp)
    // Drawing a part again changes nothing about the rest.
    let part = PixelRect(x: 10, y: 10, width: 20, height: 20)
    try renderer.draw(list(scale: 1), on: surface, scale: 1, region: [part])
    #expect(renderer.unsharp.map(\.place) == [surface.bounds])
    let nothing = DisplayList(size: Self.box.size, background: .color(.white))
    try renderer.draw(nothing, on: surface, scale: 1, region: [surface.bounds])
    #expect(!renderer.isUnsharp)
    #expect(renderer.nextToSharpen == nil)
  }

  @Test func `a layer in perspective that shows a stand-in is not kept as a picture`() throws {
    let renderer = freshRenderer()
    let projection = CATransform3D.translation(x: -200, y: -150, z: 0)
      .concatenating(.rotation(x: 0.1, y: 0.3)).concatenating(.perspective(depth: 1.0 / 700))
      .concatenating(.translation(x: 200, y: 150, z: 0))
    let inside = list(scale: 1)
    var leaning = inside
    func layer(_ content: DisplayContent) -> DisplayItem {
      DisplayItem(
        id: DisplayItemID(view: 9, part: 0), transform: .identity, clip: Self.box, alpha: 1,
        content: content)
    }
    leaning.items =
      [layer(.beginLayer(bounds: Self.box, effect: .projection(projection)))] + inside.items
      + [layer(.endLayer)]
    let whole = try picture(of: leaning, scale: 1, by: freshRenderer())
    let surface = try PixelSurface(width: 400, height: 300)
    renderer.showsStandIns = true
    // A layer that an earlier frame showed too is kept as a picture.
    for _ in 0..<3 {
      try renderer.draw(leaning, on: surface, scale: 1, region: [surface.bounds])
    }
    try sharpen(leaning, on: surface, scale: 1, by: renderer)
    #expect(PictureDifference(surface, whole).isNone)
  }

  private static let box = CGRect(x: 0, y: 0, width: 400, height: 300)

  /// An image that is green at the left and red at the right.
  private static let image: Image = {
    var drawing = Drawing()
    drawing.fill(box, with: .color(Color(hex: 0xFF0000)))
    drawing.fill(CGRect(x: 0, y: 0, width: 200, height: 300), with: .color(Color(hex: 0x00FF00)))
    return Image(size: box.size, isOpaque: true, drawing: drawing)
  }()

  /// Draws each finished picture in its place, as a host does.
  private func sharpen(
    _ list: DisplayList, on surface: PixelSurface, scale: CGFloat, by renderer: Renderer
  ) throws {
    while let order = renderer.nextToSharpen {
      guard let place = renderer.take(renderer.made(order)) else { continue }
      try renderer.draw(list, on: surface, scale: scale, region: [place])
    }
  }

  private func list(scale: CGFloat) -> DisplayList {
    let item = DisplayItem(
      id: DisplayItemID(view: 1, part: 0), transform: CGAffineTransform(scaleX: scale, y: scale),
      clip: Self.box, alpha: 1, content: .image(Self.image, rect: Self.box, shape: .rect(Self.box)))
    return DisplayList(size: Self.box.size, background: .color(.white), items: [item])
  }
}
