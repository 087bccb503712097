import Foundation
import HaloDisplayList

/// The light and the darkening of a pane's colours by a ``GlassShade``, with tables for the values
/// that each pixel needs.
struct GlassShading {
  private let shade: GlassShade
  /// The linear light of each 8-bit value of sRGB.
  private let linear = GlassShading.lights
  /// The factor on sRGB values, by luminance, that brings a colour to its limited luminance.
  private let factors: [Float]
  private var sum = 0.0
  private var count = 0
  /// The opacities of the white and of the black layer.
  private var glow: Float = 0, dimming: Float = 0

  init(_ shade: GlassShade) {
    self.shade = shade
    let last = CGFloat(Self.steps - 1)
    factors = (0..<Self.steps).map { step in
      let luminance = CGFloat(step) / last
      guard luminance > 0 else { return 1 }
      return Float(pow(shade.limited(luminance) / luminance, 1 / 2.4))
    }
  }

  private static let lights = (0...255).map { Float(Color.linear(CGFloat($0) / 255)) }
  private static let offset = 0.055
  private static let steps = 1_024

  /// Adds a colour of the pane, before its light and darkening, to the mean on which both depend.
  mutating func add(_ color: SIMD3<Float>) {
    sum += Double(luminance(color))
    count += 1
  }

  /// Sets the opacities of the white and of the black layer for the colours counted so far.
  mutating func endCounting() {
    let brightness = count == 0 ? 0 : shade.brightness(of: CGFloat(sum / Double(count)))
    glow = Float(shade.glow * (1 - brightness))
    dimming = Float(shade.dimming * brightness)
  }

  private func luminance(_ color: SIMD3<Float>) -> Float {
    let places = SIMD4<Int32>(
      nearestTo: SIMD4(color.clamped(lowerBound: .zero, upperBound: .one) * 255, 0))
    return 0.2126 * linear[Int(places.x)] + 0.7152 * linear[Int(places.y)]
      + 0.0722 * linear[Int(places.z)]
  }

  /// Returns a colour (red, green and blue of sRGB, 0...1) as the pane shows it.
  ///
  /// Above the toe of sRGB, a factor on light is a factor on the value with its offset.
  func shaded(_ color: SIMD3<Float>) -> SIMD3<Float> {
    let dimmed = (color + (1 - color) * glow) * (1 - dimming)
    let place = min(Self.steps - 1, Int(luminance(dimmed) * Float(Self.steps - 1) + 0.5))
    let factor = factors[place]
    guard factor < 1 else { return dimmed }
    let offset = Float(Self.offset)
    return ((dimmed + offset) * factor - offset).clamped(
      lowerBound: .zero, upperBound: .one)
  }
}
