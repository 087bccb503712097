import Foundation
import HaloCairoRenderer
import HaloDisplayList

/// The contrast of a text or a mark with the ground behind it, measured on a picture of the screen.
struct GroundContrast {
  /// The colour of the ground, as a pixel.
  let ground: UInt32
  /// The contrast of the pixels that differ most from the ground, 1...21.
  let best: Double

  /// The least share of pixels that have the colour of the ground; no colour of a photograph has it.
  private static let groundShare = 0.4
  /// The share of pixels that may differ more than ``best``, such as the edge of something else.
  private static let strayShare = 0.005

  /// Measures an area of a picture of 1 pixel per point; returns nil for one without an even
  /// ground.
  ///
  /// - Parameters:
  ///   - area: the frame of the text or mark, in points.
  ///   - screen: the picture.
  init?(in area: CGRect, of screen: PixelSurface) {
    var pixels: [UInt32] = []
    for y in Int(area.minY.rounded(.down))..<Int(area.maxY.rounded(.up)) {
      for x in Int(area.minX.rounded(.down))..<Int(area.maxX.rounded(.up)) {
        guard let pixel = screen.pixel(x: x, y: y) else { return nil }
        pixels.append(pixel)
      }
    }
    // The shades of a surface differ a little, so colours are counted in 32 steps a channel.
    var counts: [UInt32: (count: Int, first: UInt32)] = [:]
    for pixel in pixels { counts[pixel & 0x00F8_F8F8, default: (0, pixel)].count += 1 }
    guard
      let most = counts.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) })?.value,
      Double(most.count) >= Self.groundShare * Double(pixels.count)
    else { return nil }
    ground = most.first
    let ratios = pixels.map { PixelContrast.ratio($0, most.first) }.sorted(by: >)
    best = ratios[Int(Self.strayShare * Double(ratios.count))]
  }

  /// Returns the contrast of a colour that is drawn on the ground with an opacity of 0...1.
  ///
  /// Letters may be so thin that no pixel has their colour, so the larger of both counts.
  func ratio(of color: Color, opacity: CGFloat) -> Double {
    let below = Color(hex: ground & 0x00FF_FFFF)
    let shown = below.mixed(with: color.withAlphaComponent(1), by: opacity)
    return max(best, Double(shown.contrastRatio(with: below)))
  }
}
