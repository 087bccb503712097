import Foundation

/// The areas that a search has to query, one after the other, to meet only a few of many candidates
/// and still find the same winner as a search of all.
///
/// Look up every candidate whose frame touches the area, rank it, add its rank to those found so
/// far, and call ``nextArea(found:)`` again. If a candidate leads nowhere, remove it from the found
/// ones; the plan then continues for the next best. Areas may overlap; meeting a candidate twice
/// does no harm. There are at most 15 areas while no candidate is removed.
///
/// The result is exact, because the rule of every strategy says how far away a candidate that costs
/// less can lie.
package struct SearchPlan {
  let search: DirectionalSearch
  private let rule: any DirectionRule.Type
  private let field: SearchField
  /// The length of the beam that was already searched, in points from the edge.
  private var beamLength = 0.0
  private var box = Extent(length: 0, width: 0)
  private var strips = 0
  private var boxes = 0

  /// The size of a box in points: its length ahead, and its width to each side.
  struct Extent {
    var length: Double
    var width: Double

    func covers(_ other: Extent) -> Bool { length >= other.length && width >= other.width }
  }

  /// The ratio of the lengths of an area and the one before.
  ///
  /// Small steps meet fewer candidates, large ones need fewer queries; this ratio was measured as
  /// the cheapest for randomly placed rectangles.
  private static let growth = 2.5

  /// Creates the plan of a search.
  ///
  /// - Parameters:
  ///   - search: The directional search.
  ///   - bounds: A rectangle around the frames of all candidates; `.infinite` if unknown.
  ///     Candidates further than 10 000 000 000 points from the point (0, 0) are not met.
  package init(_ search: DirectionalSearch, within bounds: CGRect) {
    self.search = search
    rule = search.strategy.rule
    field = SearchField(search, bounds: bounds)
  }

  /// Returns a frame together with enough of the area ahead that usually nothing else has to be
  /// looked up: it contains a neighbour of the same size unless the two are far apart.
  package static func vicinity(of frame: CGRect, heading: FocusHeading) -> CGRect {
    let (x, y) = (ahead(frame.width), ahead(frame.height))
    let left = heading.contains(.left) ? x : 0
    let top = heading.contains(.up) ? y : 0
    return CGRect(
      x: frame.minX - left, y: frame.minY - top,
      width: frame.width + left + (heading.contains(.right) ? x : 0),
      height: frame.height + top + (heading.contains(.down) ? y : 0))
  }

  /// The extent of the area ahead, in points; Halo's own choice.
  private static func ahead(_ extent: CGFloat) -> CGFloat { min(max(1.25 * extent, 8), 1_024) }

  /// Returns the next area to search; nil when nothing outside of the searched areas can change the
  /// answer.
  ///
  /// - Parameter found: The ranks of all candidates met so far, over all areas.
  /// - Returns: A rectangle in points; candidates that only touch it count.
  package mutating func nextArea(found: [FocusRank]) -> CGRect? {
    guard field.length > 0 else { return nil }
    guard !search.heading.isDiagonal else { return nextBox(toBeat: leastCost(of: found)) }
    return rule.nextArea(of: &self, found: found)
  }

  // MARK: Building blocks for rules

  /// The cost of the winner among these ranks; nil for none.
  func leastCost(of found: [FocusRank]) -> Double? { search.best(of: found).map { found[$0].cost } }

  /// Returns the next piece of the beam; nil when nothing that costs less than `cost` can lie
  /// further ahead.
  ///
  /// If `cost` is nil, the whole beam is searched.
  ///
  /// There are `most` pieces, each longer than the one before, then one with all that is left.
  mutating func nextStrip(toBeat cost: Double?, strips most: Int) -> CGRect? {
    let needed = min(cost.map { rule.beamLength(toBeat: $0) } ?? .infinity, field.length)
    guard beamLength < needed, field.hasBeam else { return nil }
    let grown = strips < most ? field.firstLength * pow(Self.growth, Double(strips)) : .infinity
    let from = beamLength
    strips += 1
    beamLength = min(needed, grown)
    return field.strip(from: from, to: beamLength)
  }

  /// Returns a larger box ahead; nil when nothing that costs less than `cost` can lie outside of
  /// the last one.
  ///
  /// If `cost` is nil, everything ahead is searched.
  ///
  /// Nothing better lies further than `end` points from the leaving edge.
  mutating func nextBox(toBeat cost: Double?, notBeyond end: Double = .infinity) -> CGRect? {
    var needed = Extent(length: min(field.length, end), width: field.width)
    if let cost {
      guard let limit = box(toBeat: cost) else { return nil }
      needed.length = min(needed.length, limit.length)
      needed.width = min(needed.width, limit.width)
    }
    guard !box.covers(needed) else { return nil }
    let length = field.firstLength * pow(Self.growth, Double(boxes))
    let grown =
      boxes < 7
      ? Extent(length: length, width: boxWidth(forLength: length))
      : Extent(length: .infinity, width: .infinity)
    boxes += 1
    box.length = max(box.length, min(needed.length, grown.length))
    box.width = max(box.width, min(needed.width, grown.width))
    return field.box(length: box.length, width: box.width)
  }

  /// The box to search for a cost; for a diagonal heading it is a square, because no distance
  /// across it is distinguished.
  private func box(toBeat cost: Double) -> Extent? {
    guard search.heading.isDiagonal else { return rule.box(toBeat: cost) }
    let side = rule.quadrantSide(toBeat: cost)
    return Extent(length: side, width: side)
  }

  private func boxWidth(forLength length: Double) -> Double {
    search.heading.isDiagonal ? length : rule.boxWidth(forLength: length)
  }
}
