import FocusGeometry
import Foundation

extension FocusMovement {
  /// The next item in the Tab order, which wraps at its ends; for `.first` and `.last`, an end of
  /// the range of the arrows.
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

  /// The next item in a focus group of HTML, for an arrow that moves through the group; nil for
  /// other arrows and outside of such groups.
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

  /// The index of the focused item's group, where another item is now the primary one because the
  /// focused item was scrolled out of sight.
  private func placeOfGroup(in order: [FocusMap.Entry]) -> Int? {
    guard model.tabOrder == .focusGroups, [.next, .previous].contains(heading), origin.item != nil
    else { return nil }
    return order.firstIndex { $0.group == origin.group }
  }

  /// The stops to try, best first.
  private func stops(in order: [FocusMap.Entry], of map: FocusMap) -> [FocusMap.Entry] {
    guard let place = order.firstIndex(where: origin.isAt) ?? placeOfGroup(in: order) else {
      let known = origin.order ?? origin.place?.order(in: map)
      return known.map { FocusMap.stops(in: order, from: $0, heading: heading) }
        ?? (heading == .next || heading == .first ? order : order.reversed())
    }
    switch heading {
    case .next: return Array(order[(place + 1)...] + order[..<place])
    case .previous: return order[..<place].reversed() + order[(place + 1)...].reversed()
    // Going past the item would be the wrong direction.
    case .first: return Array(order[..<place])
    case .last: return order[(place + 1)...].reversed()
    default: return []
    }
  }
}

extension FocusMap {
  /// Returns the stops to try from a place that is not in the order, best first: the next ones in
  /// the document, wrapping at its ends (HTML Standard, sequential focus navigation).
  ///
  /// - Parameters:
  ///   - order: The Tab order.
  ///   - place: The place in document order, between two items or at one that is left out.
  ///   - heading: A linear heading.
  /// - Returns: An empty array for any other heading.
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

  /// Returns the stops of Tab in the given order.
  func tabOrder(
    of tabOrder: FocusModel.TabOrder, focused: (any FocusItem)?,
    remembered: FocusMemory.Remembered, direction: LayoutDirection
  ) -> [Entry] {
    switch tabOrder {
    case .focusGroups:
      groupTree(focused: focused, remembered: remembered.inGroups, direction: direction)
        .flatMap(\.stops)
    case .groupMembers:
      linked(
        groupTree(focused: focused, remembered: remembered.inGroups, direction: direction)
          .flatMap(\.everyMember)
      ) { $0.statedNeighbour(for: .next)?.item }
    case .items: linked(linearOrder(direction: direction)) { $0.statedNeighbour(for: .next)?.item }
    case .chains: chainOrder(direction: direction)
    case .tabIndex:
      withoutFurtherMembers(
        linked(tabIndexOrder()) { $0.statedNeighbour(for: .next)?.item }, focused: focused,
        remembered: remembered.inFocusgroups)
    }
  }

  /// The items whose ends `.first` and `.last` go to.
  ///
  /// That is the focus group if arrows stay in it; otherwise the items in the innermost scrolling
  /// environment, or all items if nothing scrolls.
  ///
  /// No source says which keys do this or how far they reach (Decisions, 1).
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

  /// Android's rows, with items that `nextFocusItem(for: .next)` links kept together at the place
  /// of the first (Android, FocusFinder).
  func chainOrder(direction: LayoutDirection) -> [Entry] {
    let items = eligibleItems
    let order = SweptRows.indices(of: items.map(\.frame), direction: direction).map { items[$0] }
    return linked(order) { $0.statedNeighbour(for: .next)?.item ?? $0.nextFocusItem(for: .next) }
  }

  /// An order with items that link to each other kept together at the place of the first.
  ///
  /// If several items link to one, it follows the first of them. Items that link to each other in a
  /// circle keep their places, because a circle has no first item.
  ///
  /// - Parameters:
  ///   - order: The order without links.
  ///   - link: Returns the item that follows an item; nil for none.
  /// - Returns: The order, unchanged if no item links to another.
  private func linked(
    _ order: [Entry], by link: (any FocusItem) -> (any FocusItem)?
  ) -> [Entry] {
    let links = order.map { $0.item.flatMap(link) }
    guard links.contains(where: { $0 != nil }) else { return order }
    let index = Dictionary(
      order.enumerated().map { ($1.identity, $0) }, uniquingKeysWith: { first, _ in first })
    var successor: [Int: Int] = [:]
    var isLedTo: Set<Int> = []
    for (place, next) in links.enumerated() {
      guard let next, let target = index[ObjectIdentifier(next)], target != place,
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

  /// Positive indices in ascending order, then index 0 in document order.
  ///
  /// Negative indices are left out, except for items in a focus group of HTML, any of which Tab may
  /// reach.
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
