import Foundation

/// The position of a rectangle relative to the origin of a search with a straight heading.
///
/// Lengths are in points, rounded to a thousandth. A ``DirectionRule`` turns a placement into a
/// cost, or says why the rectangle is not a candidate. The leaving edge is the origin's edge on the
/// side to which the heading points.
struct Placement: Hashable {
  /// The distance from the leaving edge of the origin to the near side; negative if the rectangle
  /// begins before the edge.
  let ahead: Double
  /// The distance from the leaving edge to the far side.
  let reach: Double
  /// The distances from the opposite edge of the origin to the near side (`start`) and to the far
  /// side (`finish`).
  let start: Double
  let finish: Double
  /// The distance between the two centres, across the heading.
  let offset: Double
  /// The length of the rectangle across the heading, not rounded.
  private let length: CGFloat
  /// The overlap with the beam across the heading; negative for a gap between the two.
  let overlap: Double
  /// Whether the intervals across the heading overlap; touching intervals do not.
  let isInBeam: Bool
  /// The overlap as a fraction of the shorter of the two lengths across the heading, 0 to 1.
  let shadow: Double
  /// Whether the rectangle covers the whole origin.
  let containsOrigin: Bool

  init(of rect: CGRect, from origin: CGRect, heading: FocusHeading) {
    let part = HeadedRect(rect, heading: heading)
    let own = HeadedRect(origin, heading: heading)
    ahead = (part.near - own.far).thousandths
    reach = (part.far - own.far).thousandths
    start = (part.near - own.near).thousandths
    finish = (part.far - own.near).thousandths
    offset = abs((part.low + part.high) / 2 - (own.low + own.high) / 2).thousandths
    length = part.high - part.low
    overlap = (min(part.high, own.high) - max(part.low, own.low)).thousandths
    isInBeam = (part.high - own.low).thousandths > 0 && (own.high - part.low).thousandths > 0
    let shorter = min(length, own.high - own.low).thousandths
    shadow = shorter > 0 ? max(0, overlap) / shorter : 0
    containsOrigin =
      start <= 0 && reach >= 0 && (part.low - own.low).thousandths <= 0
      && (part.high - own.high).thousandths >= 0
  }

  /// The distance from the leaving edge to the middle; negative if the middle lies before the edge.
  var middle: Double { (ahead + reach) / 2 }

  /// The length of the rectangle across the heading.
  var breadth: Double { length.thousandths }

  /// Whether the rectangle and the origin share more than an edge.
  var meetsOrigin: Bool { ahead < 0 && finish > 0 && overlap > 0 }
}
