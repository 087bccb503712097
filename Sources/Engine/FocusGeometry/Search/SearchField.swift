import Foundation

/// The shape of the areas of a `SearchPlan`: what lies ahead of the origin inside the bounds.
///
/// Lengths are in points from the leaving edge of the origin, widths from where its rule
/// measures across the heading.
struct SearchField {
  /// To the end of the bounds; not positive where nothing can lie ahead.
  let length: Double
  let width: Double
  /// A first guess at how far to look.
  let firstLength: Double
  /// Whether the beam meets the bounds.
  let hasBeam: Bool

  private let heading: FocusHeading
  /// From the leaving edge to the nearest place that a candidate must reach; may be negative.
  private let lead: Double
  private let origin: HeadedRect
  private let bounds: HeadedRect
  /// Where widths are measured from.
  private let base: (low: CGFloat, high: CGFloat)

  /// In points from the window's corner: beyond it, coordinates are no longer exact to a
  /// thousandth.
  private static let horizon: CGFloat = 1e10
  /// In points: less than half a thousandth, so that it is nothing once a distance is rounded.
  private static let hair = 0.0004

  init(_ search: DirectionalSearch, bounds: CGRect) {
    let isQuadrant = search.heading.isDiagonal
    // A quadrant is treated as a box ahead of the left or right edge that grows only up or only
    // down.
    heading = isQuadrant ? search.heading.intersection(.horizontal) : search.heading
    var origin = HeadedRect(search.origin, heading: heading)
    var world = HeadedRect(bounds.isNull ? .zero : bounds, heading: heading)
    world.near = max(world.near - 1, -Self.horizon)
    world.low = max(world.low - 1, -Self.horizon)
    world.far = min(world.far + 1, Self.horizon)
    world.high = min(world.high + 1, Self.horizon)
    let rule = search.strategy.rule
    let tolerance = isQuadrant ? 0 : rule.edgeTolerance
    lead = tolerance > 0 ? -tolerance - Self.hair : Self.hair
    var length = Double(world.far - origin.far)
    if isQuadrant {
      // Widths are measured from the corner, one way.
      if search.heading.contains(.down) {
        origin.low = origin.high + Self.hair
        world.low = max(world.low, origin.low)
      } else {
        origin.high = origin.low - Self.hair
        world.high = min(world.high, origin.high)
      }
      base = search.heading.contains(.down) ? (origin.low, origin.low) : (origin.high, origin.high)
      if world.low >= world.high { length = 0 }
    } else if rule.measuresFromMiddle {
      base = ((origin.low + origin.high) / 2, (origin.low + origin.high) / 2)
    } else {
      base = (origin.low, origin.high)
    }
    // A neighbour that only touches the beam from the side lies outside of it.
    let inset = min(Self.hair, Double(origin.high - origin.low) / 4)
    origin.low += inset > 0 ? inset : -Self.hair
    origin.high -= inset > 0 ? inset : -Self.hair
    hasBeam = origin.low <= world.high && origin.high >= world.low
    width = max(0, Double(max(base.low - world.low, world.high - base.high)))
    let side = min(search.origin.width, search.origin.height)
    firstLength = min(max(Double(side), 8), 256)
    self.length = bounds.isNull || length <= lead ? 0 : length
    self.origin = origin
    self.bounds = world
  }

  /// The beam between two distances.
  func strip(from start: Double, to end: Double) -> CGRect {
    let start = start > 0 ? start : lead
    return HeadedRect(
      near: origin.far + start, far: origin.far + max(end, start + Self.hair), low: origin.low,
      high: origin.high
    ).rect(heading: heading)
  }

  /// What lies ahead, as long as this and, to each side, as wide.
  func box(length: Double, width: Double) -> CGRect {
    let width = max(width, Self.hair)
    return HeadedRect(
      near: origin.far + lead, far: origin.far + max(length, lead + Self.hair),
      low: max(base.low - width, min(bounds.low, base.low)),
      high: min(base.high + width, max(bounds.high, base.high))
    ).rect(heading: heading)
  }
}
