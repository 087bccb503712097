import Foundation
import HaloCairoRenderer
import HaloDisplayList

/// A picture of a screen in linear light, reduced and blurred as an eye sees it.
struct SeenPicture {
  /// The cells of red, green and blue, each from 0 to 1.
  private(set) var channels: [FloatPlane]

  var width: Int { channels[0].width }
  var height: Int { channels[0].height }

  /// Reduces a picture by averaging light, so that a picture of the same screen at another scale has
  /// nearly the same cells.
  ///
  /// - Parameters:
  ///   - surface: the picture.
  ///   - longest: the number of cells of the longer side; a smaller picture keeps its size.
  init(of surface: PixelSurface, longest: Int) {
    let factor = min(1, Double(longest) / Double(max(surface.width, surface.height, 1)))
    let width = max(1, Int((Double(surface.width) * factor).rounded()))
    let height = max(1, Int((Double(surface.height) * factor).rounded()))
    channels = Array(repeating: FloatPlane(width: width, height: height), count: 3)
    guard let data = surface.data, surface.width > 0, surface.height > 0 else { return }
    let columns = Self.shares(of: surface.width, in: width)
    let rows = Self.shares(of: surface.height, in: height)
    // Red, green and blue of each cell beside one another, with a cell beyond the last.
    var light = [Float](repeating: 0, count: (width * height + width + 1) * 3)
    var line = [Float](repeating: 0, count: (width + 1) * 3)
    for y in 0..<surface.height {
      let pixels = (data + y * surface.stride).assumingMemoryBound(to: UInt32.self)
      line.withUnsafeMutableBufferPointer { line in
        Self.linear.withUnsafeBufferPointer { linear in
          line.update(repeating: 0)
          columns.withUnsafeBufferPointer { columns in
            for x in columns.indices {
              let (pixel, share) = (pixels[x], columns[x])
              let light = (
                linear[Int(pixel >> 16 & 0xFF)], linear[Int(pixel >> 8 & 0xFF)],
                linear[Int(pixel & 0xFF)]
              )
              let cell = share.cell * 3
              line[cell] += light.0 * share.first
              line[cell + 1] += light.1 * share.first
              line[cell + 2] += light.2 * share.first
              // Few pixels lie in two cells.
              guard share.second > 0 else { continue }
              line[cell + 3] += light.0 * share.second
              line[cell + 4] += light.1 * share.second
              line[cell + 5] += light.2 * share.second
            }
          }
        }
      }
      let share = rows[y]
      let (first, second) = (share.cell * width * 3, (share.cell + 1) * width * 3)
      light.withUnsafeMutableBufferPointer { light in
        for index in 0..<width * 3 { light[first + index] += line[index] * share.first }
        guard share.second > 0 else { return }
        for index in 0..<width * 3 { light[second + index] += line[index] * share.second }
      }
    }
    for channel in 0..<3 {
      for cell in 0..<width * height { channels[channel].values[cell] = light[cell * 3 + channel] }
    }
  }

  /// The cell of a pixel, and the shares of the pixel in that cell and in the next, as parts of a
  /// cell.
  private typealias Share = (cell: Int, first: Float, second: Float)

  private static func shares(of pixels: Int, in cells: Int) -> [Share] {
    let size = Double(cells) / Double(pixels)
    return (0..<pixels).map { pixel in
      let (start, end) = (Double(pixel) * size, Double(pixel + 1) * size)
      let cell = min(cells - 1, Int(start + 1e-9))
      let edge = Double(cell + 1)
      guard end > edge + 1e-9, cell + 1 < cells else { return (cell, Float(size), 0) }
      return (cell, Float(edge - start), Float(end - edge))
    }
  }

  /// The light of each level of sRGB, 0...1 (IEC 61966-2-1).
  private static let linear: [Float] = (0...255).map { level in
    let part = Double(level) / 255
    return Float(part <= 0.040_45 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4))
  }

  /// Blurs the picture by a standard deviation in cells.
  mutating func blur(_ sigma: Double) { channels = channels.map { $0.blurred(sigma) } }

  // MARK: Colours

  /// The lightness and the two opponent colours of each cell (Oklab).
  var oklab: [FloatPlane] {
    var lightness = FloatPlane(width: width, height: height)
    var (first, second) = (lightness, lightness)
    for cell in 0..<width * height {
      let (red, green, blue) = (
        channels[0].values[cell], channels[1].values[cell], channels[2].values[cell]
      )
      let l = cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue)
      let m = cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue)
      let s = cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue)
      lightness.values[cell] = 0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s
      first.values[cell] = 1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s
      second.values[cell] = 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s
    }
    return [lightness, first, second]
  }

  /// The picture as pixels, one for each cell.
  var bitmap: Bitmap {
    let pixels = (0..<width * height).map { cell -> UInt32 in
      channels.reduce(UInt32(0xFF)) { $0 << 8 | Self.level($1.values[cell]) }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private static func level(_ light: Float) -> UInt32 {
    levels[Int((max(0, min(1, light)) * Float(levels.count - 1)).rounded())]
  }

  /// The level of sRGB of equal steps of light.
  private static let levels: [UInt32] = (0..<16_384).map { step in
    let light = Double(step) / 16_383
    let part = light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    return UInt32((part * 255).rounded())
  }
}

extension PixelSurface {
  /// Returns the picture as it is seen under these conditions.
  ///
  /// - Parameters:
  ///   - conditions: the conditions under which it is seen.
  ///   - size: the size of the screen, in points.
  /// - Returns: The picture with as many pixels.
  package func seen(under conditions: ViewingConditions, size: CGSize) -> Bitmap {
    var picture = SeenPicture(of: self, longest: max(width, height))
    picture.blur(conditions.blur(in: size) * Double(width) / max(1, Double(size.width)))
    return picture.bitmap
  }
}
