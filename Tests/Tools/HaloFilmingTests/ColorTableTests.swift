import Foundation
import HaloCairoRenderer
import HaloGoldenTesting
import Testing

@testable import HaloFilming

struct ColorTableTests {
  private func table(_ picture: PixelSurface, limit: Int = 255) -> ColorTable {
    var histogram = ColorHistogram()
    histogram.add(picture, changedSince: nil)
    return ColorTable(histogram, limit: limit)
  }

  private func hex(_ color: ColorTable.Color) -> UInt32 {
    UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
  }

  /// The mean error in levels with a table of at most `limit` colours, without dithering.
  private func error(_ picture: PixelSurface, limit: Int) -> Double {
    let colors = table(picture, limit: limit).colors
    let places = colors.map(ColorTable.scaled)
    var sum = 0.0
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let (red, green, blue) = (picture.pixel(x: x, y: y) ?? 0).levels
        let color = ColorTable.Color(red: Float(red), green: Float(green), blue: Float(blue))
        let near = colors[ColorTable.nearest(to: ColorTable.scaled(color), in: places)]
        sum += Double(
          abs(near.red - color.red) + abs(near.green - color.green) + abs(near.blue - color.blue))
      }
    }
    return sum / Double(picture.width * picture.height * 3)
  }

  @Test("a picture of few colours keeps all of them, however small their areas are")
  func few() throws {
    let colors: [UInt32] = [0x1C1C1E, 0x0A84FF, 0xFFFFFF, 0xFF375F]
    let picture = try PixelSurface.drawn(width: 64, height: 64) { x, y in
      y == 0 && x < 3 ? colors[x + 1] : colors[0]
    }
    #expect(Set(table(picture).colors.map(hex)) == Set(colors))
  }

  @Test("a table has as many colours as allowed, and each further colour reduces the error")
  func limits() throws {
    let picture = try PixelSurface.drawn(width: 96, height: 96) { x, y in
      UInt32(x * 2) << 16 | UInt32(y * 2) << 8 | UInt32((x + y) % 96)
    }
    var last = Double.infinity
    for limit in [2, 8, 32, 128] {
      #expect(table(picture, limit: limit).colors.count == limit)
      let error = error(picture, limit: limit)
      #expect(error < last * 0.75)
      last = error
    }
    #expect(last < 8)
  }

  @Test("a small ring keeps its colour beside a large gradient")
  func ring() throws {
    let picture = try PixelSurface.drawn(width: 160, height: 160) { x, y in
      (60..<64).contains(x) && (60..<70).contains(y)
        ? 0x007AFF : UInt32(60 + x) << 16 | UInt32(40 + y) << 8 | UInt32(30 + (x + y) / 4)
    }
    let colors = table(picture, limit: 64).colors
    let blue = ColorTable.scaled(ColorTable.Color(red: 0, green: 0x7A, blue: 0xFF))
    let near = colors[ColorTable.nearest(to: blue, in: colors.map(ColorTable.scaled))]
    #expect(near.red < 8 && abs(near.green - 0x7A) < 8 && near.blue > 247)
  }

  @Test("a histogram counts only the pixels that change")
  func changes() throws {
    let before = try PixelSurface.drawn(width: 8, height: 8) { x, _ in x < 4 ? 0xFF0000 : 0x00FF00 }
    let after = try PixelSurface.drawn(width: 8, height: 8) { x, _ in x < 4 ? 0xFF0000 : 0x0000FF }
    var histogram = ColorHistogram()
    histogram.add(after, changedSince: before)
    #expect(histogram.entries.map(\.count) == [32])
    #expect(histogram.entries.first?.blue == 255)
  }

  @Test("dithering keeps the mean colour, and colours of the table are not dithered")
  func dither() {
    let colors = [0, 64, 255].map {
      ColorTable.Color(red: Float($0), green: Float($0), blue: Float($0))
    }
    var dither = Dither(colors: colors)
    for level in 0...255 {
      var sum: Float = 0
      for y in 0..<8 {
        for x in 0..<8 {
          let entry = dither.entry(for: UInt32(level) * 0x01_01_01, x: x, y: y)
          sum += colors[Int(entry)].red
          if [0, 64, 255].contains(level) { #expect(colors[Int(entry)].red == Float(level)) }
        }
      }
      // Less than a tenth of the other colour would be isolated dots, so the colour stays plain.
      let gap: Float = level < 64 ? 64 : 191
      #expect(abs(sum / 64 - Float(level)) <= gap / 10 + 2, "level \(level)")
    }
  }
}
