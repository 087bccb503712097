import FocusGeometry
import Foundation

/// All focus environments under one root; searches only the part that a query needs.
@MainActor
struct FocusHierarchy {
  let root: any FocusEnvironment
  let container: any FocusItemContainer
  let bounds: CGRect
  /// Whether items that are covered, transparent or clipped can have the focus.
  let focusesConcealed: Bool
  /// The map that forecasts share; nil outside of ``FocusSystem/forecasting(_:)``.
  private let shared: SharedFocusMap?

  /// A rectangle larger than any content, in points, whose coordinates are still exact to a
  /// thousandth.
  nonisolated static let everywhere = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)

  /// Creates a hierarchy; nil for a root that has no container.
  init?(root: any FocusEnvironment, focusesConcealed: Bool, shared: SharedFocusMap? = nil) {
    guard let container = root.focusItemContainer else { return nil }
    self.shared = shared
    self.focusesConcealed = focusesConcealed
    self.root = root
    self.container = container
    bounds = container.coordinateSpace.bounds
  }

  /// The items that want focus and the guides that meet `area`, back to front; `area` is in the
  /// root's space.
  func entries(in area: CGRect) -> [FocusMap.Entry] {
    let cache = FocusAreaCache(of: self)
    return cache.entries(meeting: area)
  }

  /// Returns the map of the whole hierarchy, in O(n log n).
  func completeMap(scrolling: ScrollReach? = nil) -> FocusMap {
    func make() -> FocusMap {
      FocusMap(root: root, focusesConcealed: focusesConcealed, scrolling: scrolling)
    }
    guard scrolling == nil, let shared else { return make() }
    return shared.map(madeBy: make)
  }

  /// The entry of `environment`; nil unless it is an item that its container reports at its frame.
  func entry(for environment: any FocusEnvironment) -> FocusMap.Entry? {
    guard let item = environment as? any FocusItem,
      let frame = frame(of: item, in: item.parentContainer)
    else { return nil }
    let cache = FocusAreaCache(of: self)
    return cache.entry(for: item, in: frame)
  }

  /// An entry, and the cache around it if a movement can continue with it.
  typealias Sighting = (entry: FocusMap.Entry, cache: FocusAreaCache?)

  /// Looks up the entry of `item` together with the area that a movement from it searches first.
  func sighting(of item: any FocusItem, before heading: FocusHeading) -> Sighting? {
    guard heading.isDirectional else { return entry(for: item).map { ($0, nil) } }
    let reach = ScrollReach(around: item, heading: heading)
    guard let frame = frame(of: item, in: reach.nearest) else { return nil }
    let cache = FocusAreaCache(of: self, scrolling: reach)
    let area = SearchPlan.vicinity(of: frame, heading: heading)
    if let entry = cache.entry(for: item, in: area), entry.isEligible, entry.isOnScreen {
      return (entry, cache)
    }
    return entry(for: item).map { ($0, nil) }
  }

  /// The item's frame in the root's space; nil for an item in no container.
  private func frame(
    of item: any FocusItem, in nearest: (any FocusItemContainer)?
  ) -> CGRect? {
    nearest?.coordinateSpace.convert(item.frame, to: container.coordinateSpace)
  }

  func isEligible(_ environment: any FocusEnvironment) -> Bool {
    entry(for: environment)?.isEligible == true
  }

  // MARK: Nearest

  /// The eligible item for which `distance` is least; of several, the upper one, then the leading
  /// one, then the front-most.
  ///
  /// It searches squares around `point` that grow until nothing outside can be nearer, and finally
  /// everything.
  ///
  /// - Parameters:
  ///   - point: A point in the root's space.
  ///   - side: Half the side of the first square, in points. If infinite, everything is searched at
  ///     once.
  ///   - limit: The area that counts, in the root's space; nil for no limit.
  ///   - direction: The reading direction, which decides the leading item.
  ///   - cache: The cache that answers, which several searches may share while nothing changes; nil
  ///     for a new one.
  ///   - distance: The distance in points from `point` to some point of the entry's region; nil
  ///     leaves the entry out.
  /// - Returns: nil when every entry is left out.
  func nearest(
    to point: CGPoint, side: CGFloat, in limit: CGRect? = nil, direction: LayoutDirection,
    cache: FocusAreaCache? = nil, distance: (FocusMap.Entry) -> CGFloat?
  ) -> FocusMap.Entry? {
    let cache = cache ?? FocusAreaCache(of: self)
    var reach = max(1, side)
    for _ in 0..<Self.growths where reach.isFinite {
      let area = CGRect(
        x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach)
      let found = Self.best(
        of: cache.entries(meeting: limit.map(area.intersection) ?? area), direction, distance)
      if let found, found.distance <= reach { return found.entry }
      if let limit, area.contains(limit) { return found?.entry }
      reach *= Self.growth
    }
    let all = limit.map { cache.entries(meeting: $0) } ?? completeMap().entries
    return Self.best(of: all, direction, distance)?.entry
  }

  /// The ratio of the sides of one square and the one before.
  private static let growth: CGFloat = 4
  /// The number of squares that are tried before everything is searched.
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
  /// Whether the two rectangles share more than an edge.
  func overlaps(_ other: CGRect) -> Bool {
    let shared = intersection(other)
    return !shared.isNull && shared.width > 0 && shared.height > 0
  }

  /// The apparent distance, in points, that rounding may put between two rectangles that touch.
  ///
  /// It is at least the rounding error at the edges of `everywhere`, and less than the distance
  /// that a `SearchPlan` keeps from neighbours that only touch the side of the beam. Otherwise a
  /// search would meet a column of a million rows as a whole.
  static let rounding: CGFloat = 0.0001

  /// Whether the two rectangles share a point, allowing for rounding.
  func meets(_ other: CGRect) -> Bool {
    minX <= other.maxX + Self.rounding && other.minX <= maxX + Self.rounding
      && minY <= other.maxY + Self.rounding && other.minY <= maxY + Self.rounding
  }
}
