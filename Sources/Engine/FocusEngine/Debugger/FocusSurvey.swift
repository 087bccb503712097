import FocusGeometry
import Foundation

/// The target of every movement from every item, found with one walk of the hierarchy.
@MainActor
struct FocusSurvey {
  private let system: FocusSystem
  private let hierarchy: FocusHierarchy
  private let map: FocusMap
  /// Answers the searches that begin at items out of sight.
  private let whole: FocusAreaCache
  private let arrows: GroupArrows
  /// Items alone: those of the map in drawing order, then, from index ``known``, those that keys
  /// lead to beyond it.
  private var entries: [FocusMap.Entry]
  private var places: [ObjectIdentifier: Int]
  private let known: Int

  /// Creates the survey; nil if the root has been freed or has no container.
  init?(_ system: FocusSystem) {
    guard let hierarchy = system.hierarchy else { return nil }
    self.system = system
    self.hierarchy = hierarchy
    map = hierarchy.completeMap()
    whole = FocusAreaCache(of: hierarchy, whole: FocusMapIndex(map))
    arrows = GroupArrows(
      map, strategy: system.model.strategy, direction: system.layoutDirection)
    entries = map.entries.filter { $0.item != nil }
    known = entries.count
    places = Dictionary(
      entries.enumerated().map { ($1.identity, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The index of an item that a key leads to, which may have been created by that movement.
  private mutating func place(of item: any FocusItem) -> Int? {
    if let place = places[ObjectIdentifier(item)] { return place }
    guard let entry = hierarchy.entry(for: item) else { return nil }
    // The item may have replaced a placeholder, as a list uses for cells out of sight.
    if let place = entries.prefix(known).firstIndex(where: { $0.frame == entry.frame }) {
      places[ObjectIdentifier(item)] = place
      return place
    }
    places[ObjectIdentifier(item)] = entries.count
    entries.append(entry)
    return entries.count - 1
  }

  mutating func graph() -> (graph: FocusGraph, items: [any FocusItem]) {
    let keys = keys
    var rows = [[Int?]](
      repeating: [Int?](repeating: nil, count: keys.count), count: entries.count)
    for (column, key) in keys.enumerated() {
      let round = key.isArrow ? nil : TabRound(map, system, through: tabOrder(of: key))
      for (place, entry) in entries.prefix(known).enumerated() where entry.isEligible {
        let target =
          if let round { next(from: entry, key.heading, in: round) } else {
            arrow(from: entry, key)
          }
        rows[place][column] = target.flatMap { self.place(of: $0) }
      }
    }
    rows += Array(
      repeating: [Int?](repeating: nil, count: keys.count), count: entries.count - known)
    let focused = system.focusedItem.flatMap { places[ObjectIdentifier($0)] }
    let starts = focused.map { [$0] } ?? starts(keys)
    let graph = FocusGraph(
      model: system.model, keys: keys, items: items, focused: focused, starts: starts,
      targets: rows)
    return (graph, entries.compactMap(\.item))
  }

  /// The keys that can move focus; Control-Tab is left out where it goes through the same order as
  /// Tab.
  private var keys: [FocusGraph.Key] {
    FocusGraph.Key.allCases.filter { key in
      switch key {
      case .up, .down, .left, .right:
        system.model.arrowScope != .nowhere
          || entries.contains {
            $0.item?.focusgroupAround != nil
              || $0.item?.statedNeighbour(for: key.heading)?.item != nil
          }
      case .nextGroup, .previousGroup: system.model.controlTabOrder != system.model.tabOrder
      case .next, .previous: true
      }
    }
  }

  private func tabOrder(of key: FocusGraph.Key) -> FocusModel.TabOrder {
    key == .nextGroup || key == .previousGroup
      ? system.model.controlTabOrder : system.model.tabOrder
  }

  private var items: [FocusGraph.Item] {
    var ids: Set<String> = []
    var counts: [String: Int] = [:]
    return entries.enumerated().map { place, entry in
      let label = entry.label
      var id = label
      while !ids.insert(id).inserted {
        counts[label, default: 1] += 1
        id = "\(label) (\(counts[label, default: 1]))"
      }
      return FocusGraph.Item(
        id: id, label: label, frame: entry.frame,
        visible: (entry.seen ?? entry.region).rects,
        onScreen: entry.isOnScreen ? entry.onScreen : nil,
        group: FocusMap.identifier(ofGroup: entry.group), reasons: entry.reasons,
        concealments: entry.concealments, isBeyond: place >= known)
    }
  }

  /// The indices of the items at which the keys begin, each once, in the order of the keys.
  private func starts(_ keys: [FocusGraph.Key]) -> [Int] {
    var starts: [Int] = []
    for key in keys {
      var explanation = FocusExplanation(trigger: .initial, heading: key.heading, from: nil)
      let target = system.itemToShow(
        in: hierarchy, heading: key.heading, explanation: &explanation)
      guard let place = target.flatMap({ places[ObjectIdentifier($0)] }) else { continue }
      if !starts.contains(place) { starts.append(place) }
    }
    return starts
  }

  // MARK: Movements

  private func movement(
    from entry: FocusMap.Entry, _ heading: FocusHeading, cache: FocusAreaCache? = nil
  ) -> FocusMovement {
    FocusMovement(
      hierarchy: hierarchy, model: system.model, direction: system.layoutDirection,
      heading: heading, origin: .init(entry), cache: cache, anchor: AnchorBand(),
      remembered: heading.isDirectional ? FocusMemory.Remembered() : system.memory.remembered,
      entrance: system.groupEntrance,
      detail: .decision, arrows: arrows)
  }

  private func arrow(from entry: FocusMap.Entry, _ key: FocusGraph.Key) -> (any FocusItem)? {
    guard let item = entry.item else { return nil }
    let sighting = entry.isOnScreen ? hierarchy.sighting(of: item, before: key.heading) : nil
    let isSeen = sighting?.entry.isOnScreen == true
    var explanation = FocusExplanation(trigger: .movement, heading: key.heading, from: nil)
    let target = movement(
      from: isSeen ? sighting?.entry ?? entry : entry, key.heading,
      cache: isSeen ? sighting?.cache : whole
    ).target(&explanation)?.item
    return target === item ? nil : target
  }

  private func next(
    from entry: FocusMap.Entry, _ heading: FocusHeading, in round: TabRound
  ) -> (any FocusItem)? {
    var explanation = FocusExplanation(trigger: .movement, heading: heading, from: nil)
    let movement = movement(from: entry, heading)
    switch movement.followNeighbours(&explanation) {
    case .none: break
    case .staysHere: return nil
    case .item(let item): return item
    }
    guard let place = round.place(of: entry) else { return movement.nextInOrder(&explanation) }
    for step in 1..<max(1, round.order.count) {
      let stop = round.stop(step, after: place, heading)
      if let item = movement.resolve(stop, &explanation), item !== entry.item { return item }
    }
    return nil
  }
}

/// The Tab order, and the index of each item in it.
@MainActor
private struct TabRound {
  let order: [FocusMap.Entry]
  /// The index in `order` of each item's stop: the item itself, or the primary item of its group.
  private let places: [ObjectIdentifier: Int]

  init(_ map: FocusMap, _ system: FocusSystem, through tabOrder: FocusModel.TabOrder) {
    let remembered = system.memory.remembered
    switch tabOrder {
    case .focusGroups:
      // A focused item would be the primary item of its group; the order of the groups does not
      // depend on it.
      var order: [FocusMap.Entry] = []
      var places: [ObjectIdentifier: Int] = [:]
      func add(_ group: FocusGroupNode) {
        for part in group.parts {
          switch part {
          case .members:
            guard let primary = group.primary else { continue }
            for member in group.members { places[member.identity] = order.count }
            order.append(primary)
          case .group(let inside): add(inside)
          }
        }
      }
      map.groupTree(
        focused: nil, remembered: remembered.inGroups, direction: system.layoutDirection
      ).forEach(add)
      (self.order, self.places) = (order, places)
    default:
      order = map.tabOrder(
        of: tabOrder, focused: nil, remembered: remembered, direction: system.layoutDirection)
      places = Dictionary(
        order.enumerated().map { ($1.identity, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// The index of an item's stop; nil for an item that has none, and for one whose stop depends on
  /// what has the focus: a focus group of HTML has one stop.
  func place(of entry: FocusMap.Entry) -> Int? {
    entry.item?.focusgroupAround == nil ? places[entry.identity] : nil
  }

  /// The stop that is `step` steps after an index, or before it for other headings than `.next`;
  /// wraps at the ends.
  func stop(_ step: Int, after place: Int, _ heading: FocusHeading) -> FocusMap.Entry {
    let count = order.count
    return order[heading == .next ? (place + step) % count : (place - step + count) % count]
  }
}

extension FocusSystem {
  /// The identifier of the group of items that have none of their own.
  package var rootGroup: String {
    FocusMap.identifier(ofGroup: root?.focusGroupIdentifier ?? FocusMap.rootGroup)
  }
}
