import FocusGeometry
import Foundation
import HaloDisplayList
import HaloGoldenTesting
import Testing

@testable import HaloCairoRenderer

/// Pictures that another thread makes while frames show stand-ins.
@MainActor
struct PictureMakerTests {
  private nonisolated static let box = CGRect(x: 0, y: 0, width: 300, height: 200)

  /// An image with every kind of content that a drawing can have.
  private static let image = Image(size: box.size, isOpaque: true) {
    var drawing = Drawing()
    drawing.fill(
      box,
      with: .linear(
        Gradient([.init(0, .white), .init(1, Color(hex: 0x224466))]), from: .zero,
        to: CGPoint(x: 300, y: 200)))
    drawing.stroke(BezierPath(ovalIn: box.insetBy(dx: 40, dy: 30)), width: 5, color: .black)
    drawing.clipped(to: BezierPath(ovalIn: box.insetBy(dx: 20, dy: 20))) {
      $0.text(
        "Halo", style: TextStyle(font: .systemFont(ofSize: 60, weight: .bold), color: .black),
        in: box)
    }
    drawing.grain(0.1, seed: 7)
    return drawing
  }

  private func item(_ scale: CGFloat) -> DisplayItem {
    DisplayItem(
      id: DisplayItemID(view: 1, part: 0), transform: CGAffineTransform(scaleX: scale, y: scale),
      clip: Self.box, alpha: 1, content: .image(Self.image, rect: Self.box, shape: .rect(Self.box)))
  }

  private func list(_ scale: CGFloat) -> DisplayList {
    DisplayList(size: Self.box.size, background: .color(.white), items: [item(scale)])
  }

  /// Waits for up to ten seconds until a picture has been made.
  private func hasMade(_ maker: PictureMaker) -> Bool {
    var entry = pollfd(fd: maker.descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 10_000) == 1
  }

  @Test func `a picture made in another thread is the same as one made in this thread`() throws {
    let whole = try picture(of: list(1), scale: 1, by: freshRenderer())
    let renderer = freshRenderer()
    renderer.showsStandIns = true
    let surface = try PixelSurface(width: 300, height: 200)
    try renderer.draw(list(1), on: surface, scale: 1, region: [surface.bounds])
    #expect(!PictureDifference(whole, surface).isNone)
    let maker = PictureMaker()
    defer { maker.end() }
    let order = try #require(renderer.nextToSharpen)
    #expect(maker.takeMade() == nil)
    #expect(maker.begin(order))
    #expect(maker.isBusy && !maker.begin(order))
    #expect(hasMade(maker))
    let made = try #require(maker.takeMade())
    #expect(!maker.isBusy && maker.takeMade() == nil)
    #expect(renderer.take(made) == surface.bounds)
    #expect(!renderer.isUnsharp)
    try renderer.draw(list(1), on: surface, scale: 1, region: [surface.bounds])
    #expect(PictureDifference(whole, surface).isNone)
    // No further picture is made in this thread.
    #expect(renderer.made.pictures == 2)
  }

  @Test func `a picture whose allocation fails is given up, and its stand-in stays`() throws {
    let renderer = freshRenderer()
    renderer.showsStandIns = true
    let surface = try PixelSurface(width: 300, height: 200)
    try renderer.draw(list(1), on: surface, scale: 1, region: [surface.bounds])
    let order = try #require(renderer.nextToSharpen)
    let refused = PictureOrder(
      key: order.key, families: order.families, memory: PixelMemory { _ in false })
    let maker = PictureMaker()
    defer { maker.end() }
    #expect(maker.begin(refused) && hasMade(maker))
    #expect(renderer.take(try #require(maker.takeMade())) == nil)
    #expect(!renderer.isUnsharp && renderer.nextToSharpen == nil)
    // The next frame with the picture asks for it again.
    try renderer.draw(list(1), on: surface, scale: 1, region: [surface.bounds])
    #expect(renderer.isUnsharp)
  }

  @Test func `a picture that both threads made is kept once`() throws {
    let renderer = freshRenderer()
    renderer.showsStandIns = true
    let surface = try PixelSurface(width: 300, height: 200)
    try renderer.draw(list(1), on: surface, scale: 1, region: [surface.bounds])
    let order = try #require(renderer.nextToSharpen)
    renderer.showsStandIns = false
    try renderer.draw(list(1), on: surface, scale: 1, region: [surface.bounds])
    let count = renderer.pictures.count
    #expect(renderer.take(renderer.made(order)) == nil)
    #expect(renderer.pictures.count == count)
  }
}
