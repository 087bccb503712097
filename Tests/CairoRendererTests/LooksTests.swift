import CairoRenderer
import FocusTestSupport
import Foundation
import SceneGraph
import Testing

@MainActor
struct LooksTests {
  @Test(arguments: [1, 1.25, 2, 3], [false, true])
  func `looks are as they were blessed`(scale: CGFloat, dark: Bool) throws {
    let surface = try picture(
      of: LooksSheet.list(dark: dark), scale: scale, by: freshRenderer())
    expectPicture(surface, matches: "looks-\(dark ? "dark" : "light")-\(scale)")
  }

  @Test(arguments: [1, 2] as [CGFloat])
  func `growing, clipped, layered and turned things are as they were blessed`(
    scale: CGFloat
  ) throws {
    let surface = try picture(of: CompositingSheet().list, scale: scale, by: freshRenderer())
    expectPicture(surface, matches: "compositing-\(scale)")
  }
}
