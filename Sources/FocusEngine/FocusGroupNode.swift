import FocusGeometry
import Foundation

/// A focus group with what is inside it, in the order in which Tab goes through it
/// (WWDC21 10260, 14:17 to 15:14; Decisions, 4).
@MainActor
struct FocusGroupNode {
  var identifier: String
  /// In reading order; empty for a group that only orders others.
  var members: [FocusMap.Entry]
  /// Where Tab enters; nil without members.
  var primary: FocusMap.Entry?
  var parts: [Part]
  /// Around everything inside that can be seen, or around all of it when nothing can.
  var box: CGRect

  enum Part {
    /// The group's own members.
    case members
    case group(FocusGroupNode)
  }

  var stops: [FocusMap.Entry] {
    parts.flatMap { part -> [FocusMap.Entry] in
      switch part {
      case .members: primary.map { [$0] } ?? []
      case .group(let group): group.stops
      }
    }
  }
}

extension FocusMap {
  /// The groups that have eligible items, those inside a parent group together, siblings in reading
  /// order.
  ///
  /// - Parameters:
  ///   - focused: the item that has the focus, the primary one of its group.
  ///   - remembered: the item last focused in each group.
  ///   - direction: of reading.
  /// - Returns: the groups that are in no other, in Tab order.
  func groupTree(
    focused: (any FocusItem)?, remembered: [String: any FocusItem], direction: LayoutDirection
  ) -> [FocusGroupNode] {
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

    func node(_ group: String) -> FocusGroupNode {
      let own = members[group] ?? []
      let ordered = ReadingOrder.indices(of: own.map(\.frame), direction: direction)
        .map { own[$0] }
      var parts: [(part: FocusGroupNode.Part, box: CGRect)] =
        own.isEmpty ? [] : [(.members, Self.box(of: own))]
      for child in children[group] ?? [] {
        let inside = node(child)
        parts.append((.group(inside), inside.box))
      }
      let order = ReadingOrder.indices(of: parts.map(\.box), direction: direction)
      return FocusGroupNode(
        identifier: group, members: ordered,
        primary: Self.primary(of: ordered, focused: focused, remembered: remembered[group]),
        parts: order.map { parts[$0].part }, box: parts.reduce(.null) { $0.union($1.box) })
    }

    let tops = roots.sorted().map(node)
    return ReadingOrder.indices(of: tops.map(\.box), direction: direction).map { tops[$0] }
  }

  private static func box(of entries: [Entry]) -> CGRect {
    let seen = entries.filter(\.isOnScreen).map(\.onScreen)
    return (seen.isEmpty ? entries.map(\.frame) : seen).reduce(.null) { $0.union($1) }
  }

  /// The item with the highest priority, among the focused one and those that can be seen when
  /// there are any; reading order decides between equals.
  private static func primary(
    of ordered: [Entry], focused: (any FocusItem)?, remembered: (any FocusItem)?
  ) -> Entry? {
    let seen = ordered.filter { $0.isOnScreen || (focused != nil && $0.item === focused) }
    var best: (entry: Entry, priority: FocusGroupPriority)?
    for entry in seen.isEmpty ? ordered : seen {
      guard let item = entry.item else { continue }
      let (priority, _) = priority(
        of: item, isFocused: item === focused, isRemembered: item === remembered)
      if best.map({ priority > $0.priority }) ?? true { best = (entry, priority) }
    }
    return best?.entry
  }

  /// The effective priority, the larger of the system's and the item's own, and where it is from.
  static func priority(
    of item: any FocusItem, isFocused: Bool, isRemembered: Bool
  ) -> (priority: FocusGroupPriority, source: FocusGroupTree.PrioritySource) {
    let system: (FocusGroupPriority, FocusGroupTree.PrioritySource) =
      if isFocused {
        (.currentlyFocused, .focused)
      } else if item.focusItemState.contains(.selected) {
        (.prioritized, .selected)
      } else if isRemembered {
        (.previouslyFocused, .lastFocused)
      } else {
        (.ignored, .none)
      }
    return item.focusGroupPriority > system.0 ? (item.focusGroupPriority, .item) : system
  }
}
