import FocusGeometry
import Foundation

/// A focus group with its members and inner groups, in Tab order (WWDC21 10260, 14:17 to 15:14;
/// Decisions, 4).
@MainActor
struct FocusGroupNode {
  var identifier: String
  /// The members in reading order; empty for a group that only orders others.
  var members: [FocusMap.Entry]
  /// The item at which Tab enters; nil without members.
  var primary: FocusMap.Entry?
  var parts: [Part]

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
  /// Returns the groups that have eligible items, with inner groups inside their parents and
  /// siblings in reading order.
  ///
  /// - Parameters:
  ///   - focused: The item that has the focus; it is the primary item of its group.
  ///   - remembered: The item last focused in each group.
  ///   - direction: The reading direction.
  /// - Returns: The groups that are inside no other, in Tab order.
  func groupTree(
    focused: (any FocusItem)?, remembered: [String: any FocusItem], direction: LayoutDirection
  ) -> [FocusGroupNode] {
    let members = Dictionary(grouping: eligibleItems, by: \.group)
    var children: [String: [String]] = [:]
    var roots: Set<String> = []
    for group in members.keys.sorted() {
      // Registers every ancestor group once, so that parents without items are nodes too.
      var child = group
      while let parent = groupParents[child] {
        if children[parent]?.contains(child) == true { break }
        children[parent, default: []].append(child)
        child = parent
      }
      if groupParents[child] == nil { roots.insert(child) }
    }

    func entries(in group: String) -> [Entry] {
      (members[group] ?? []) + (children[group] ?? []).flatMap(entries)
    }

    func node(_ group: String) -> FocusGroupNode {
      let own = members[group] ?? []
      let ordered = ReadingOrder.indices(of: own.map(\.frame), direction: direction)
        .map { own[$0] }
      let inside = children[group] ?? []
      let contents = (own.isEmpty ? [] : [own]) + inside.map(entries)
      let parts =
        (own.isEmpty ? [] : [FocusGroupNode.Part.members]) + inside.map { .group(node($0)) }
      return FocusGroupNode(
        identifier: group, members: ordered,
        primary: Self.primary(of: ordered, focused: focused, remembered: remembered[group]),
        parts: Self.order(of: contents, direction: direction).map { parts[$0] })
    }

    let tops = roots.sorted()
    return Self.order(of: tops.map(entries), direction: direction).map { node(tops[$0]) }
  }

  /// The reading order of siblings, each with all that is inside it.
  ///
  /// Scrolling a container that all siblings share does not change the order. A sibling that
  /// scrolls by itself counts by the place where it shows its content.
  private static func order(of siblings: [[Entry]], direction: LayoutDirection) -> [Int] {
    guard siblings.count > 1 else { return Array(siblings.indices) }
    var shared: Set<ObjectIdentifier>?
    // The only sibling that has items in a container; nil for several siblings.
    var owners: [ObjectIdentifier: Int?] = [:]
    for (number, entries) in siblings.enumerated() {
      for entry in entries {
        let around = Set(entry.scrollers.map { ObjectIdentifier($0.container) })
        shared = shared?.intersection(around) ?? around
        for container in around {
          owners[container] = owners[container].map { $0 == number ? number : nil } ?? number
        }
      }
    }
    let common = shared ?? []
    let boxes = siblings.enumerated().map { number, entries in
      box(of: entries, insideAll: common) { owners[$0] == number }
    }
    return ReadingOrder.indices(of: boxes, direction: direction)
  }

  /// The bounding box of everything that is not scrolled out of a container other than the common
  /// ones; if nothing is left, the box of everything.
  ///
  /// A container that holds nothing else counts by the area in which it keeps a focused item,
  /// whatever its content and scroll offset.
  private static func box(
    of entries: [Entry], insideAll common: Set<ObjectIdentifier>,
    where isOwned: (ObjectIdentifier) -> Bool
  ) -> CGRect {
    var (shown, whole) = (CGRect.null, CGRect.null)
    for entry in entries {
      let windows = entry.scrollers.filter { !common.contains(ObjectIdentifier($0.container)) }
      let own = windows.firstIndex { isOwned(ObjectIdentifier($0.container)) }
      let frame = own.map { windows[$0].focusArea } ?? entry.frame
      whole = whole.union(frame)
      let part = windows.prefix(own ?? windows.count).reduce(frame) {
        $0.intersection($1.visible)
      }
      if !part.isEmpty { shown = shown.union(part) }
    }
    return shown.isNull ? whole : shown
  }

  /// The visible item with the highest priority, or the first of several in reading order; if none
  /// is visible, all items are candidates (WWDC21 10260, 12:52; Apple, `focusGroupPriority`
  /// documentation).
  static func primary(
    of ordered: [Entry], focused: (any FocusItem)?, remembered: (any FocusItem)?
  ) -> Entry? {
    let visible = ordered.filter(\.isVisible)
    var best: (entry: Entry, priority: FocusGroupPriority)?
    for entry in visible.isEmpty ? ordered : visible {
      guard let item = entry.item else { continue }
      let (priority, _) = priority(
        of: item, isFocused: item === focused, isRemembered: item === remembered)
      if best.map({ priority > $0.priority }) ?? true { best = (entry, priority) }
    }
    return best?.entry
  }

  /// The effective priority, which is the larger of the system's and the item's own, and its
  /// source.
  static func priority(
    of item: any FocusItem, isFocused: Bool, isRemembered: Bool
  ) -> (priority: FocusGroupPriority, source: FocusGroupPriority.Source) {
    let system: (FocusGroupPriority, FocusGroupPriority.Source) =
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
