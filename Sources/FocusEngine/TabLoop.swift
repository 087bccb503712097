import FocusGeometry
import Foundation

extension FocusMap {
  /// The tab loop: the primary item of every group that has one, groups inside a parent group
  /// together, siblings in reading order (spec/uikit-focus.md 5.3, 5.4).
  ///
  /// - Parameters:
  ///   - focused: the item that has the focus, the primary one of its group.
  ///   - remembered: the item last focused in each group.
  ///   - direction: of reading.
  /// - Returns: one item a group.
  func tabLoop(
    focused: (any FocusItem)?, remembered: [String: any FocusItem], direction: LayoutDirection
  ) -> [Entry] {
    let members = Dictionary(grouping: eligibleItems, by: \.group)
    var children: [String: [String]] = [:]
    var roots: Set<String> = []
    for group in members.keys.sorted() {
      // Names every group on the way up once, so that parents without items are nodes too.
      var child = group
      while let parent = groupParents[child] {
        if children[parent]?.contains(child) == true { break }
        children[parent, default: []].append(child)
        child = parent
      }
      if groupParents[child] == nil { roots.insert(child) }
    }

    func box(of entries: [Entry]) -> CGRect {
      let seen = entries.map(\.onScreen).filter { !$0.isNull && !$0.isEmpty }
      return (seen.isEmpty ? entries.map(\.frame) : seen).reduce(.null) { $0.union($1) }
    }

    func enumerate(_ group: String) -> (stops: [Entry], box: CGRect) {
      var parts: [(stops: [Entry], box: CGRect)] = []
      if let own = members[group],
        let primary = primary(
          of: own, group: group, focused: focused, remembered: remembered, direction: direction)
      {
        parts.append(([primary], box(of: own)))
      }
      for child in children[group] ?? [] { parts.append(enumerate(child)) }
      let order = ReadingOrder.indices(of: parts.map(\.box), direction: direction)
      return (order.flatMap { parts[$0].stops }, parts.reduce(.null) { $0.union($1.box) })
    }

    let tops = roots.sorted().map(enumerate)
    return ReadingOrder.indices(of: tops.map(\.box), direction: direction)
      .flatMap { tops[$0].stops }
  }

  /// The item with the highest priority, among the focused one and those that can be seen when there
  /// are any; reading order decides between equals.
  private func primary(
    of members: [Entry], group: String, focused: (any FocusItem)?,
    remembered: [String: any FocusItem], direction: LayoutDirection
  ) -> Entry? {
    let seen = members.filter {
      (!$0.onScreen.isNull && !$0.onScreen.isEmpty) || (focused != nil && $0.item === focused)
    }
    let pool = seen.isEmpty ? members : seen
    let order = ReadingOrder.indices(of: pool.map(\.frame), direction: direction)
    var best: (entry: Entry, priority: FocusGroupPriority)?
    for index in order {
      guard let item = pool[index].item else { continue }
      let priority = Self.priority(
        of: item, isFocused: item === focused, isRemembered: item === remembered[group])
      if best.map({ priority > $0.priority }) ?? true { best = (pool[index], priority) }
    }
    return best?.entry
  }

  static func priority(
    of item: any FocusItem, isFocused: Bool, isRemembered: Bool
  ) -> FocusGroupPriority {
    var system = FocusGroupPriority.ignored
    if isFocused {
      system = .currentlyFocused
    } else if item.focusItemState.contains(.selected) {
      system = .prioritized
    } else if isRemembered {
      system = .previouslyFocused
    }
    return max(system, item.focusGroupPriority)
  }
}
