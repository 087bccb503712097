import Foundation
import HaloCairoRenderer

/// The contrast of a lifted picture with what is beside it, on each of its sides.
///
/// A picture keeps its pixels when it gets the focus, so that the pixels that change are those over
/// which it grows; they say nothing about whether it looks like a card in front of the others.
struct LiftEdges: Hashable, Sendable {
  /// The contrasts at the top, the bottom, the left and the right, 1...21, without the sides that
  /// are not in the picture.
  let sides: [Double]

  /// The smallest contrast of a side that is seen.
  ///
  /// No guideline states it (Decisions): 3 : 1 is for an indicator alone, and size and shadow show a
  /// lifted picture, too.
  static let ratio = 1.5
  /// The share of sides that have to be seen: three of four, since a shadow may hide the edge below.
  static let requiredShare = 0.75

  /// The share of sides that are seen, 0...1.
  var clearShare: Double {
    sides.isEmpty ? 1 : Double(sides.count { $0 >= Self.ratio }) / Double(sides.count)
  }

  /// The places inside an edge where a line of light may be.
  private static let inner = 1...3
  /// The place outside of an edge that they are compared with.
  private static let outer = 3

  /// Measures a picture of the screen, of 1 pixel per point.
  ///
  /// - Parameters:
  ///   - frame: the frame of the lifted view as it is drawn, in points.
  ///   - screen: the picture, with the focus on the item.
  init(of frame: CGRect, in screen: PixelSurface) {
    let rows = Self.middle(frame.minY, frame.maxY)
    let columns = Self.middle(frame.minX, frame.maxX)
    sides = [
      Self.contrast { place in
        columns.compactMap { screen.pixel(x: $0, y: Self.pixel(place, before: frame.minY)) }
      },
      Self.contrast { place in
        columns.compactMap { screen.pixel(x: $0, y: Self.pixel(place, after: frame.maxY)) }
      },
      Self.contrast { place in
        rows.compactMap { screen.pixel(x: Self.pixel(place, before: frame.minX), y: $0) }
      },
      Self.contrast { place in
        rows.compactMap { screen.pixel(x: Self.pixel(place, after: frame.maxX), y: $0) }
      },
    ].compactMap(\.self)
  }

  /// Returns the pixels along a side, without the corners.
  private static func middle(_ low: CGFloat, _ high: CGFloat) -> Range<Int> {
    let margin = (high - low) / 8
    let first = Int((low + margin).rounded())
    return first..<max(first, Int((high - margin).rounded()))
  }

  /// Returns the `place`th whole pixel outside of an edge that the picture follows, or inside for a
  /// negative place; the one that the edge divides is left out.
  private static func pixel(_ place: Int, before edge: CGFloat) -> Int {
    place > 0 ? Int(edge.rounded(.down)) - place : Int(edge.rounded(.up)) - place - 1
  }

  /// Returns the `place`th whole pixel outside of an edge at which the picture ends, or inside for a
  /// negative place; the one that the edge divides is left out.
  private static func pixel(_ place: Int, after edge: CGFloat) -> Int {
    place > 0 ? Int(edge.rounded(.up)) + place - 1 : Int(edge.rounded(.down)) + place
  }

  /// Returns the contrast of one side; nil if it is not in the picture.
  ///
  /// `pixels` returns the pixels along the side at a place outside of its edge, or inside for a
  /// negative place.
  private static func contrast(_ pixels: (Int) -> [UInt32]) -> Double? {
    guard let outside = median(pixels(outer)) else { return nil }
    return inner.compactMap { place in
      median(pixels(-place)).map { PixelContrast.ratio(ofLuminances: $0, outside) }
    }.max()
  }

  private static func median(_ pixels: [UInt32]) -> Double? {
    guard !pixels.isEmpty else { return nil }
    return pixels.map(PixelContrast.luminance).sorted()[pixels.count / 2]
  }
}
