import Foundation
import HaloCairoRenderer

/// The frequencies of colours, collected in cells of 4 levels per channel.
struct ColorHistogram {
  /// The mean of the colours in one cell, 0...255, and their number.
  struct Entry {
    var red, green, blue: Float
    var count: Int
  }

  private struct Cell {
    var count = 0
    var red = 0
    var green = 0
    var blue = 0
  }

  private var cells = [Cell](repeating: Cell(), count: 1 << 18)

  /// Adds the pixels that differ from `previous`, or all if it is nil.
  mutating func add(_ picture: PixelSurface, changedSince previous: PixelSurface?) {
    guard let data = picture.data else { return }
    let old = previous?.data
    cells.withUnsafeMutableBufferPointer { cells in
      for y in 0..<picture.height {
        let row = data + y * picture.stride
        let oldRow = old.map { $0 + y * picture.stride }
        if let oldRow, memcmp(row, oldRow, picture.width * 4) == 0 { continue }
        let pixels = row.assumingMemoryBound(to: UInt32.self)
        let oldPixels = oldRow?.assumingMemoryBound(to: UInt32.self)
        for x in 0..<picture.width {
          let pixel = pixels[x]
          if let oldPixels, oldPixels[x] == pixel { continue }
          let (red, green, blue) = pixel.levels
          let index = (red >> 2) << 12 | (green >> 2) << 6 | blue >> 2
          cells[index].count += 1
          cells[index].red += red
          cells[index].green += green
          cells[index].blue += blue
        }
      }
    }
  }

  /// The occupied cells in ascending order of red, green and blue.
  var entries: [Entry] {
    cells.filter { $0.count > 0 }.map {
      let count = Float($0.count)
      return Entry(
        red: Float($0.red) / count, green: Float($0.green) / count,
        blue: Float($0.blue) / count, count: $0.count)
    }
  }
}

extension UInt32 {
  /// The channels of a pixel `0xAARRGGBB`, 0...255.
  var levels: (red: Int, green: Int, blue: Int) {
    (Int((self >> 16) & 0xFF), Int((self >> 8) & 0xFF), Int(self & 0xFF))
  }
}
