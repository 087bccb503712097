import FocusGeometry
import Foundation

/// A check of whether some items can have the focus, which builds one map of each hierarchy for all
/// of them.
@MainActor
struct FocusabilityCheck {
  /// The items to check, which the maps list even if they do not want the focus.
  private let examined: Set<ObjectIdentifier>
  /// The maps of the hierarchies, by focus system.
  private var maps: [ObjectIdentifier: FocusMap] = [:]
  /// The items that containers report inside their bounds, by container.
  private var reported: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
  /// The reasons that keep everything inside an item from the focus, by the item around.
  private var obstacles: [ObjectIdentifier: [FocusExplanation.Reason]] = [:]

  /// Creates a check, whose ``verdict(on:)`` can be asked for each of these items.
  init(of items: [any FocusItem]) { examined = Set(items.map { ObjectIdentifier($0) }) }

  /// Returns whether an item can have the focus, and everything that prevents it.
  mutating func verdict(on item: any FocusItem) -> FocusDebugger.Focusability {
    let ancestors = Array(item.focusAncestors.dropFirst())
    var problems = ownProblems(of: item)
    if ancestors.isEmpty {
      problems.append(.noParent)
    } else if item.parentContainer == nil {
      problems.append(.noContainer)
    } else if let container = containerMissing(item) {
      problems.append(.notReported(by: container))
    }
    for case let ancestor as any FocusItem in ancestors { problems += obstacles(from: ancestor) }
    guard let system = FocusSystem.focusSystem(for: item), let root = system.root else {
      if let top = ancestors.last { problems.append(.detached(top.focusDebugLabel)) }
      return .init(item: item.focusDebugLabel, problems: problems, notes: [])
    }
    let entry = map(of: root, in: system).entry(for: item)
    problems += placeProblems(of: item, entry: entry, space: root.focusItemContainer)
    return .init(
      item: item.focusDebugLabel, problems: problems,
      notes: notes(on: item, entry: entry, in: system))
  }

  private mutating func map(of root: any FocusEnvironment, in system: FocusSystem) -> FocusMap {
    if let map = maps[ObjectIdentifier(system)] { return map }
    let map = FocusMap(
      root: root, focusesConcealed: system.model.focusesConcealed, examining: examined)
    maps[ObjectIdentifier(system)] = map
    return map
  }

  /// Returns what an item around others contributes to the reasons that keep them from the focus.
  private mutating func obstacles(from ancestor: any FocusItem) -> [FocusExplanation.Reason] {
    if let known = obstacles[ObjectIdentifier(ancestor)] { return known }
    var reasons = ancestor.focusItemState.reasons
    if let container = containerMissing(ancestor) { reasons.append(.notReported(by: container)) }
    let label = ancestor.focusDebugLabel
    let found = reasons.map { FocusExplanation.Reason.ancestor(label, $0) }
    obstacles[ObjectIdentifier(ancestor)] = found
    return found
  }

  /// The problems that the item reports about itself.
  private func ownProblems(of item: any FocusItem) -> [FocusExplanation.Reason] {
    var problems = item.focusItemState.reasons
    if item.focusItemState.contains(.outsideKeyboardAccess) {
      problems.insert(.outsideKeyboardAccess, at: 0)
    }
    if !item.canBecomeFocused {
      if item.focusItemState.contains(.disabled) {
        problems.insert(.disabled, at: 0)
      } else {
        problems.insert(item.focusRefusal.map { .refused($0) } ?? .notFocusable, at: 0)
      }
    }
    return problems
  }

  /// Returns the label of the nearest container if it does not report the item; nil if it does.
  private mutating func containerMissing(_ item: any FocusItem) -> String? {
    for ancestor in item.focusAncestors.dropFirst() {
      guard let container = ancestor.focusItemContainer, container !== item else { continue }
      if isReportedInside(container, item) { return nil }
      // The query is for the item's own frame, because a larger one would return all items of a
      // long list for each item that is scrolled out of sight.
      let isReported = container.focusItems(in: item.frame).contains { $0 === item }
      return isReported ? nil : ancestor.focusDebugLabel
    }
    return nil
  }

  /// Returns whether a container reports the item among those inside its bounds.
  private mutating func isReportedInside(
    _ container: any FocusItemContainer, _ item: any FocusItem
  ) -> Bool {
    let identity = ObjectIdentifier(container)
    if let known = reported[identity] { return known.contains(ObjectIdentifier(item)) }
    let items = container.focusItems(in: container.coordinateSpace.bounds)
    let found = Set(items.map { ObjectIdentifier($0) })
    reported[identity] = found
    return found.contains(ObjectIdentifier(item))
  }

  /// The problems with the item's place: its size, what clips it, what covers it.
  private func placeProblems(
    of item: any FocusItem, entry: FocusMap.Entry?, space: (any FocusItemContainer)?
  ) -> [FocusExplanation.Reason] {
    guard item.frame.width > 0, item.frame.height > 0 else { return [.zeroSize] }
    let covers = entry?.reasons.filter { if case .covered = $0 { true } else { false } } ?? []
    guard entry?.reasons.contains(.clipped) ?? true, let space else { return covers }
    // No entry means that the item is out of reach, or that the problems above explain it.
    let cut = whatCutsOff(item, space: space.coordinateSpace)
    return (cut ?? (entry == nil ? nil : .clipped)).map { [$0] } ?? covers
  }

  /// The innermost environment that clips all of the item, even after scrolling as far as possible;
  /// nil if a part of it can be reached.
  private func whatCutsOff(
    _ item: any FocusItem, space: any CoordinateSpace
  ) -> FocusExplanation.Reason? {
    guard let own = item.parentContainer?.coordinateSpace else { return nil }
    var rect = own.convert(item.frame, to: space)
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(item)]
    for ancestor in item.focusAncestors.dropFirst() {
      guard let container = ancestor.focusItemContainer,
        seen.insert(ObjectIdentifier(container)).inserted
      else { continue }
      let inside = container.coordinateSpace
      if let scroll = container as? any FocusItemScrollableContainer {
        let content = inside.convert(CGRect(origin: .zero, size: scroll.contentSize), to: space)
        let visible = inside.convert(
          CGRect(origin: scroll.contentOffset, size: scroll.visibleSize), to: space)
        guard rect.overlaps(content.union(visible)) else {
          return .outsideScrollArea(ancestor.focusDebugLabel)
        }
        // Scrolling can bring the item into sight along this axis.
        if scroll.contentSize.width > scroll.visibleSize.width {
          rect = CGRect(x: visible.minX, y: rect.minY, width: visible.width, height: rect.height)
        }
        if scroll.contentSize.height > scroll.visibleSize.height {
          rect = CGRect(x: rect.minX, y: visible.minY, width: rect.width, height: visible.height)
        }
        rect = rect.intersection(visible)
      } else if container.clipsFocusItems || ancestor.parentFocusEnvironment == nil {
        rect = rect.intersection(inside.convert(inside.bounds, to: space))
      }
      if rect.isNull || rect.isEmpty { return .clippedBy(ancestor.focusDebugLabel) }
    }
    return nil
  }

  /// Facts that are not problems but useful to know.
  private func notes(
    on item: any FocusItem, entry: FocusMap.Entry?, in system: FocusSystem
  ) -> [String] {
    var notes: [String] = []
    if system.focusedItem === item { notes.append("It has the focus.") }
    if system.focusedItem == nil, let deferred = system.deferredItem {
      notes.append(
        "Focus is deferred: \(deferred.focusDebugLabel) is shown with the next focus key.")
    }
    if let entry {
      if system.model.arrowScope == .focusGroup {
        notes.append(
          "Its focus group is \(FocusMap.label(ofGroup: entry.group)): arrows come from inside the "
            + "group alone, Tab if it is the primary item.")
      }
      if entry.isEligible, !entry.isOnScreen {
        notes.append("It is out of sight until scrolled to.")
      }
      notes += entry.concealments.map { "Nobody sees it: \($0)." }
    }
    return notes
  }
}

extension FocusItemState {
  /// The states that keep the item and everything inside it from being focused.
  fileprivate var reasons: [FocusExplanation.Reason] {
    let all: [(FocusItemState, FocusExplanation.Reason)] = [
      (.hidden, .hidden), (.alphaZero, .alphaZero), (.interactionDisabled, .interactionDisabled),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
