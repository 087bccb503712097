import Foundation
import HaloCairoRenderer

/// A measurement of a focus ring, made on pixels of the screen with and without the ring.
///
/// Twelve straight lines cross the ring, three through each side of the item. Widths and gaps are
/// the medians over these lines, contrasts the minima.
public struct RingMeasure: Equatable, Sendable {
  /// The width of the ring in device pixels.
  public let width: Double
  /// The device pixels between the item's edge and the ring's near edge; negative for a ring
  /// inside.
  public let gap: Double
  /// The contrast between the ring and the pixels beyond it, 1 to 21.
  public let outerContrast: Double
  /// The contrast between the ring and the pixels on its inner side, 1 to 21.
  ///
  /// These are between the ring and the item's edge, or in the item itself.
  public let innerContrast: Double
  /// The number of lines that met a ring, and of all lines.
  public let lines: (found: Int, all: Int)

  public static func == (one: Self, other: Self) -> Bool {
    one.width == other.width && one.gap == other.gap && one.outerContrast == other.outerContrast
      && one.innerContrast == other.innerContrast && one.lines == other.lines
  }

  /// Compares two pictures; returns nil if no line meets a ring.
  ///
  /// - Parameters:
  ///   - shown: the screen with the ring.
  ///   - bare: the screen without the ring, of the same size.
  ///   - item: the frame of the item inside the ring, in points.
  ///   - reach: how far from the item's edge to search, inwards and outwards, in points.
  ///   - scale: device pixels per point.
  public init?(
    shown: PixelSurface, bare: PixelSurface, item: CGRect, reach: CGFloat = 16, scale: CGFloat
  ) {
    let edges = (
      left: item.minX * scale, right: item.maxX * scale, top: item.minY * scale,
      bottom: item.maxY * scale
    )
    var crossings: [Crossing] = []
    let count = Int((reach * scale).rounded())
    var all = 0
    for share in [0.35, 0.5, 0.65] {
      let x = Int(edges.left + (edges.right - edges.left) * share)
      let y = Int(edges.top + (edges.bottom - edges.top) * share)
      let lines: [(edge: CGFloat, x: Int?, y: Int?, step: Int)] = [
        (edges.left, nil, y, -1), (edges.right, nil, y, 1), (edges.top, x, nil, -1),
        (edges.bottom, x, nil, 1),
      ]
      for line in lines {
        all += 1
        let found = Crossing(
          line: (-count...count).map { distance in
            // The middle of the pixel at this distance beyond the edge.
            let place = Int(
              (line.edge + CGFloat(line.step) * (CGFloat(distance) + 0.5)).rounded(.down))
            let (x, y) = (line.x ?? place, line.y ?? place)
            return (shown.pixel(x: x, y: y), bare.pixel(x: x, y: y))
          }, edge: count)
        if let found { crossings.append(found) }
      }
    }
    guard !crossings.isEmpty else { return nil }
    func middle(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
    width = middle(crossings.map(\.width))
    gap = middle(crossings.map(\.gap))
    outerContrast = crossings.map(\.outer).min() ?? 1
    innerContrast = crossings.map(\.inner).min() ?? 1
    lines = (crossings.count, all)
  }
}

/// A ring on one line, measured from inside the item outwards.
private struct Crossing {
  var width: Double
  var gap: Double
  var outer: Double
  var inner: Double

  /// Returns nil if no pixel differs clearly.
  ///
  /// - Parameters:
  ///   - line: pixels with and without the ring, from inside outwards.
  ///   - edge: the index of the first pixel outside the item.
  init?(line: [(shown: UInt32?, bare: UInt32?)], edge: Int) {
    // The difference between each pixel and the same pixel without the ring.
    let change = line.map { pixel in
      zip(pixel.shown, pixel.bare).map { Self.distance($0, $1) } ?? 0
    }
    guard let most = change.max(), most > 24 else { return nil }
    // A pixel belongs to the ring if at least half of the ring's colour covers it.
    let covered = change.map { $0 * 2 >= most }
    guard let first = covered.firstIndex(of: true) else { return nil }
    let last = covered[first...].firstIndex(of: false).map { $0 - 1 } ?? covered.count - 1
    width = Double(last - first + 1)
    gap = first >= edge ? Double(first - edge) : Double(last + 1 - edge)
    let core = (first + last) / 2
    guard let ring = line[core].shown else { return nil }
    func ratio(_ index: Int) -> Double {
      guard line.indices.contains(index), let other = line[index].shown else { return 21 }
      return PixelContrast.ratio(ring, other)
    }
    // The pixels next to the ring may be half covered, so those after them are compared.
    outer = ratio(last + 2)
    inner = ratio(first - 2 >= edge || first < edge ? first - 2 : first - 1)
  }

  private static func distance(_ p: UInt32, _ q: UInt32) -> Int {
    [16, 8, 0].map { abs(Int(p >> $0 & 0xFF) - Int(q >> $0 & 0xFF)) }.max() ?? 0
  }
}

private func zip(_ one: UInt32?, _ other: UInt32?) -> (UInt32, UInt32)? {
  guard let one, let other else { return nil }
  return (one, other)
}
