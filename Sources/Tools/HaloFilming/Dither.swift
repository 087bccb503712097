import Foundation
import HaloCairoRenderer

/// A dither that assigns every pixel an entry of a colour table.
///
/// A fixed pattern mixes two entries, so that unmoved parts do not flicker. Colours in the table
/// stay plain.
struct Dither {
  /// The nearest entry, the entry mixed with it, and the share of the latter in 64ths.
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

  /// The distance from an entry up to which a colour is not mixed, because the difference is
  /// invisible.
  private static let unseen: Float = 1
  /// The weight of a visible pattern relative to that of a wrong colour.
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
        // The error that remains on average, and the visibility of the pattern.
        let error = plainError - 2 * share * along + share * share * length
        let cost = error + Self.coarseness * length * share * (1 - share)
        if cost < best.cost { best = (entry, share, cost) }
      }
    }
    return Mixture(near, best.entry, UInt8(best.share * 64))
  }

  /// Returns a value of Bayer's 8 × 8 matrix, 0...63.
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
