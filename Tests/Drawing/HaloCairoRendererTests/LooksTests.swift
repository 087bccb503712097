import Foundation
import HaloCairoRenderer
import HaloGoldenTesting
import Testing

@MainActor
struct LooksTests {
  @Test(arguments: [1, 1.25, 2, 3], [false, true])
  func `the picture of the focus appearances matches its reference`(scale: CGFloat, dark: Bool)
    throws
  {
    let surface = try picture(
      of: LooksSheet.list(dark: dark), scale: scale, by: freshRenderer())
    try expectParts(Int(scale), of: surface, match: "looks-\(dark ? "dark" : "light")-\(scale)")
  }

  @Test(arguments: [1, 2] as [CGFloat])
  func `the picture of scaled, clipped, layered and rotated content matches its reference`(
    scale: CGFloat
  ) throws {
    let surface = try picture(of: CompositingSheet().list, scale: scale, by: freshRenderer())
    try expectParts(scale > 1 ? 4 : 1, of: surface, match: "compositing-\(scale)")
  }

  /// Compares a large picture in parts from top to bottom, each small enough for a reference.
  private func expectParts(_ count: Int, of surface: PixelSurface, match name: String) throws {
    guard count > 1 else { return expectPicture(surface, matches: name) }
    for part in 0..<count {
      let (top, bottom) = (surface.height * part / count, surface.height * (part + 1) / count)
      let rect = PixelRect(x: 0, y: top, width: surface.width, height: bottom - top)
      expectPicture(try surface.part(rect), matches: "\(name)-part-\(part + 1)")
    }
  }
}
