import FocusGeometry
import Foundation

/// All focus environments under one root, looked at piece by piece.
@MainActor
struct FocusHierarchy {
  let root: any FocusEnvironment
  let container: any FocusItemContainer
  let bounds: CGRect

  /// Further than any content reaches, in points, and still exact to a thousandth.
  nonisolated static let everywhere = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)

  /// nil for a root that has no container.
  init?(root: any FocusEnvironment) {
    guard let container = root.focusItemContainer else { return nil }
    self.root = root
    self.container = container
    bounds = container.coordinateSpace.bounds
  }

  /// The items that want focus and the guides that meet `area`, in the root's space; back to front.
  func entries(in area: CGRect) -> [FocusMap.Entry] {
    let look = FocusLook(into: self)
    return look.entries(meeting: area)
  }

  /// O(n log n).
  func completeMap(scrolling: ScrollReach? = nil) -> FocusMap {
    FocusMap(root: root, scrolling: scrolling)
  }

  /// How `environment` takes part, if it is an item that its container reports where it says it is.
  func entry(for environment: any FocusEnvironment) -> FocusMap.Entry? {
    guard let item = environment as? any FocusItem,
      let frame = frame(of: item, in: item.parentContainer)
    else { return nil }
    let look = FocusLook(into: self)
    return look.entry(for: item, in: frame)
  }

  /// An entry, with a look at what lies ahead where a movement can use one.
  typealias Sighting = (entry: FocusMap.Entry, look: FocusLook?)

  /// The same together with a look at what a movement will ask for first.
  func sighting(of item: any FocusItem, before heading: FocusHeading) -> Sighting? {
    guard heading.isDirectional else { return entry(for: item).map { ($0, nil) } }
    let reach = ScrollReach(around: item, heading: heading)
    guard let frame = frame(of: item, in: reach.nearest) else { return nil }
    let look = FocusLook(into: self, scrolling: reach)
    let area = SearchPlan.vicinity(of: frame, heading: heading)
    if let entry = look.entry(for: item, in: area), entry.isEligible, entry.isOnScreen {
      return (entry, look)
    }
    return entry(for: item).map { ($0, nil) }
  }

  /// In the root's space; nil for what is in no container.
  private func frame(
    of item: any FocusItem, in nearest: (any FocusItemContainer)?
  ) -> CGRect? {
    nearest?.coordinateSpace.convert(item.frame, to: container.coordinateSpace)
  }

  func isEligible(_ environment: any FocusEnvironment) -> Bool {
    entry(for: environment)?.isEligible == true
  }

  // MARK: Nearest

  /// The eligible item for which `distance` is least; of several the upper one, then the leading one,
  /// then the one in front.
  ///
  /// Looks through squares around `point` that grow until nothing outside can be nearer, and at last
  /// through everything.
  ///
  /// - Parameters:
  ///   - point: in the root's space.
  ///   - side: points; half of the first square's. Infinite: looks through everything at once.
  ///   - limit: nothing outside counts; nil for no limit.
  ///   - direction: of reading, for the leading one.
  ///   - distance: from `point` to some point of the entry's region; nil leaves the entry out.
  /// - Returns: nil when every entry is left out.
  func nearest(
    to point: CGPoint, side: CGFloat, in limit: CGRect? = nil, direction: LayoutDirection,
    distance: (FocusMap.Entry) -> CGFloat?
  ) -> FocusMap.Entry? {
    var reach = max(1, side)
    for _ in 0..<Self.growths where reach.isFinite {
      let area = CGRect(
        x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach)
      let found = Self.best(
        of: entries(in: limit.map(area.intersection) ?? area), direction, distance)
      if let found, found.distance <= reach { return found.entry }
      if let limit, area.contains(limit) { return found?.entry }
      reach *= Self.growth
    }
    let all = limit.map { entries(in: $0) } ?? completeMap().entries
    return Self.best(of: all, direction, distance)?.entry
  }

  /// Each square is so much larger than the one before, and there are so many.
  private static let growth: CGFloat = 4
  private static let growths = 6

  private static func best(
    of entries: [FocusMap.Entry], _ direction: LayoutDirection,
    _ distance: (FocusMap.Entry) -> CGFloat?
  ) -> (entry: FocusMap.Entry, distance: CGFloat)? {
    var best: (entry: FocusMap.Entry, distance: CGFloat)?
    for entry in entries where entry.isEligible && entry.item != nil {
      guard let away = distance(entry) else { continue }
      if let known = best {
        func leading(_ entry: FocusMap.Entry) -> CGFloat {
          direction == .leftToRight ? entry.frame.minX : -entry.frame.maxX
        }
        guard
          (away, entry.frame.minY, leading(entry), -entry.order)
            < (known.distance, known.entry.frame.minY, leading(known.entry), -known.entry.order)
        else { continue }
      }
      best = (entry, away)
    }
    return best
  }
}

extension CGRect {
  /// Whether the two share more than an edge.
  func overlaps(_ other: CGRect) -> Bool {
    let shared = intersection(other)
    return !shared.isNull && shared.width > 0 && shared.height > 0
  }

  /// How far rounding may take apart what touches, in points: at most what it does `everywhere`, and
  /// less than a `SearchPlan` keeps away from neighbours that only touch the focused item, of which
  /// there may be a million.
  static let rounding: CGFloat = 0.0001

  /// Whether the two share a point or come as near as rounding may take them apart.
  func meets(_ other: CGRect) -> Bool {
    minX <= other.maxX + Self.rounding && other.minX <= maxX + Self.rounding
      && minY <= other.maxY + Self.rounding && other.minY <= maxY + Self.rounding
  }
}
