import Foundation
import HaloCairoRenderer

/// Gives every pixel an entry of a colour table.
///
/// Between two entries a fixed pattern decides, so that what does not move does not flicker; what
/// is in the table stays plain.
struct Dither {
  /// The nearest entry, the one that it is mixed with, and the share of that, in 64ths.
  private struct Mixture {
    var near: UInt8
    var far: UInt8
    var share: UInt8

    init(_ near: Int, _ far: Int, _ share: UInt8) {
      self.near = UInt8(near)
      self.far = UInt8(far)
      self.share = share
    }
  }

  /// The palette, scaled by ``ColorTable/sensitivity``.
  private let places: [ColorTable.Color]
  private var mixtures: [UInt32: Mixture] = [:]

  /// Up to this distance from an entry a colour is not mixed: nobody sees the difference.
  private static let unseen: Float = 1
  /// The weight of a visible pattern against that of a wrong colour.
  private static let coarseness: Float = 0.1

  init(colors: [ColorTable.Color]) {
    places = colors.map(ColorTable.scaled)
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
    let color = ColorTable.scaled(
      ColorTable.Color(
        red: Float(levels.red), green: Float(levels.green), blue: Float(levels.blue)))
    let near = ColorTable.nearest(to: color, in: places)
    let from = places[near]
    let red = color.red - from.red
    let green = color.green - from.green
    let blue = color.blue - from.blue
    let plainError = red * red + green * green + blue * blue
    var best = (entry: near, share: Float(0), cost: plainError)
    guard plainError > Self.unseen * Self.unseen else { return Mixture(best.entry, best.entry, 0) }
    places.withUnsafeBufferPointer { places in
      for entry in 0..<places.count {
        let to = places[entry]
        let way = (red: to.red - from.red, green: to.green - from.green, blue: to.blue - from.blue)
        let length = way.red * way.red + way.green * way.green + way.blue * way.blue
        let along = red * way.red + green * way.green + blue * way.blue
        guard along > 0, length > 0 else { continue }
        let share = min(0.5, along / length)
        // What is left of the error on average, and how much the pattern shows.
        let error = plainError - 2 * share * along + share * share * length
        let cost = error + Self.coarseness * length * share * (1 - share)
        if cost < best.cost { best = (entry, share, cost) }
      }
    }
    return Mixture(near, best.entry, UInt8(best.share * 64))
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
