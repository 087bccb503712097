import Foundation
import HaloCairoRenderer

/// A picture as video encoders take it: one plane of luma and two of chroma, each with half the
/// columns and half the rows.
///
/// The values are those of BT.709 in limited range: luma from 16 to 235, chroma from 16 to 240 (ITU-R
/// BT.709-6, 3.4). A chroma sample lies on every second column and between two rows, as H.264 and VP9
/// expect where nothing else is stated.
struct YCbCrPicture: Equatable {
  let width: Int
  let height: Int
  /// The planes Y, Cb and Cr, each row by row.
  private(set) var bytes: [UInt8]

  /// Converts an opaque picture.
  ///
  /// - Parameters:
  ///   - picture: the picture.
  ///   - isEven: whether an odd width or height is made even by repeating the last column or row.
  init(_ picture: PixelSurface, isEven: Bool = false) {
    let (columns, rows) = (picture.width, picture.height)
    let (width, height) = isEven ? (columns + columns % 2, rows + rows % 2) : (columns, rows)
    let (halfWidth, halfHeight) = ((width + 1) / 2, (height + 1) / 2)
    self.width = width
    self.height = height
    bytes = [UInt8](repeating: 0, count: width * height + 2 * halfWidth * halfHeight)
    guard let data = picture.data, columns > 0, rows > 0 else { return }
    let stride = picture.stride
    bytes.withUnsafeMutableBufferPointer { bytes in
      func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
        (data + min(y, rows - 1) * stride).assumingMemoryBound(to: UInt32.self)
      }
      var place = 0
      for y in 0..<height {
        let pixels = row(y)
        for x in 0..<width {
          bytes[place] = Self.luma(pixels[min(x, columns - 1)])
          place += 1
        }
      }
      let rest = halfWidth * halfHeight
      for y in 0..<halfHeight {
        let (upper, lower) = (row(2 * y), row(2 * y + 1))
        for x in 0..<halfWidth {
          let column = min(2 * x, columns - 1)
          let (before, after) = (max(0, column - 1), min(column + 1, columns - 1))
          var sum = Channels(upper[column], weight: 2)
          sum.add(lower[column], weight: 2)
          for pixel in [upper[before], upper[after], lower[before], lower[after]] {
            sum.add(pixel, weight: 1)
          }
          bytes[place] = sum.blueDifference
          bytes[place + rest] = sum.redDifference
          place += 1
        }
      }
    }
  }

  /// The luma of a pixel, from factors in 1/65,536.
  private static func luma(_ pixel: UInt32) -> UInt8 {
    let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
    return UInt8(16 + (red * 11_966 + green * 40_254 + blue * 4_064 + 32_768) >> 16)
  }

  /// A weighted sum of pixels, whose weights are 8 in all.
  private struct Channels {
    private var red: Int32
    private var green: Int32
    private var blue: Int32

    init(_ pixel: UInt32, weight: Int32) {
      (red, green, blue) = (0, 0, 0)
      add(pixel, weight: weight)
    }

    mutating func add(_ pixel: UInt32, weight: Int32) {
      red += Int32(pixel >> 16 & 0xFF) * weight
      green += Int32(pixel >> 8 & 0xFF) * weight
      blue += Int32(pixel & 0xFF) * weight
    }

    // The factors are in 1/65,536, and each set of three adds up to 0, so that greys are exactly 128.
    var blueDifference: UInt8 { chroma(red * -6_596 + green * -22_188 + blue * 28_784) }
    var redDifference: UInt8 { chroma(red * 28_784 + green * -26_145 + blue * -2_639) }

    private func chroma(_ value: Int32) -> UInt8 { UInt8(128 + (value + 1 << 18) >> 19) }
  }
}
