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
        of: model.tabOrder, focused: origin.item, remembered: remembered,
        direction: direction)
    explanation.candidates = order.map {
      describe($0, rank: nil, reasons: $0.identity == origin.identity ? [.isFocused] : [])
    }
    for stop in stops(in: order) where stop.identity != origin.identity {
      if let item = resolve(stop, &explanation), item !== origin.item { return item }
    }
    return nil
  }

  /// What to try, best first.
  private func stops(in order: [FocusMap.Entry]) -> [FocusMap.Entry] {
    let place = order.firstIndex { $0.identity == origin.identity }
    switch heading {
    case .next:
      // What takes no part in the order is left for what comes after it.
      let after =
        place.map { $0 + 1 } ?? order.firstIndex { $0.order > origin.order } ?? order.count
      return Array(order[after...] + order[..<after])
    case .previous:
      let before = place ?? order.firstIndex { $0.order > origin.order } ?? order.count
      return Array(order[..<before].reversed() + order[before...].reversed())
    case .first: return order.isEmpty || place == 0 ? [] : order
    case .last: return order.isEmpty || place == order.count - 1 ? [] : order.reversed()
    default: return []
    }
  }
}

extension FocusMap {
  /// What Tab goes through, in its order.
  func tabOrder(
    of tabOrder: FocusModel.TabOrder, focused: (any FocusItem)?,
    remembered: [String: any FocusItem], direction: LayoutDirection
  ) -> [Entry] {
    switch tabOrder {
    case .focusGroups:
      groupTree(focused: focused, remembered: remembered, direction: direction)
        .flatMap(\.stops)
    case .items: linearOrder(direction: direction)
    case .chains: chainOrder(direction: direction)
    case .tabIndex: tabIndexOrder()
    }
  }

  /// What `.first` and `.last` are the ends of: the focus group where arrows stay in it, otherwise
  /// what scrolls together with the item, or everything where nothing scrolls (Decisions, 1, as no
  /// source says which keys or what they reach).
  func scope(
    of origin: Entry, model: FocusModel, direction: LayoutDirection
  ) -> [Entry] {
    guard let item = origin.item else { return [] }
    switch model.arrowScope {
    case .nowhere: return tabIndexOrder()
    case .focusGroup:
      return Self.inReadingOrder(
        eligibleItems.filter { $0.group == origin.group }, direction: direction)
    case .everywhere:
      guard let scroll = item.innermostScrollableEnvironment else {
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

  private static func inReadingOrder(
    _ items: [Entry], direction: LayoutDirection
  ) -> [Entry] {
    ReadingOrder.indices(of: items.map(\.frame), direction: direction).map { items[$0] }
  }

  /// Reading order, but what `nextFocusItem(for: .next)` links stands together where the first of
  /// it stands; of several that lead to one the first has it, and a circle has no first
  /// (Android, FocusFinder).
  func chainOrder(direction: LayoutDirection) -> [Entry] {
    let order = linearOrder(direction: direction)
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

  /// Positive indices ascending, then the rest in document order; negative ones are left out.
  func tabIndexOrder() -> [Entry] {
    let items = eligibleItems.map { (entry: $0, index: $0.item?.tabIndex ?? 0) }
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
