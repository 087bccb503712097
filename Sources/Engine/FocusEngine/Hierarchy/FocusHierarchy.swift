import FocusGeometry
import Foundation

/// All focus environments under one root; looks up what is asked for, a part at a time.
@MainActor
struct FocusHierarchy {
  let root: any FocusEnvironment
  let container: any FocusItemContainer
  let bounds: CGRect
  /// Whether what is covered, clear or cut off can have the focus.
  let focusesConcealed: Bool

  /// Further than any content reaches, in points, and still exact to a thousandth.
  nonisolated static let everywhere = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)

  /// nil for a root that has no container.
  init?(root: any FocusEnvironment, focusesConcealed: Bool) {
    guard let container = root.focusItemContainer else { return nil }
    self.focusesConcealed = focusesConcealed
    self.root = root
    self.container = container
    bounds = container.coordinateSpace.bounds
  }

  /// The items that want focus and the guides that meet `area`, in the root's space; back to front.
  func entries(in area: CGRect) -> [FocusMap.Entry] {
    let cache = FocusAreaCache(of: self)
    return cache.entries(meeting: area)
  }

  /// Everything at once, in O(n log n).
  func completeMap(scrolling: ScrollReach? = nil) -> FocusMap {
    FocusMap(root: root, focusesConcealed: focusesConcealed, scrolling: scrolling)
  }

  /// How `environment` takes part, if it is an item that its container reports where it says it is.
  func entry(for environment: any FocusEnvironment) -> FocusMap.Entry? {
    guard let item = environment as? any FocusItem,
      let frame = frame(of: item, in: item.parentContainer)
    else { return nil }
    let cache = FocusAreaCache(of: self)
    return cache.entry(for: item, in: frame)
  }

  /// An entry, and what was found around it on the way where a movement can go on with that.
  typealias Sighting = (entry: FocusMap.Entry, cache: FocusAreaCache?)

  /// How `item` takes part, looked up together with what a movement will ask for first.
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

  /// The eligible item for which `distance` is least; of several the upper one, then the leading
  /// one, then the one in front.
  ///
  /// Looks through squares around `point` that grow until nothing outside can be nearer, and at
  /// last through everything.
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

  /// How many times as wide each square is as the one before.
  private static let growth: CGFloat = 4
  /// How many squares are tried before everything is looked through.
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

  /// How far two rectangles that touch may seem to lie apart because coordinates are rounded, in
  /// points.
  ///
  /// At least what rounding does at the edges of `everywhere`; and less than the distance that a
  /// `SearchPlan` keeps from neighbours that only touch the beam from the side: a column of a
  /// million rows would be met as a whole.
  static let rounding: CGFloat = 0.0001

  /// Whether the two share a point, or would but for rounding.
  func meets(_ other: CGRect) -> Bool {
    minX <= other.maxX + Self.rounding && other.minX <= maxX + Self.rounding
      && minY <= other.maxY + Self.rounding && other.minY <= maxY + Self.rounding
  }
}
