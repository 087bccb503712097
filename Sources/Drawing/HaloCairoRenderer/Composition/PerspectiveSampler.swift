import CHaloPixels
import Foundation

/// Draws pixels in perspective, which Cairo cannot: bilinear, premultiplied, blended over what is
/// there.
///
/// It takes 3 to 4 ns a pixel, against 15 ns on pixman's general path. Beyond the edge of the
/// picture it draws nothing, so a picture with a transparent border has smooth edges.
struct PerspectiveSampler {
  /// The premultiplied pixels (`source`), and their area in device pixels before the projection
  /// (`area`).
  let source: UnsafeRawPointer
  let rowBytes: Int
  let area: PixelRect
  /// The projection from device pixels back to the source.
  let inverse: PlaneProjection

  /// The number of pixels between exact positions; in between, positions are interpolated linearly.
  ///
  /// At 3 degrees the error is less than a thousandth of a pixel.
  ///
  /// Exact positions are at multiples of the step, whichever part is drawn, so that a part equals
  /// that part of the whole.
  private static let step = 16

  /// Draws `part`, in device pixels, on pixels whose row 0 and column 0 are device pixel `origin`.
  func draw(
    _ part: PixelRect, on target: UnsafeMutableRawPointer, stride targetStride: Int,
    origin: (x: Int, y: Int)
  ) {
    guard area.width > 1, area.height > 1, !part.isEmpty else { return }
    let first = Int((Double(part.x) / Double(Self.step)).rounded(.down)) * Self.step
    for y in part.y..<part.maxY {
      let row = target + (y - origin.y) * targetStride - origin.x * 4
      var x = first
      var next = place(x, y)
      while x < part.maxX {
        let start = next
        next = place(x + Self.step, y)
        let change = (next &- start) &>> Place(repeating: 4)
        let range = max(x, part.x)..<min(x + Self.step, part.maxX)
        let skipped = Place(repeating: Int32(truncatingIfNeeded: range.lowerBound - x))
        let begin: Place = start &+ change &* skipped
        drawInside(begin, change, row + range.lowerBound * 4, range.count)
        x += Self.step
      }
    }
  }

  /// A position in 1/65,536 of a pixel, from the centre of the first pixel of the source.
  private typealias Place = SIMD2<Int32>

  @inline(__always)
  private func place(_ x: Int, _ y: Int) -> Place {
    let p = inverse.point(Double(x) + 0.5, Double(y) + 0.5)
    func fixed(_ value: Double) -> Int32 {
      // The limits change only positions far outside the picture, which stay outside.
      Int32(max(-16_000, min(16_000, value)) * 65_536)
    }
    return Place(fixed(p.x - 0.5 - Double(area.x)), fixed(p.y - 0.5 - Double(area.y)))
  }

  /// Whether all four pixels around a position exist.
  @inline(__always)
  private func isInside(_ place: Place) -> Bool {
    place.x >= 0 && place.y >= 0 && place.x < Int32(area.width - 1) << 16
      && place.y < Int32(area.height - 1) << 16
  }

  /// Draws a run of pixels without the positions beyond the edge of the picture, which are at the
  /// start, the end, or both.
  ///
  /// The steps between exact positions are rounded down, so the last position may lie beyond the
  /// edge although the next exact one does not.
  @inline(__always)
  private func drawInside(
    _ begin: Place, _ change: Place, _ row: UnsafeMutableRawPointer, _ count: Int
  ) {
    func place(_ index: Int) -> Place {
      begin &+ change &* Place(repeating: Int32(truncatingIfNeeded: index))
    }
    var (first, end) = (0, count)
    while first < end, !isInside(place(first)) { first += 1 }
    while first < end, !isInside(place(end - 1)) { end -= 1 }
    guard first < end else { return }
    let line = halo_pixels_line(
      pixels: source.assumingMemoryBound(to: UInt32.self), stride: rowBytes / 4,
      x: place(first).x, y: place(first).y, dx: change.x, dy: change.y)
    let target = (row + first * 4).assumingMemoryBound(to: UInt32.self)
    halo_pixels_blend_line(target, end - first, line)
  }
}
