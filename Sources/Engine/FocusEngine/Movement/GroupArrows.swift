import FocusGeometry
import Foundation

/// The arrows that reach every item of a focus group under full keyboard access (Decisions, Full
/// keyboard access).
///
/// If nothing lies straight ahead inside the group, an arrow moves to the nearest item ahead,
/// beside the beam. In a few layouts some items still have no arrow that leads to them; each of
/// these is joined to its neighbour in reading order.
@MainActor
final class GroupArrows {
  private let map: FocusMap
  private let strategy: FocusStrategy
  private let direction: LayoutDirection
  /// The joins of each group, computed on demand.
  private var joins: [String: [Step: FocusMap.Entry]] = [:]

  /// A press of an arrow on an item.
  private struct Step: Hashable {
    var item: ObjectIdentifier
    var heading: FocusHeading.RawValue
  }

  /// The largest number of items in a group that is joined.
  ///
  /// The time grows with the square of the number, and larger groups are lists and grids, whose
  /// items line up.
  private static let most = 256

  /// Creates the arrows of a map.
  ///
  /// - Parameters:
  ///   - map: A map of everything.
  ///   - strategy: The rule by which arrows choose among candidates straight ahead.
  ///   - direction: The reading direction.
  init(_ map: FocusMap, strategy: FocusStrategy, direction: LayoutDirection) {
    self.map = map
    self.strategy = strategy
    self.direction = direction
  }

  /// Returns the item that an arrow leads to because no other arrow does; nil if geometry decides.
  func join(from origin: FocusMovement.Origin, _ heading: FocusHeading) -> FocusMap.Entry? {
    guard let item = origin.item else { return nil }
    let known = joins[origin.group] ?? makeJoins(in: origin.group)
    joins[origin.group] = known
    return known[Step(item: ObjectIdentifier(item), heading: heading.rawValue)]
  }

  /// Returns the members of the group that lie ahead: those on the screen first, and the nearest
  /// first.
  ///
  /// They are ranked by Android's weights, which multiply the squared distance along the heading by
  /// 13.
  func aside(
    of origin: FocusMovement.Origin, _ heading: FocusHeading
  ) -> [(entry: FocusMap.Entry, rank: FocusRank)] {
    let search = search(from: origin.shown, heading, strategy: .nearestNeighbour)
    let found = map.eligibleItems.compactMap { entry in
      entry.group == origin.group && !origin.isAt(entry)
        ? rank(of: entry, search).map { (entry: entry, rank: $0) } : nil
    }
    return found.sorted { one, other in
      one.entry.isOnScreen == other.entry.isOnScreen
        ? one.rank < other.rank : one.entry.isOnScreen
    }
  }

  /// Returns the rank of an item by the measure of ``aside(of:_:)``; nil if the item does not lie
  /// ahead.
  func rankAside(of entry: FocusMap.Entry, from frame: CGRect, _ heading: FocusHeading)
    -> FocusRank?
  {
    rank(of: entry, search(from: frame, heading, strategy: .nearestNeighbour))
  }

  private func search(
    from frame: CGRect, _ heading: FocusHeading, strategy: FocusStrategy
  ) -> DirectionalSearch {
    DirectionalSearch(origin: frame, heading: heading, direction: direction, strategy: strategy)
  }

  private func rank(of entry: FocusMap.Entry, _ search: DirectionalSearch) -> FocusRank? {
    search.rank(of: entry.region, isGuide: false, order: entry.order).rank
  }

  // MARK: Joining

  private func makeJoins(in group: String) -> [Step: FocusMap.Entry] {
    let members = FocusMap.inReadingOrder(
      map.eligibleItems.filter { $0.group == group }, direction: direction)
    guard (3...Self.most).contains(members.count) else { return [:] }
    var ways = Ways(
      members.indices.map { place in
        FocusHeading.straight.map { target(of: $0, from: place, among: members) }
      })
    ways.join { place, isNext in heading(from: members, place, isNext: isNext) }
    return Dictionary(
      uniqueKeysWithValues: ways.joined.map { step in
        let heading = FocusHeading.straight[step.column]
        return (
          Step(item: members[step.place].identity, heading: heading.rawValue), members[step.target]
        )
      })
  }

  /// The target by geometry alone: straight ahead, or otherwise beside the beam.
  private func target(
    of heading: FocusHeading, from place: Int, among members: [FocusMap.Entry]
  ) -> Int? {
    let frame = members[place].shown
    for strategy in [strategy, .nearestNeighbour] {
      let search = search(from: frame, heading, strategy: strategy)
      var places: [Int] = []
      var ranks: [FocusRank] = []
      for (other, entry) in members.enumerated() where other != place {
        guard let rank = rank(of: entry, search) else { continue }
        places.append(other)
        ranks.append(rank)
      }
      if let best = search.best(of: ranks) { return places[best] }
    }
    return nil
  }

  /// The arrow towards the next or the previous item in reading order: up or down to another line,
  /// otherwise left or right.
  ///
  /// The two directions never share an arrow, so that an item can be joined on both sides.
  private func heading(
    from members: [FocusMap.Entry], _ place: Int, isNext: Bool
  ) -> FocusHeading {
    let (upper, lower) = isNext ? (place, place + 1) : (place - 1, place)
    if members[lower].frame.minY >= members[upper].frame.maxY - 0.5 { return isNext ? .down : .up }
    return isNext == (direction == .leftToRight) ? .right : .left
  }
}

/// The targets of the four arrows among the items of a group, by index in reading order.
private struct Ways {
  /// The target by item and, inside, by `FocusHeading.straight`; nil where an arrow leads
  /// nowhere.
  private var targets: [[Int?]]
  /// The arrows that lead to a neighbour in reading order instead of the geometric target.
  private(set) var joined: [(place: Int, column: Int, target: Int)] = []

  init(_ targets: [[Int?]]) { self.targets = targets }

  /// Redirects arrows to neighbours in reading order until every item leads to every other.
  ///
  /// Each iteration joins one more pair of neighbours in one direction. Once all pairs are joined
  /// in both directions everything is connected, so there are at most twice as many iterations as
  /// items.
  ///
  /// - Parameter heading: Returns the arrow from the item at an index to the next item, or to the
  ///   one before.
  mutating func join(_ heading: (_ place: Int, _ isNext: Bool) -> FocusHeading) {
    while true {
      if let missed = reached(backwards: false).firstIndex(of: false) {
        lead(from: missed - 1, to: missed, heading(missed - 1, true))
      } else if let trapped = reached(backwards: true).firstIndex(of: false) {
        lead(from: trapped, to: trapped - 1, heading(trapped, false))
      } else {
        return
      }
    }
  }

  private mutating func lead(from place: Int, to target: Int, _ heading: FocusHeading) {
    guard let column = FocusHeading.straight.firstIndex(of: heading) else { return }
    targets[place][column] = target
    joined.append((place, column, target))
  }

  /// Whether the first item leads to each item or, backwards, each item leads to the first one,
  /// which is included.
  private func reached(backwards: Bool) -> [Bool] {
    var ways: [[Int]] = targets.map { $0.compactMap(\.self) }
    if backwards {
      var back = [[Int]](repeating: [], count: ways.count)
      for (from, row) in ways.enumerated() { for to in row { back[to].append(from) } }
      ways = back
    }
    var isReached = [Bool](repeating: false, count: ways.count)
    var open = [0]
    isReached[0] = true
    while let here = open.popLast() {
      for target in ways[here] where !isReached[target] {
        isReached[target] = true
        open.append(target)
      }
    }
    return isReached
  }
}
