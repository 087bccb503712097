import FocusGeometry
import Foundation
import HaloDisplayList
import HaloGoldenTesting
import Testing

@testable import HaloCairoRenderer

/// The light that depends on the colours of a picture: pools, edges and shines.
@MainActor
struct PictureLightTests {
  private static let size = CGSize(width: 200, height: 160)
  private static let rect = CGRect(x: 60, y: 50, width: 80, height: 60)
  private static let pool = LightPool(sigma: 12, offsetY: 0, opacity: LightStrength(0.5))

  /// A picture whose left half has one colour and whose right half has another.
  private static func picture(_ left: Color, _ right: Color) -> Image {
    var drawing = Drawing()
    drawing.fill(CGRect(x: 0, y: 0, width: 80, height: 60), with: .color(left))
    drawing.fill(CGRect(x: 40, y: 0, width: 40, height: 60), with: .color(right))
    return Image(size: rect.size, isOpaque: true, drawing: drawing)
  }

  private static func plain(_ white: CGFloat) -> Image {
    picture(Color(white: white), Color(white: white))
  }

  private static func light(_ image: Image, _ effect: PictureLight.Effect) -> DisplayContent {
    .light(
      PictureLight(
        of: image, rect: rect, shape: .rounded(rect, radius: 8, curve: .continuous),
        effect: effect))
  }

  private func drawn(
    _ contents: [DisplayContent], ground: CGFloat, alpha: CGFloat = 1, by renderer: Renderer? = nil
  ) throws -> PixelSurface {
    try HaloCairoRendererTests.drawn(
      contents, size: Self.size, alpha: alpha, background: .color(Color(white: ground)),
      by: renderer)
  }

  private func channels(_ surface: PixelSurface, _ x: Int, _ y: Int) -> [Int] {
    let pixel = surface.pixel(x: x, y: y) ?? 0
    return [16, 8, 0].map { Int(pixel >> $0 & 255) }
  }

  @Test(arguments: [0, 0.1, 0.4, 0.8, 1] as [CGFloat])
  func `a pool of light brightens dark ground more than light ground and darkens nothing`(
    ground: CGFloat
  ) throws {
    let image = Self.picture(Color(red: 0.1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 0.2))
    let bare = try drawn([], ground: ground)
    let lit = try drawn([Self.light(image, .pool(Self.pool))], ground: ground)
    var most = 0
    for y in 0..<lit.height {
      for x in 0..<lit.width {
        let gains = zip(channels(lit, x, y), channels(bare, x, y)).map { $0 - $1 }
        #expect(gains.allSatisfy { $0 >= 0 })
        most = max(most, gains.max() ?? 0)
      }
    }
    #expect(ground == 1 ? most == 0 : most > Int((1 - ground) * 60))
  }

  @Test func `a pool has the colours of the picture beside it, even of a dark picture`() throws {
    let image = Self.picture(
      Color(red: 0.12, green: 0, blue: 0), Color(red: 0, green: 0, blue: 0.12))
    let lit = try drawn([Self.light(image, .pool(Self.pool))], ground: 0)
    let (left, right) = (channels(lit, 55, 80), channels(lit, 145, 80))
    #expect(left[0] > 30 && left[0] > left[2] + 10)
    #expect(right[2] > 30 && right[2] > right[0] + 10)
  }

  @Test func `a pool ends within its bounds and has no edge`() throws {
    let lit = try drawn([Self.light(Self.plain(0.5), .pool(Self.pool))], ground: 0)
    let row = (0..<60).map { channels(lit, $0, 80)[1] }
    #expect(row[0..<22].allSatisfy { $0 <= 1 } && row[59] > 40)
    #expect(zip(row, row.dropFirst()).allSatisfy { $0 <= $1 && $1 - $0 <= 12 })
  }

  @Test func `an edge of light is bright along the top and fades towards the bottom`() throws {
    let edge = EdgeLight(
      width: 1, top: LightStrength(onDark: 0.5, onLight: 0.1), bottom: 0.05)
    let lit = try drawn([Self.light(Self.plain(0), .edge(edge))], ground: 0)
    let (top, bottom) = (channels(lit, 100, 50)[0], channels(lit, 100, 109)[0])
    #expect(abs(top - 128) <= 2 && abs(bottom - 13) <= 3)
    // A continuous corner of 8 points takes 12.2 points of the side, where the line leaves it.
    let side = (63..<102).map { channels(lit, 60, $0)[0] }
    #expect(zip(side, side.dropFirst()).allSatisfy { $0 >= $1 }, "\(side)")
    #expect(side[11] >= top - 3, "\(side)")
    #expect(channels(lit, 100, 51) == [0, 0, 0] && channels(lit, 100, 49) == [0, 0, 0])
  }

  @Test func `the darker the picture is, the stronger are its edge and its shine`() throws {
    let strength = LightStrength(onDark: 0.5, onLight: 0.1)
    func gains(_ effect: PictureLight.Effect, at y: Int) throws -> [Int] {
      try [0.05, 0.5, 0.9].map { white in
        // The ground is black, so only the light itself is seen.
        channels(try drawn([Self.light(Self.plain(white), effect)], ground: 0), 100, y)[0]
      }
    }
    let edges = try gains(.edge(EdgeLight(width: 1, top: strength, bottom: 0)), at: 50)
    let shines = try gains(.shine(frame: Self.rect, strength: strength), at: 80)
    for gains in [edges, shines] { #expect(gains[0] > gains[1] && gains[1] > gains[2]) }
    #expect(abs(edges[0] - 128) <= 2 && abs(edges[2] - 26) <= 2)
  }

  @Test func `a frame makes no light that was prepared`() throws {
    let renderer = freshRenderer()
    let image = Self.picture(.black, Color(red: 1, green: 0, blue: 0))
    let content = Self.light(image, .pool(Self.pool))
    let item = DisplayItem(
      id: DisplayItemID(view: 1, part: 0), transform: .identity,
      clip: CGRect(origin: .zero, size: Self.size), alpha: 1, content: content)
    var preparation = renderer.preparation(of: [item], scale: 1)
    while try renderer.prepareNext(&preparation) {}
    let made = renderer.made
    #expect(made.pictures == 1 && made.lights == 1)
    _ = try drawn([content], ground: 0, by: renderer)
    #expect(renderer.made == made)
  }

  @Test func `a pool takes a few kilobytes, however large its picture is`() throws {
    let renderer = freshRenderer()
    let size = CGSize(width: 1200, height: 900)
    let rect = CGRect(x: 200, y: 200, width: 800, height: 500)
    let light = PictureLight(
      of: Self.plain(0.2), rect: rect, shape: .rect(rect),
      effect: .pool(LightPool(sigma: 60, offsetY: 0, opacity: LightStrength(1))))
    _ = try HaloCairoRendererTests.drawn([.light(light)], size: size, by: renderer)
    let pool = try #require(
      try renderer.lights.pool(light.poolKey(of: light.key(scale: 1), sigma: 60)))
    #expect(pool.surface.stride * pool.surface.height < 32 << 10)
  }
}
