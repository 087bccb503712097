import Foundation

/// The layout of a visual's pixels: the bits of each colour.
struct PixelLayout: Equatable, Sendable {
  var red: UInt32
  var green: UInt32
  var blue: UInt32
  /// The number of significant bits of a pixel.
  var depth: Int
  /// The number of bits of a pixel in memory: 16 or 32.
  var bitsPerPixel: Int

  /// Whether the layout equals Cairo's opaque format, so that no conversion is needed.
  ///
  /// With 32 significant bits the top byte is opacity, which Cairo does not write.
  var isDirect: Bool {
    depth == 24 && bitsPerPixel == 32 && red == 0xFF0000 && green == 0xFF00 && blue == 0xFF
  }

  /// Whether ``PixelConverter`` can write the layout.
  var isConvertible: Bool {
    (bitsPerPixel == 16 || bitsPerPixel == 32)
      && [red, green, blue].allSatisfy { mask in
        // The mask must be one run of ones.
        guard mask != 0 else { return false }
        let run = mask >> UInt32(mask.trailingZeroBitCount)
        return run & (run &+ 1) == 0
      }
  }
}

/// Converts Cairo's pixels into another layout, one row at a time.
struct PixelConverter {
  private let red: [UInt32]
  private let green: [UInt32]
  private let blue: [UInt32]
  private let bitsPerPixel: Int

  init(to layout: PixelLayout) {
    // Bits of the depth without a colour are opacity; they are set, since the window is opaque.
    let significant: UInt32 = layout.depth >= 32 ? .max : (1 << UInt32(layout.depth)) - 1
    let opaque = significant & ~(layout.red | layout.green | layout.blue)
    red = Self.table(layout.red).map { $0 | opaque }
    green = Self.table(layout.green)
    blue = Self.table(layout.blue)
    bitsPerPixel = layout.bitsPerPixel
  }

  /// Returns the bits for each of 256 levels, rounded to the nearest value of the mask.
  private static func table(_ mask: UInt32) -> [UInt32] {
    let shift = UInt32(mask.trailingZeroBitCount)
    let top = UInt64(mask >> shift)
    return (0..<256).map { UInt32((UInt64($0) * top + 127) / 255) << shift }
  }

  func convert(
    row source: UnsafePointer<UInt32>, to target: UnsafeMutableRawPointer, count: Int
  ) {
    red.withUnsafeBufferPointer { red in
      green.withUnsafeBufferPointer { green in
        blue.withUnsafeBufferPointer { blue in
          @inline(__always) func pixel(_ index: Int) -> UInt32 {
            let value = source[index]
            return red[Int(value >> 16 & 0xFF)] | green[Int(value >> 8 & 0xFF)]
              | blue[Int(value & 0xFF)]
          }
          if bitsPerPixel == 16 {
            let pixels = target.assumingMemoryBound(to: UInt16.self)
            for index in 0..<count { pixels[index] = UInt16(truncatingIfNeeded: pixel(index)) }
          } else {
            let pixels = target.assumingMemoryBound(to: UInt32.self)
            for index in 0..<count { pixels[index] = pixel(index) }
          }
        }
      }
    }
  }
}
