import Foundation

/// Where a rectangle lies in the quadrant that a diagonal heading looks into.
///
/// The diagonal is the main axis of every strategy: the distance of the nearest point counts as
/// along the heading, and how far that point lies off the diagonal as across it. Our choice.
struct QuadrantPlacement {
  /// Points from the corner of the origin to the nearest point in the quadrant, and to the
  /// furthest.
  let distance: Double
  let reach: Double
  /// By how many points the two legs of the distance differ.
  let deviation: Double

  /// Nil where the rectangle does not reach into the quadrant.
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
