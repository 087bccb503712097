import FocusGeometry
import Foundation

extension FocusMovement {
  /// Along the order that Tab goes through, round at its ends; `.first` and `.last` go to the ends
  /// of what arrows reach.
  func nextInOrder(_ explanation: inout FocusExplanation) -> (any FocusItem)? {
    let map = hierarchy.completeMap()
    let order =
      heading == .first || heading == .last
      ? map.scope(of: origin, model: model, direction: direction)
      : map.tabOrder(
        of: model.tabOrder, focused: origin.item, remembered: remembered, direction: direction)
    explanation.candidates = order.map {
      describe($0, rank: nil, reasons: origin.isAt($0) ? [.isFocused] : [])
    }
    for stop in stops(in: order, of: map) where !origin.isAt(stop) {
      if let item = resolve(stop, &explanation), item !== origin.item { return item }
    }
    return nil
  }

  /// The next one of a focus group of HTML, for an arrow that goes through it.
  func nextInFocusgroup(_ explanation: inout FocusExplanation) -> (any FocusItem)? {
    guard let item = origin.item, let (owner, group) = item.focusgroupAround,
      let step = group.step(heading, direction: direction)
    else { return nil }
    let members = hierarchy.completeMap().members(ofFocusgroupOwnedBy: owner)
    explanation.group = owner.focusDebugLabel
    explanation.candidates = members.map {
      describe($0, rank: nil, reasons: origin.isAt($0) ? [.isFocused] : [])
    }
    guard let place = members.firstIndex(where: origin.isAt) else { return nil }
    var stops: [FocusMap.Entry] =
      step == .next ? Array(members[(place + 1)...]) : members[..<place].reversed()
    if group.wraps {
      stops += step == .next ? Array(members[..<place]) : members[(place + 1)...].reversed()
    }
    for stop in stops {
      if let target = resolve(stop, &explanation), target !== item { return target }
    }
    return nil
  }

  /// Where the group of the item stands, of which another item is the primary one, since the item was
  /// scrolled out of sight.
  private func placeOfGroup(in order: [FocusMap.Entry]) -> Int? {
    guard model.tabOrder == .focusGroups, [.next, .previous].contains(heading), origin.item != nil
    else { return nil }
    return order.firstIndex { $0.group == origin.group }
  }

  /// What to try, best first.
  private func stops(in order: [FocusMap.Entry], of map: FocusMap) -> [FocusMap.Entry] {
    guard let place = order.firstIndex(where: origin.isAt) ?? placeOfGroup(in: order) else {
      let known = origin.order ?? origin.place?.order(in: map)
      return known.map { FocusMap.stops(in: order, from: $0, heading: heading) }
        ?? (heading == .next || heading == .first ? order : order.reversed())
    }
    switch heading {
    case .next: return Array(order[(place + 1)...] + order[..<place])
    case .previous: return order[..<place].reversed() + order[(place + 1)...].reversed()
    // Never past the item, which would be the wrong way.
    case .first: return Array(order[..<place])
    case .last: return order[(place + 1)...].reversed()
    default: return []
    }
  }
}

extension FocusMap {
  /// What to try from a place that takes no part in the order, best first: what comes next in the
  /// document, round at its ends (HTML Standard, sequential focus navigation).
  ///
  /// - Parameters:
  ///   - order: of Tab.
  ///   - place: in the document, between two items or at one that is left out.
  ///   - heading: one of the linear ones.
  /// - Returns: empty for any other heading.
  static func stops(
    in order: [Entry], from place: Int, heading: FocusHeading
  ) -> [Entry] {
    let document = order.sorted { $0.order < $1.order }
    let after = document.firstIndex { $0.order > place } ?? document.count
    return switch heading {
    case .next: Array(document[after...] + document[..<after])
    case .previous: document[..<after].reversed() + document[after...].reversed()
    case .first: order
    case .last: order.reversed()
    default: []
    }
  }

  /// What Tab goes through, in its order.
  func tabOrder(
    of tabOrder: FocusModel.TabOrder, focused: (any FocusItem)?,
    remembered: FocusMemory.Remembered, direction: LayoutDirection
  ) -> [Entry] {
    switch tabOrder {
    case .focusGroups:
      groupTree(focused: focused, remembered: remembered.inGroups, direction: direction)
        .flatMap(\.stops)
    case .groupMembers:
      groupTree(focused: focused, remembered: remembered.inGroups, direction: direction)
        .flatMap(\.everyMember)
    case .items: linearOrder(direction: direction)
    case .chains: chainOrder(direction: direction)
    case .tabIndex:
      withoutFurtherMembers(
        tabIndexOrder(), focused: focused, remembered: remembered.inFocusgroups)
    }
  }

  /// What `.first` and `.last` are the ends of: the focus group where arrows stay in it, otherwise
  /// what scrolls together with the item, or everything where nothing scrolls (Decisions, 1, as no
  /// source says which keys or what they reach).
  func scope(
    of origin: FocusMovement.Origin, model: FocusModel, direction: LayoutDirection
  ) -> [Entry] {
    switch model.arrowScope {
    case .nowhere: return tabIndexOrder()
    case .focusGroup:
      return Self.inReadingOrder(
        eligibleItems.filter { $0.group == origin.group }, direction: direction)
    case .everywhere:
      guard let scroll = origin.item?.innermostScrollableEnvironment else {
        return linearOrder(direction: direction)
      }
      return Self.inReadingOrder(
        eligibleItems.filter { $0.item.map(scroll.contains) ?? false }, direction: direction)
    }
  }

  /// Every eligible item in reading order.
  func linearOrder(direction: LayoutDirection) -> [Entry] {
    Self.inReadingOrder(eligibleItems, direction: direction)
  }

  static func inReadingOrder(
    _ items: [Entry], direction: LayoutDirection
  ) -> [Entry] {
    ReadingOrder.indices(of: items.map(\.frame), direction: direction).map { items[$0] }
  }

  /// Android's rows, but what `nextFocusItem(for: .next)` links stands together where the first of
  /// it stands; of several that lead to one the first has it, and a circle has no first
  /// (Android, FocusFinder).
  func chainOrder(direction: LayoutDirection) -> [Entry] {
    let items = eligibleItems
    let order = SweptRows.indices(of: items.map(\.frame), direction: direction).map { items[$0] }
    let index = Dictionary(
      order.enumerated().map { ($1.identity, $0) }, uniquingKeysWith: { first, _ in first })
    var successor: [Int: Int] = [:]
    var isLedTo: Set<Int> = []
    for (place, entry) in order.enumerated() {
      guard let next = entry.item?.nextFocusItem(for: .next),
        let target = index[ObjectIdentifier(next)], target != place,
        isLedTo.insert(target).inserted
      else { continue }
      successor[place] = target
    }
    var result: [Entry] = []
    var placed: Set<Int> = []
    func place(from start: Int) {
      var current: Int? = start
      while let here = current, placed.insert(here).inserted {
        result.append(order[here])
        current = successor[here]
      }
    }
    let isInCircle = circles(of: successor)
    for start in order.indices where !placed.contains(start) {
      if isInCircle.contains(start) {
        placed.insert(start)
        result.append(order[start])
      } else if !isLedTo.contains(start) {
        place(from: start)
      }
    }
    return result
  }

  private func circles(of successor: [Int: Int]) -> Set<Int> {
    var inCircle: Set<Int> = []
    var seen: Set<Int> = []
    for start in successor.keys.sorted() where !seen.contains(start) {
      var path: [Int] = []
      var current: Int? = start
      while let here = current, seen.insert(here).inserted {
        path.append(here)
        current = successor[here]
      }
      if let end = current, let first = path.firstIndex(of: end) {
        inCircle.formUnion(path[first...])
      }
    }
    return inCircle
  }

  /// Positive indices ascending, then the rest in document order; negative ones are left out, but
  /// for those in a focus group of HTML, of which Tab may reach each.
  func tabIndexOrder() -> [Entry] {
    let items = eligibleItems.map { entry in
      let index = entry.item?.tabIndex ?? 0
      return (entry: entry, index: index < 0 && entry.item?.focusgroupAround != nil ? 0 : index)
    }
    let positive = items.filter { $0.index > 0 }
      .sorted { ($0.index, $0.entry.order) < ($1.index, $1.entry.order) }
    return (positive + items.filter { $0.index == 0 }).map(\.entry)
  }
}

extension FocusItem {
  fileprivate var innermostScrollableEnvironment: (any FocusEnvironment)? {
    var walk = FocusAncestors(of: self)
    _ = walk.next()
    while let ancestor = walk.next() {
      if ancestor.focusItemContainer?.scrollableContainer != nil { return ancestor }
    }
    return nil
  }
}
