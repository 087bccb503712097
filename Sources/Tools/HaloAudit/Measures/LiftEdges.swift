import FocusGeometry
import Foundation
import HaloCairoRenderer

/// The contrast of a lifted picture with what is beside it, on each of its sides.
///
/// A picture keeps its pixels when it gets the focus, so that the pixels that change are those over
/// which it grows; they say nothing about whether it looks like a card in front of the others.
package struct LiftEdges: Hashable, Sendable {
  /// The contrast at the top, 1...21; nil if that side is not in the picture.
  package let top: Double?
  /// The contrast at the bottom, 1...21; nil if that side is not in the picture.
  package let bottom: Double?
  /// The contrast at the left, 1...21; nil if that side is not in the picture.
  package let left: Double?
  /// The contrast at the right, 1...21; nil if that side is not in the picture.
  package let right: Double?

  /// The contrasts at the top, the bottom, the left and the right, 1...21, without the sides that
  /// are not in the picture.
  package var sides: [Double] { [top, bottom, left, right].compactMap(\.self) }

  /// The contrast that three sides have at least, or all if there are fewer; nil for none.
  package var onThreeSides: Double? { sides.sorted(by: >).prefix(3).last }

  /// The smallest contrast of a side that is seen.
  ///
  /// No guideline states it (Decisions): 3 : 1 is for an indicator alone, and size and shadow show a
  /// lifted picture, too.
  package static let ratio = 1.5
  /// The share of sides that have to be seen: three of four, since a shadow may hide the edge below.
  package static let requiredShare = 0.75

  /// The share of sides that are seen, 0...1.
  package var clearShare: Double {
    sides.isEmpty ? 1 : Double(sides.count { $0 >= Self.ratio }) / Double(sides.count)
  }

  /// Whether enough sides are seen.
  package var isClear: Bool { clearShare >= Self.requiredShare }

  /// The distance outside an edge at which the ground is looked at, in points.
  private static let reach: CGFloat = 3
  /// The distance inside an edge up to which the picture is looked at, in points: a line of light
  /// and, at every scale, some of what is behind it.
  private static let depth: CGFloat = 5

  /// Measures a picture of the screen.
  ///
  /// - Parameters:
  ///   - frame: the frame of the lifted view as it is drawn, in points.
  ///   - screen: the picture, with the focus on the item.
  ///   - scale: the pixels of the picture for each point.
  package init(of frame: CGRect, in screen: PixelSurface, scale: CGFloat = 1) {
    let frame = frame.applying(CGAffineTransform(scaleX: scale, y: scale))
    let rows = Self.middle(frame.minY, frame.maxY)
    let columns = Self.middle(frame.minX, frame.maxX)
    let reach = max(1, Int((Self.reach * scale).rounded()))
    let depth = max(1, Int((Self.depth * scale).rounded()))
    top = Self.contrast(reach, depth) { place in
      columns.compactMap { screen.pixel(x: $0, y: Self.pixel(place, before: frame.minY)) }
    }
    bottom = Self.contrast(reach, depth) { place in
      columns.compactMap { screen.pixel(x: $0, y: Self.pixel(place, after: frame.maxY)) }
    }
    left = Self.contrast(reach, depth) { place in
      rows.compactMap { screen.pixel(x: Self.pixel(place, before: frame.minX), y: $0) }
    }
    right = Self.contrast(reach, depth) { place in
      rows.compactMap { screen.pixel(x: Self.pixel(place, after: frame.maxX), y: $0) }
    }
  }

  /// Returns the pixels along a side, without the corners.
  private static func middle(_ low: CGFloat, _ high: CGFloat) -> Range<Int> {
    let margin = (high - low) / 8
    let first = Int((low + margin).rounded())
    return first..<max(first, Int((high - margin).rounded()))
  }

  /// Returns the `place`th whole pixel outside of an edge that the picture follows, or inside for a
  /// negative place; the one that the edge divides is inside, where the line of an edge that is
  /// rounded to whole pixels may be.
  private static func pixel(_ place: Int, before edge: CGFloat) -> Int {
    Int(edge.rounded(.down)) - place - (place < 0 ? 1 : 0)
  }

  /// Returns the `place`th whole pixel outside of an edge at which the picture ends, or inside for a
  /// negative place; the one that the edge divides is inside, where the line of an edge that is
  /// rounded to whole pixels may be.
  private static func pixel(_ place: Int, after edge: CGFloat) -> Int {
    Int(edge.rounded(.up)) + place - (place > 0 ? 1 : 0)
  }

  /// Returns the contrast of one side; nil if it is not in the picture.
  ///
  /// `pixels` returns the pixels along the side at a place outside of its edge, or inside for a
  /// negative place.
  private static func contrast(
    _ reach: Int, _ depth: Int, _ pixels: (Int) -> [UInt32]
  ) -> Double? {
    guard let outside = median(pixels(reach)) else { return nil }
    return (1...depth).compactMap { place in
      median(pixels(-place)).map { PixelContrast.ratio(ofLuminances: $0, outside) }
    }.max()
  }

  private static func median(_ pixels: [UInt32]) -> Double? {
    guard !pixels.isEmpty else { return nil }
    return pixels.map(PixelContrast.luminance).sorted()[pixels.count / 2]
  }
}
