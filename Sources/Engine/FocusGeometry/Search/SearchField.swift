import Foundation

/// The shapes of the areas of a `SearchPlan`: what lies ahead of the origin inside the bounds.
///
/// Lengths are in points from the leaving edge of the origin. Widths are in points from where the
/// rule measures across the heading.
struct SearchField {
  /// The length to the end of the bounds; not positive if nothing can lie ahead.
  let length: Double
  let width: Double
  /// The length of the first area.
  let firstLength: Double
  /// Whether the beam intersects the bounds.
  let hasBeam: Bool

  private let heading: FocusHeading
  /// The distance from the leaving edge to the nearest place that a candidate has to reach; may be
  /// negative.
  private let lead: Double
  private let origin: HeadedRect
  private let bounds: HeadedRect
  /// The interval from which widths are measured.
  private let base: (low: CGFloat, high: CGFloat)

  /// The distance in points from the point (0, 0) beyond which coordinates are no longer exact to a
  /// thousandth.
  private static let horizon: CGFloat = 1e10
  /// A length in points below half a thousandth, so that it vanishes when a distance is rounded.
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
      // Widths are measured from the corner, in one direction.
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
    // A neighbour that only touches the side of the beam lies outside of it.
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

  /// The part of the beam between two distances.
  func strip(from start: Double, to end: Double) -> CGRect {
    let start = start > 0 ? start : lead
    return HeadedRect(
      near: origin.far + start, far: origin.far + max(end, start + Self.hair), low: origin.low,
      high: origin.high
    ).rect(heading: heading)
  }

  /// The area ahead with this length and, to each side, this width.
  func box(length: Double, width: Double) -> CGRect {
    let width = max(width, Self.hair)
    return HeadedRect(
      near: origin.far + lead, far: origin.far + max(length, lead + Self.hair),
      low: max(base.low - width, min(bounds.low, base.low)),
      high: min(base.high + width, max(bounds.high, base.high))
    ).rect(heading: heading)
  }
}
