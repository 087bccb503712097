import FocusGeometry
import Foundation

extension FocusDebugger {
  /// Whether an item can have the focus now.
  package static func isEligible(_ item: any FocusItem, in system: FocusSystem) -> Bool {
    system.hierarchy?.isEligible(item) == true
  }

  /// Returns whether `item` can have the focus, and everything that prevents it, not only the first
  /// reason (App Programming Guide for tvOS).
  ///
  /// O(n) in the items of the hierarchy.
  public static func checkFocusability(for item: any FocusItem) -> Focusability {
    let ancestors = Array(item.focusAncestors.dropFirst())
    var problems = ownProblems(of: item)
    if ancestors.isEmpty {
      problems.append(.noParent)
    } else if item.parentContainer == nil {
      problems.append(.noContainer)
    } else if let container = itemIsMissing(item) {
      problems.append(.notReported(by: container))
    }
    for case let ancestor as any FocusItem in ancestors {
      var reasons = ancestor.focusItemState.reasons
      if let container = itemIsMissing(ancestor) { reasons.append(.notReported(by: container)) }
      problems += reasons.map { .ancestor(ancestor.focusDebugLabel, $0) }
    }
    guard let system = FocusSystem.focusSystem(for: item), let root = system.root else {
      if let top = ancestors.last { problems.append(.detached(top.focusDebugLabel)) }
      return Focusability(item: item.focusDebugLabel, problems: problems, notes: [])
    }
    let map = FocusMap(
      root: root, focusesConcealed: system.model.focusesConcealed, examining: item)
    let entry = map.entry(for: item)
    problems += placeProblems(of: item, entry: entry, space: root.focusItemContainer)
    return Focusability(
      item: item.focusDebugLabel, problems: problems,
      notes: notes(on: item, entry: entry, in: system))
  }

  /// The problems that the item reports about itself.
  private static func ownProblems(of item: any FocusItem) -> [FocusExplanation.Reason] {
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

  /// The label of the nearest container that does not report the item; nil when it is reported.
  private static func itemIsMissing(_ item: any FocusItem) -> String? {
    for ancestor in item.focusAncestors.dropFirst() {
      guard let container = ancestor.focusItemContainer, container !== item else { continue }
      let area = container.coordinateSpace.bounds.union(item.frame)
      let isReported = container.focusItems(in: area).contains { $0 === item }
      return isReported ? nil : ancestor.focusDebugLabel
    }
    return nil
  }

  /// The problems with the item's place: its size, what clips it, what covers it.
  private static func placeProblems(
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
  private static func whatCutsOff(
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
  private static func notes(
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
          "Its focus group is \(FocusMap.label(ofGroup: entry.group)): arrows come from inside the group alone, Tab if it is "
            + "the primary item.")
      }
      if entry.isEligible, !entry.isOnScreen {
        notes.append("It is out of sight until scrolled to.")
      }
      notes += entry.concealments.map { "Nobody sees it: \($0)." }
    }
    return notes
  }

  /// The verdict on one item.
  public struct Focusability: FocusDebuggerOutput, Hashable {
    /// The item's label.
    public let item: String
    /// Everything that keeps the item from the focus, its own reasons first.
    public let problems: [FocusExplanation.Reason]
    /// Facts that are not problems but useful to know, in sentences.
    public let notes: [String]

    /// Whether nothing keeps the item from the focus.
    public var isFocusable: Bool { problems.isEmpty }

    /// The verdict in lines, as it is printed in a debugger.
    public var description: String {
      var lines: [String] = []
      if isFocusable {
        lines.append("\(item) can have the focus.")
      } else {
        lines.append("\(item) cannot have the focus:")
        lines += problems.map { "  - \($0)" }
      }
      lines += notes.map { "Note: \($0)" }
      if isFocusable {
        lines.append(
          """
          Not seen from here: a shouldUpdateFocus(in:) that refuses, an item or guide that sends \
          focus elsewhere, and conditions that change while focus moves.
          """)
      }
      return lines.joined(separator: "\n")
    }
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
