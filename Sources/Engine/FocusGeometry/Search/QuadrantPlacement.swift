import Foundation

/// The position of a rectangle in the quadrant of a diagonal heading.
///
/// The diagonal is the main axis of every strategy: the distance of the nearest point counts as the
/// distance along the heading, and the deviation of that point from the diagonal as the distance
/// across it. This measure is Halo's own choice.
struct QuadrantPlacement {
  /// The distances in points from the corner of the origin to the nearest point in the quadrant
  /// (`distance`) and to the furthest (`reach`).
  let distance: Double
  let reach: Double
  /// The difference in points between the two legs of the distance.
  let deviation: Double

  /// Creates the placement; nil if the rectangle does not extend into the quadrant.
  init?(of rect: CGRect, from origin: CGRect, heading: FocusHeading) {
    let across = heading.intersection(.horizontal)
    let along = heading.intersection(.vertical)
    let x = Placement(of: rect, from: origin, heading: across)
    let y = Placement(of: rect, from: origin, heading: along)
    guard x.reach > 0, y.reach > 0 else { return nil }
    let (dx, dy) = (max(0, x.ahead), max(0, y.ahead))
    distance = CGFloat(hypot(dx, dy)).thousandths
    reach = CGFloat(hypot(x.reach, y.reach)).thousandths
    deviation = CGFloat(abs(dx - dy)).thousandths
  }
}
