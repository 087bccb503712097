import Foundation

/// stand-in
public struct DirectionalSearch: Hashable, Sendable {
  public var origin: CGRect
  public var heading: FocusHeading
  public var direction: LayoutDirection
  public var strategy: FocusStrategy
  public init(
    origin: CGRect, heading: FocusHeading, direction: LayoutDirection, strategy: FocusStrategy
  ) {
    self.origin = origin
    self.heading = heading
    self.direction = direction
    self.strategy = strategy
  }
  var beam: Beam { Beam(origin: origin, heading: heading, direction: direction) }
  public func rank(of parts: [CGRect], isGuide: Bool, order: Int) -> Result<
    FocusRank, Beam.RankFailure
  > { beam.rank(of: parts, isGuide: isGuide, order: order) }
  public func best(of ranks: [FocusRank]) -> Int? { ranks.indices.min { ranks[$0] < ranks[$1] } }
  public func area(in bounds: CGRect) -> CGRect { beam.area(in: bounds) }
}

public struct SearchPlan {
  let search: DirectionalSearch
  let bounds: CGRect
  var length: CGFloat
  var done = false
  var steps = 0
  public init(_ search: DirectionalSearch, within bounds: CGRect) {
    self.search = search
    self.bounds = bounds
    length = 0
  }
  public mutating func nextArea(found: [FocusRank]) -> CGRect? {
    if done || found.contains(where: { $0.gap <= length && steps > 0 }) { return nil }
    steps += 1
    length = length == 0 ? max(32, search.origin.width, search.origin.height) * 2 : length * 4
    let all = search.area(in: bounds)
    let r = search.origin.insetBy(dx: -length, dy: -length)
    if r.contains(all) || steps > 8 {
      done = true
      length = .infinity
      return all.insetBy(dx: -1, dy: -1)
    }
    return all.intersection(r).insetBy(dx: -1, dy: -1)
  }
}

public struct AnchorBand: Hashable, Sendable {
  public init() {}
  public func origin(for frame: CGRect, heading: FocusHeading) -> CGRect { frame }
  public mutating func press(heading: FocusHeading, from frame: CGRect) {}
  public mutating func reset() {}
}
