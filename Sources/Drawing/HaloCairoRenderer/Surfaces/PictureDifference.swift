import Foundation

/// The difference of two pictures, channel by channel.
package struct PictureDifference: Equatable, Sendable, CustomStringConvertible {
  /// The size of a picture in pixels.
  package struct Size: Equatable, Sendable, CustomStringConvertible {
    /// The width and the height in pixels.
    package var width, height: Int
    /// The width and the height, such as `640×400`.
    package var description: String { "\(width)×\(height)" }
  }

  /// The differences of a channel, in levels of 255, above which ``counts`` counts a pixel.
  package static let thresholds = [0, 2, 8, 32]

  /// The size of the picture.
  package var size: Size
  /// The size of the reference.
  package var reference: Size
  /// The number of pixels with a channel that differs by more than each of ``thresholds``; empty if
  /// the sizes differ.
  package var counts: [Int]
  /// The mean difference over all pixels and channels, in levels of 255.
  package var meanError: Double
  /// The largest difference of one channel, in levels of 255; 0 if the sizes differ.
  package var largest: Int
  /// The number of pixels that differ by more than ``Tolerance/levels``.
  package var beyondTolerance: Int
  /// The first pixel that differs, row by row from the top; nil for none.
  package var first: Place?

  /// The position of a pixel, from the upper left corner.
  package struct Place: Equatable, Sendable, CustomStringConvertible {
    /// The distances to the right and down in pixels.
    package var x, y: Int

    /// Creates the position of a pixel.
    package init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

    /// The position as `(x, y)`.
    package var description: String { "(\(x), \(y))" }
  }

  /// The tolerance if the libraries are not those with which the reference was made: glyph outlines
  /// and antialiasing change a little between versions.
  package enum Tolerance {
    /// The levels of 255 in one channel of one pixel.
    package static let levels = 24
    /// The fraction of the pixels that may differ by more than ``levels``.
    package static let share = 0.005
    /// The mean over all pixels and channels, in levels of 255.
    package static let meanError = 0.5
  }

  /// Compares two pictures; if their sizes differ, only the sizes are set.
  package init(_ picture: PixelSurface, _ reference: PixelSurface) {
    size = Size(width: picture.width, height: picture.height)
    self.reference = Size(width: reference.width, height: reference.height)
    counts = []
    meanError = 0
    largest = 0
    beyondTolerance = 0
    guard size == self.reference else { return }
    counts = Self.thresholds.map { _ in 0 }
    var sum = 0
    Self.eachDifference(picture, reference) { x, y, p, q in
      if first == nil { first = Place(x: x, y: y) }
      var most = 0
      for shift in [0, 8, 16, 24] as [UInt32] {
        let error = abs(Int((p >> shift) & 0xFF) - Int((q >> shift) & 0xFF))
        sum += error
        most = max(most, error)
      }
      for (index, threshold) in Self.thresholds.enumerated() where most > threshold {
        counts[index] += 1
      }
      if most > Tolerance.levels { beyondTolerance += 1 }
      largest = max(largest, most)
    }
    meanError = Double(sum) / Double(max(1, picture.width * picture.height * 4))
  }

  /// Whether the pictures are equal, pixel by pixel.
  package var isNone: Bool { size == reference && largest == 0 }

  /// Whether other versions of the libraries may have caused the difference; see ``Tolerance``.
  package var isTolerable: Bool {
    size == reference && meanError < Tolerance.meanError
      && Double(beyondTolerance) <= Tolerance.share * Double(size.width * size.height)
  }

  /// The difference in one line, for a failing test.
  package var description: String {
    guard size == reference else { return "is \(size), the reference \(reference)" }
    let parts = zip(Self.thresholds, counts).map { "\($1) by more than \($0)" }
    let place = first.map { "; first at \($0)" } ?? ""
    return
      "pixels that differ: \(parts.joined(separator: ", ")); largest \(largest), mean \(meanError)"
      + place
  }

  /// Returns the differences, amplified eight times, on gray; nil if the sizes differ or there is
  /// no memory.
  package static func picture(_ picture: PixelSurface, _ reference: PixelSurface) -> PixelSurface? {
    guard picture.width == reference.width, picture.height == reference.height,
      let result = try? PixelSurface(width: picture.width, height: picture.height),
      let data = result.data
    else { return nil }
    let stride = result.stride
    // Gray; the high byte of an opaque picture is ignored.
    memset(data, 0x80, stride * result.height)
    eachDifference(picture, reference) { x, y, p, q in
      var value: UInt32 = 0xFF00_0000
      for shift in [0, 8, 16] as [UInt32] {
        let error = Int((p >> shift) & 0xFF) - Int((q >> shift) & 0xFF)
        value |= UInt32(max(0, min(255, 128 + error * 8))) << shift
      }
      data.storeBytes(of: value, toByteOffset: y * stride + x * 4, as: UInt32.self)
    }
    result.markChanged()
    return result
  }

  /// Calls `body` with the position of every pixel that differs, row by row, and its premultiplied
  /// values 0xAARRGGBB in both pictures, which must have the same size.
  ///
  /// Transparent pixels are equal, because they have no colour when premultiplied. Two pictures are
  /// usually equal almost everywhere, so bytes are compared first, and pixels only where those
  /// differ.
  package static func eachDifference(
    _ picture: PixelSurface, _ reference: PixelSurface,
    _ body: (_ x: Int, _ y: Int, UInt32, UInt32) -> Void
  ) {
    guard let p = picture.data, let q = reference.data else { return }
    let (pStride, qStride) = (picture.stride, reference.stride)
    let (pOpaque, qOpaque) = (picture.opaqueBits, reference.opaqueBits)
    let hasSameBytes = pOpaque == qOpaque
    let width = picture.width
    for y in 0..<picture.height {
      let (pRow, qRow) = (p + y * pStride, q + y * qStride)
      if hasSameBytes, memcmp(pRow, qRow, width * 4) == 0 { continue }
      for start in stride(from: 0, to: width, by: run) {
        let end = min(width, start + run)
        if hasSameBytes, memcmp(pRow + start * 4, qRow + start * 4, (end - start) * 4) == 0 {
          continue
        }
        for x in start..<end {
          let a = pRow.load(fromByteOffset: x * 4, as: UInt32.self) | pOpaque
          let b = qRow.load(fromByteOffset: x * 4, as: UInt32.self) | qOpaque
          if a != b { body(x, y, a, b) }
        }
      }
    }
  }

  /// The number of pixels in a row that are compared at once.
  private static let run = 32
}

extension PixelSurface {
  fileprivate var opaqueBits: UInt32 { format == .rgb24 ? 0xFF00_0000 : 0 }
}
