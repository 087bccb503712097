import Foundation

/// A search for the next item: from where, which way, and by which rule.
///
/// A diagonal heading looks into the quadrant that opens at the corner, whatever the strategy.
public struct DirectionalSearch: Hashable, Sendable {
  /// Window points; the anchor band, if one is in use, is applied already.
  public var origin: CGRect
  /// One direction, or two neighbouring ones for a diagonal; anything else finds nothing.
  public var heading: FocusHeading
  /// Of reading, which decides some ties.
  public var direction: LayoutDirection
  /// The rule by which candidates are found and ranked.
  public var strategy: FocusStrategy
  /// Whether WinUI's strategies, left and right, leave out what lies outside of the cone that
  /// opens at 45 degrees from the edge; the others have none.
  public var usesCone: Bool
  /// Whether for the nearest neighbour the beam wins up and down as it does left and right.
  ///
  /// For the presses that go on with an anchor band's run: what lies aside would lead out of it.
  public var keepsToBeam: Bool

  /// A search from `origin`, in window points.
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

  /// The searched area inside `bounds`: the beam, the quadrant of a diagonal, else the half plane
  /// ahead of the edge (where there is a cone, it depends on the candidate's far side and is not
  /// drawn); `.null` for a heading without a direction.
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

  /// The rank of a candidate with these visible parts (the best part counts), or why it has none.
  ///
  /// O(number of parts).
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

  /// The rank of a candidate of which this much can be seen, or why it has none.
  package func rank(
    of region: VisibleRegion, isGuide: Bool, order: Int
  ) -> Result<FocusRank, RankFailure> {
    if let part = region.onlyPart { return rank(ofPart: part, isGuide: isGuide, order: order) }
    return rank(of: region.rects, isGuide: isGuide, order: order)
  }

  /// The index of the winner; nil when there is none.
  ///
  /// It never depends on the order of the ranks. With the nearest neighbour, up and down, it is
  /// not always the smallest one. O(n).
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
