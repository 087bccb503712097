import DemoScenes
import FocusEngine
import FocusGeometry
import Foundation
import GoldenTesting
import SceneGraph
import Testing

/// Every scene can be read in every window that the program allows, small and large.
@MainActor
struct SmallWindowTests {
  private static let sizes = [
    (640, 400), (800, 500), (960, 1040), (1024, 640), (1280, 800), (1280, 1024), (2560, 1080),
  ].map { CGSize(width: $0.0, height: $0.1) }

  @Test(
    "no text is cut, covered or too small", arguments: DemoScene.all.map(\.id),
    [LayoutDirection.leftToRight, .rightToLeft])
  func texts(id: String, direction: LayoutDirection) throws {
    let scene = try #require(DemoScene.all.first { $0.id == id })
    let window = scene.makeWindow(
      size: Self.sizes[0], appearance: .light, textMeasurer: TestFonts.textEngine())
    window.layoutDirection = direction
    for (index, size) in Self.sizes.enumerated() {
      window.resize(to: size, scale: 1)
      // At rest again after whatever the new size has moved.
      for step in 0..<2 { _ = window.frame(at: TimeInterval(2 * index + step)) }
      let faults = TextReview(window).faults
      #expect(
        faults.isEmpty,
        "\(Int(size.width))x\(Int(size.height)): \(faults.joined(separator: "; "))")
    }
  }
}
