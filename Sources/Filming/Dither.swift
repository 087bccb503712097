import CairoRenderer
import Foundation

/// Gives every pixel an entry of a colour table.
///
/// Between two entries a fixed pattern decides, so that what does not move does not flicker; what is
/// in the table stays plain.
struct Dither {
  /// The entry that is nearest, the one on the other side, and how much of the way it is there, in
  /// 64ths.
  private struct Mixture {
    var near: UInt8
    var far: UInt8
    var share: UInt8
  }

  private let colors: [ColorTable.Color]
  private let search: ColorTable.Search
  private var mixtures: [UInt32: Mixture] = [:]

  /// Levels that nobody sees: such a colour is not mixed.
  private static let unseen: Float = 1.5

  init(colors: [ColorTable.Color]) {
    self.colors = colors
    search = ColorTable.Search(colors)
  }

  mutating func entry(for pixel: UInt32, x: Int, y: Int) -> UInt8 {
    let color = pixel & 0xFF_FFFF
    let mixture: Mixture
    if let known = mixtures[color] {
      mixture = known
    } else {
      mixture = self.mixture(for: color)
      mixtures[color] = mixture
    }
    return mixture.share > Self.threshold(x: x, y: y) ? mixture.far : mixture.near
  }

  private func mixture(for pixel: UInt32) -> Mixture {
    let levels = pixel.levels
    let color = ColorTable.Color(
      red: Float(levels.red), green: Float(levels.green), blue: Float(levels.blue))
    let near = search.nearest(to: color)
    let plain = Mixture(near: UInt8(near), far: UInt8(near), share: 0)
    let from = colors[near]
    let (red, green, blue) = (color.red - from.red, color.green - from.green, color.blue - from.blue)
    guard max(abs(red), abs(green), abs(blue)) > Self.unseen else { return plain }
    let beyond = ColorTable.Color(
      red: color.red + red, green: color.green + green, blue: color.blue + blue)
    let far = search.nearest(to: beyond)
    let to = colors[far]
    let way = (red: to.red - from.red, green: to.green - from.green, blue: to.blue - from.blue)
    let length = way.red * way.red + way.green * way.green + way.blue * way.blue
    guard far != near, length > 0 else { return plain }
    let share = (red * way.red + green * way.green + blue * way.blue) / length
    // Beyond half the way the other entry would be the nearer one but for what the eye sees.
    return Mixture(
      near: UInt8(near), far: UInt8(far), share: UInt8(max(0, min(0.5, share)) * 64))
  }

  /// Bayer's 8 × 8 matrix, 0...63.
  private static func threshold(x: Int, y: Int) -> UInt8 { matrix[(y & 7) << 3 | x & 7] }

  private static let matrix: [UInt8] = (0..<64).map { index in
    let (x, y) = (index & 7, index >> 3)
    var value = 0
    for bit in 0..<3 {
      let (xBit, yBit) = ((x >> bit) & 1, (y >> bit) & 1)
      value |= (xBit ^ yBit) << (5 - 2 * bit) | yBit << (4 - 2 * bit)
    }
    return UInt8(value)
  }
}
