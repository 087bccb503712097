import FocusGeometry
import Foundation
import HaloDisplayList
import HaloGoldenTesting
import Testing

@testable import HaloCairoRenderer

/// Drawings that are blurred as a whole.
@MainActor
struct DrawingBlurTests {
  /// Returns the levels of the middle row of a drawing that is black at the left and white at the
  /// right.
  private func edge(sigma: CGFloat, scale: Int) throws -> [Int] {
    var drawing = Drawing()
    drawing.fill(CGRect(x: 0, y: 0, width: 100, height: 60), with: .color(.black))
    drawing.fill(CGRect(x: 100, y: 0, width: 100, height: 60), with: .color(.white))
    drawing.blur(sigma)
    let image = Image(size: CGSize(width: 200, height: 60), isOpaque: true, drawing: drawing)
    let surface = try image.rasterized(
      width: 200 * scale, height: 60 * scale, text: TestFonts.textEngine())
    return (0..<surface.width).map { surface.level($0, surface.height / 2) }
  }

  @Test(arguments: [4, 9, 16] as [CGFloat], [1, 2])
  func `an edge becomes as wide as the blur at every scale`(sigma: CGFloat, scale: Int) throws {
    let levels = try edge(sigma: sigma, scale: scale)
    #expect(zip(levels, levels.dropFirst()).allSatisfy { $0 <= $1 })
    // Beyond the edges of the picture its outermost pixels are repeated.
    #expect(levels.first == 0 && levels.last == 255)
    // The differences are the blur's own distribution.
    let middle = CGFloat(levels.count) / 2
    var variance: CGFloat = 0
    for (index, (left, right)) in zip(levels, levels.dropFirst()).enumerated() {
      variance += CGFloat(right - left) / 255 * pow(CGFloat(index) + 1 - middle, 2)
    }
    let measured = variance.squareRoot() / CGFloat(scale)
    #expect(abs(measured / sigma - 1) < 0.15, "\(measured)")
  }

  @Test func `a blur of nothing changes nothing`() throws {
    #expect(try Set(edge(sigma: 0, scale: 1)) == [0, 255])
  }
}
