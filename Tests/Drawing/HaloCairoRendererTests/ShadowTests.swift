import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloGoldenTesting
import Testing

@MainActor
struct ShadowTests {
  private static let size = CGSize(width: 340, height: 260)
  private static let box = CGRect(x: 60, y: 52, width: 220, height: 148)

  /// The patches are an optimization that is not used for paths.
  @Test(arguments: [2, 6, 11] as [CGFloat], [1, 1.25, 2] as [CGFloat])
  func `a shadow drawn from patches is the same as one drawn at once`(
    sigma: CGFloat, scale: CGFloat
  ) throws {
    let shadow = Shadow(offsetY: 8, sigma: sigma, color: Color(white: 0, alpha: 0.4))
    for curve in [CornerCurve.circular, .continuous] {
      let shape = Shape.rounded(Self.box, radius: 12, curve: curve)
      for knockout in [false, true] {
        let patches = try drawn(
          [.shadow(shape, shadow, knockout: knockout)], size: Self.size, scale: scale)
        let whole = try drawn(
          [.shadow(.path(shape.bezierPath), shadow, knockout: knockout)], size: Self.size,
          scale: scale)
        // The tolerance is one level, because the dither has another phase.
        #expect(PictureDifference(patches, whole).isWithin(1))
      }
    }
  }

  @Test func `a shadow falls off like the integral of a Gaussian`() throws {
    let shadow = Shadow(offsetY: 0, sigma: 10, color: .black)
    let surface = try drawn(
      [.shadow(.rect(Self.box), shadow, knockout: false)], size: Self.size)
    for x in stride(from: 30, through: 90, by: 3) {
      let distance = (CGFloat(x) + 0.5 - Self.box.minX) / 10
      let expected = 255 * (1 - (1 + erf(distance / 2.0.squareRoot())) / 2)
      #expect(abs(CGFloat(surface.level(x, 125)) - expected) < 3.5, "at \(x)")
    }
  }

  @Test(arguments: [4, 9, 20] as [CGFloat])
  func `a shadow grows darker towards its shape without steps`(sigma: CGFloat) throws {
    let shadow = Shadow(offsetY: 0, sigma: sigma, color: Color(white: 0, alpha: 0.5))
    let surface = try drawn(
      [.shadow(.rect(Self.box), shadow, knockout: false)], size: Self.size, scale: 2)
    let levels = (0..<Int(Self.box.midX * 2)).map { surface.level($0, 250) }
    for (left, right) in zip(levels, levels.dropFirst()) {
      #expect(right <= left + 1)
      #expect(left - right <= Int(130 / (2.5 * sigma * 2)) + 2)
    }
  }

  @Test func `a knockout shadow leaves the inside of its shape unchanged and reaches its edge`()
    throws
  {
    let shadow = Shadow(offsetY: 6, sigma: 8, color: .black)
    let shape = Shape.rounded(Self.box, radius: 12, curve: .continuous)
    let surface = try drawn([.shadow(shape, shadow, knockout: true)], size: Self.size)
    #expect(surface.level(170, 125) == 255)
    #expect(surface.level(63, 125) == 255)
    #expect(surface.level(60, 125) < 255)
    #expect(surface.level(58, 125) < 255)
  }

  @Test func `the shadow of a shape smaller than its blur has the expected darkness`() throws {
    let dot = Shape.rounded(
      CGRect(x: 165, y: 125, width: 10, height: 10), radius: 5, curve: .circular)
    let shadow = Shadow(offsetY: 0, sigma: 10, color: .black)
    let surface = try drawn([.shadow(dot, shadow, knockout: false)], size: Self.size)
    // The peak of a dot much smaller than the blur is its area over 2πσ²; with three box blurs it
    // is an eighth lower.
    let peak = 255 * (.pi * 25) / (2 * .pi * 100) * 0.94 * 0.88
    #expect(abs(CGFloat(255 - surface.level(170, 130)) - peak) < 2)
  }

  @Test func `an enlarged shadow is the same as the shadow of the enlarged shape`() throws {
    let box = CGRect(x: 100, y: 80, width: 90, height: 70)
    let shadow = Shadow(offsetY: 10, sigma: 8, color: Color(white: 0, alpha: 0.4))
    let grow = CGAffineTransform(scaleX: 1.1, y: 1.1)
    let scaled = try drawn(
      [.shadow(.rounded(box, radius: 10, curve: .circular), shadow, knockout: false)],
      size: Self.size, transform: grow)
    let direct = try drawn(
      [
        .shadow(
          .rounded(box.applying(grow), radius: 11, curve: .circular),
          Shadow(offsetY: 11, sigma: 8.8, color: shadow.color), knockout: false)
      ], size: Self.size)
    #expect(PictureDifference(scaled, direct).isWithin(4))
  }
}
