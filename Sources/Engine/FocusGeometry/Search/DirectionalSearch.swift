import Foundation

/// A search for the next item, with its origin, heading and rule.
///
/// A diagonal heading searches the quadrant that opens at the origin's corner, for every strategy.
/// All rectangles are in one coordinate space, in points; in a focus system it is the root's.
public struct DirectionalSearch: Hashable, Sendable {
  /// The rectangle to start from; an anchor band in use is already applied.
  public var origin: CGRect
  /// The heading: one direction, or two neighbouring ones for a diagonal; other headings find
  /// nothing.
  public var heading: FocusHeading
  /// The reading direction, which decides some ties.
  public var direction: LayoutDirection
  /// The rule by which candidates are found and ranked.
  public var strategy: FocusStrategy
  /// Whether WinUI's strategies leave out what lies outside of the cone that opens at 45 degrees
  /// from the edge, for left and right; other strategies have no cone.
  public var usesCone: Bool
  /// Whether, for the nearest neighbour, the beam wins up and down as it does left and right.
  ///
  /// It is for presses that continue a run with an anchor band, because a candidate beside the beam
  /// would leave the band.
  public var keepsToBeam: Bool

  /// Creates a search from `origin`.
  public init(
    origin: CGRect, heading: FocusHeading, direction: LayoutDirection, strategy: FocusStrategy,
    usesCone: Bool = true, keepsToBeam: Bool = false
  ) {
    self.origin = origin
    self.heading = heading
    self.direction = direction
    self.strategy = strategy
    self.usesCone = usesCone
    self.keepsToBeam = keepsToBeam
  }

  /// Returns the searched area inside `bounds`; null for a heading without a direction.
  ///
  /// It is the beam, or the quadrant of a diagonal, or else the half plane ahead of the edge. A
  /// cone is not included, because it depends on each candidate's far side.
  public func area(in bounds: CGRect) -> CGRect {
    guard heading.isDirectional else { return .null }
    let isBeam = strategy.rule.isConfinedToBeam || heading.isDiagonal
    let side = isBeam ? origin : bounds.union(origin)
    var (left, right, top, bottom) = (side.minX, side.maxX, side.minY, side.maxY)
    if heading.contains(.right) { (left, right) = (origin.maxX, max(bounds.maxX, origin.maxX)) }
    if heading.contains(.left) { (left, right) = (min(bounds.minX, origin.minX), origin.minX) }
    if heading.contains(.down) { (top, bottom) = (origin.maxY, max(bounds.maxY, origin.maxY)) }
    if heading.contains(.up) { (top, bottom) = (min(bounds.minY, origin.minY), origin.minY) }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the rank of a candidate with these visible parts, of which the best counts, or the
  /// reason why it has none.
  ///
  /// O(n) for n parts.
  public func rank(
    of parts: [CGRect], isGuide: Bool, order: Int
  ) -> Result<FocusRank, RankFailure> {
    if parts.count == 1 { return rank(ofPart: parts[0], isGuide: isGuide, order: order) }
    var ranks: [FocusRank] = []
    var miss = RankFailure.Miss.behindEdge
    for part in parts {
      switch rank(ofPart: part, isGuide: isGuide, order: order) {
      case .success(let rank): ranks.append(rank)
      case .failure(let failure): if failure.miss != .behindEdge { miss = failure.miss }
      }
    }
    return best(of: ranks).map { .success(ranks[$0]) } ?? .failure(RankFailure(miss: miss))
  }

  /// Returns the rank of a candidate with this visible region, or the reason why it has none.
  package func rank(
    of region: VisibleRegion, isGuide: Bool, order: Int
  ) -> Result<FocusRank, RankFailure> {
    if let part = region.onlyPart { return rank(ofPart: part, isGuide: isGuide, order: order) }
    return rank(of: region.rects, isGuide: isGuide, order: order)
  }

  /// Returns the index of the winner; nil if there is none.
  ///
  /// It never depends on the order of the ranks. For the nearest neighbour, up and down, the winner
  /// is not always the smallest rank. O(n).
  public func best(of ranks: [FocusRank]) -> Int? {
    guard heading.isDiagonal else { return strategy.rule.index(ofBest: ranks, in: self) }
    return ranks.indices.min { ranks[$0] < ranks[$1] }
  }

  private func rank(
    ofPart part: CGRect, isGuide: Bool, order: Int
  ) -> Result<FocusRank, RankFailure> {
    guard heading.isDirectional else { return .failure(RankFailure(miss: .behindEdge)) }
    return strategy.rule.rank(of: part, isGuide: isGuide, order: order, in: self)
  }
}
