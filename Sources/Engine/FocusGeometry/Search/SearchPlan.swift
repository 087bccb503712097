import Foundation

/// The areas a search has to look through, one after the other, so that it meets only few of many
/// candidates and still finds the same winner as if it had met all.
///
/// Look up every candidate whose frame touches the area, rank it, add its rank to those found so
/// far, and ask again. A candidate that turns out to lead nowhere is taken out of the found ones;
/// the plan then goes on for the next best. Areas may overlap; meeting a candidate twice does no
/// harm. At most 15 areas while nothing is taken out.
///
/// Why it is exact: the rule of every strategy says how far a candidate that costs less can lie.
package struct SearchPlan {
  let search: DirectionalSearch
  private let rule: any DirectionRule.Type
  private let field: SearchField
  /// What was looked through, in points from the edge.
  private var beamLength = 0.0
  private var box = Extent(length: 0, width: 0)
  private var strips = 0
  private var boxes = 0

  /// How far ahead and, to each side, how wide; points.
  struct Extent {
    var length: Double
    var width: Double

    func covers(_ other: Extent) -> Bool { length >= other.length && width >= other.width }
  }

  /// How many times as long each area is as the one before.
  ///
  /// Small steps meet fewer candidates, large ones ask fewer times; this was measured as the
  /// cheapest among rectangles scattered at random.
  private static let growth = 2.5

  /// - Parameters:
  ///   - search: what is looked for.
  ///   - bounds: around the frames of all candidates; `.infinite` when unknown. What lies further
  ///     than 10 000 000 000 points from the window's corner is not met.
  package init(_ search: DirectionalSearch, within bounds: CGRect) {
    self.search = search
    rule = search.strategy.rule
    field = SearchField(search, bounds: bounds)
  }

  /// A frame with so much of what lies ahead that mostly nothing else has to be looked up: a
  /// neighbour as large lies in it whole, unless the two are far apart.
  package static func vicinity(of frame: CGRect, heading: FocusHeading) -> CGRect {
    let (x, y) = (ahead(frame.width), ahead(frame.height))
    let left = heading.contains(.left) ? x : 0
    let top = heading.contains(.up) ? y : 0
    return CGRect(
      x: frame.minX - left, y: frame.minY - top,
      width: frame.width + left + (heading.contains(.right) ? x : 0),
      height: frame.height + top + (heading.contains(.down) ? y : 0))
  }

  /// Points; our choice.
  private static func ahead(_ extent: CGFloat) -> CGFloat { min(max(1.25 * extent, 8), 1_024) }

  /// The next area to look through; nil when nothing outside of what was looked through can
  /// change the answer.
  ///
  /// - Parameter found: the ranks of all candidates met so far, over all areas.
  /// - Returns: a rectangle in window points; candidates that only touch it count.
  package mutating func nextArea(found: [FocusRank]) -> CGRect? {
    guard field.length > 0 else { return nil }
    guard !search.heading.isDiagonal else { return nextBox(toBeat: leastCost(of: found)) }
    return rule.nextArea(of: &self, found: found)
  }

  // MARK: What rules put their looks together from

  /// What the winner among these costs; nil for none.
  func leastCost(of found: [FocusRank]) -> Double? { search.best(of: found).map { found[$0].cost } }

  /// The next piece of the beam while something that costs less may lie further ahead, or anything
  /// while `cost` is nil; nil from then on.
  ///
  /// So many pieces, each longer than the one before, then all that is left.
  mutating func nextStrip(toBeat cost: Double?, strips most: Int) -> CGRect? {
    let needed = min(cost.map { rule.beamLength(toBeat: $0) } ?? .infinity, field.length)
    guard beamLength < needed, field.hasBeam else { return nil }
    let grown = strips < most ? field.firstLength * pow(Self.growth, Double(strips)) : .infinity
    let from = beamLength
    strips += 1
    beamLength = min(needed, grown)
    return field.strip(from: from, to: beamLength)
  }

  /// A larger box ahead while something that costs less may lie outside of the last one, or
  /// anything while `cost` is nil; nil from then on.
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

  /// Across a diagonal heading no distance is told apart: its boxes are squares.
  private func box(toBeat cost: Double) -> Extent? {
    guard search.heading.isDiagonal else { return rule.box(toBeat: cost) }
    let side = rule.quadrantSide(toBeat: cost)
    return Extent(length: side, width: side)
  }

  private func boxWidth(forLength length: Double) -> Double {
    search.heading.isDiagonal ? length : rule.boxWidth(forLength: length)
  }
}
