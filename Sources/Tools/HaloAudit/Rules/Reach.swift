import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloHosting
import HaloLists
import HaloSceneGraph

// Rules about items that keys should or should not reach.
extension AuditSubject {
  var unreachable: [AuditFinding] {
    guard !graph.starts.isEmpty else { return [] }
    return graph.eligible.filter { presses[$0] == nil }.map { item in
      let (keys, question) = nearestMiss(of: item, routes)
      return AuditFinding(
        .unreachable, .error, items: [id(item)], keys: keys, question: question,
        why: "No key leads to \(id(item)) from the initial focus.")
    } + outOfReach
  }

  /// Findings for items that cannot have the focus because they are clipped and no scroll view
  /// shows them.
  private var outOfReach: [AuditFinding] {
    graph.items.indices.compactMap { item in
      let known = graph.items[item]
      // A list creates cells that may come into sight later.
      guard !known.reasons.isEmpty, known.reasons.allSatisfy(\.cutsOff),
        !(environments[item] is CollectionViewCell)
      else { return nil }
      return AuditFinding(
        .unreachable, .error, items: [known.id],
        why: "\(known.id) is focusable, but cannot have the focus: \(known.reasons[0]).")
    }
  }

  var unreachableByArrows: [AuditFinding] {
    guard !graph.starts.isEmpty else { return [] }
    switch model.arrowScope {
    case .everywhere: return unreachableByArrowsAlone
    case .focusGroup: return model.isFullKeyboardAccessEnabled ? unreachableInGroups : []
    case .nowhere: return []
    }
  }

  /// An error for each item that arrows do not reach from every other item of its focus group.
  ///
  /// This rule applies with full keyboard access.
  private var unreachableInGroups: [AuditFinding] {
    let arrows = Set(FocusGraph.Key.arrows)
    var members: [String: [Int]] = [:]
    for item in graph.eligible { members[graph.items[item].group, default: []].append(item) }
    let parts = graph.components(by: arrows).map(Set.init)
    return members.values.sorted { $0[0] < $1[0] }.flatMap { group -> [AuditFinding] in
      // Most groups have arrows from each item to every other one.
      if parts.contains(where: { $0.isSuperset(of: group) }) { return [] }
      let reach = group.map { graph.presses(from: [$0], by: arrows) }
      return group.compactMap { item in
        guard let start = zip(group, reach).first(where: { $1[item] == nil })?.0 else { return nil }
        return AuditFinding(
          .unreachableByArrows, .error, items: [id(item), id(start)],
          why:
            "Arrows do not lead from \(id(start)) to \(id(item)), which is in the same focus group."
        )
      }
    }
  }

  private var unreachableByArrowsAlone: [AuditFinding] {
    return graph.eligible.filter { arrowRoutes.presses[$0] == nil && presses[$0] != nil }.map {
      item in
      var (keys, question) = nearestMiss(of: item, arrowRoutes)
      keys.claim?.routeKeys = Set(FocusGraph.Key.arrows)
      return AuditFinding(
        .unreachableByArrows, model.name == FocusModel.tv.name ? .error : .note,
        items: [id(item)], keys: keys, question: question,
        why: "Tab leads to \(id(item)), but arrows do not.")
    }
  }

  /// Returns the keys that show that the nearest reached item does not lead to an item that keys do
  /// not reach, and the movement that has the reason.
  private func nearestMiss(
    of item: Int, _ routes: FocusRoutes
  ) -> (keys: KeyRoute, question: AuditQuestion?) {
    let goal = frame(item)
    func away(_ other: Int) -> CGFloat {
      hypot(frame(other).midX - goal.midX, frame(other).midY - goal.midY)
    }
    let reached = graph.eligible.filter { routes.presses[$0] != nil }
    guard let near = reached.min(by: { away($0) < away($1) }) else { return (KeyRoute(), nil) }
    let (dx, dy) = (goal.midX - frame(near).midX, goal.midY - frame(near).midY)
    let key: FocusGraph.Key = abs(dx) > abs(dy) ? (dx > 0 ? .right : .left) : dy > 0 ? .down : .up
    guard graph.keys.contains(key) else { return (KeyRoute(), nil) }
    let keys = KeyRoute(
      keys: (routes.keys(to: near) ?? []) + [key],
      claim: AuditClaim(origin: near, keys: [key], refutation: .reaches(item)))
    let question = AuditQuestion(
      origin: near, heading: key.heading, candidate: item,
      opening: "\(key.rawValue) from \(id(near)): \(id(item)) is left out,")
    return (keys, question)
  }

  var noFirstFocus: [AuditFinding] {
    guard graph.starts.isEmpty, !graph.eligible.isEmpty else { return [] }
    return [
      AuditFinding(
        .noFirstFocus, .error, items: graph.eligible.prefix(1).map(id),
        why:
          "No item has the focus, and none of the keys "
          + "\(graph.keys.map(\.rawValue).joined(separator: ", ")) gives it to one."
      )
    ]
  }

  var operableNotFocusable: [AuditFinding] {
    let titles = menuTitles
    let found = views.filter { view in
      operates(view) && view.isUserInteractionEnabled && !titles.contains(view.displayID)
        // A view inside an item that can have the focus is operated with that item.
        && !isReachedByFullAccess(view) && !isPartOfItem(view)
    }
    return zip(found, FocusDebugger.verdicts(on: found)).compactMap { view, verdict in
      let problems = verdict.problems
      // A view that is disabled, or that its container does not offer, is not one of the screen's
      // controls.
      let isLeftOut = problems.contains(where: \.leavesOut)
      // ``noSize`` reports a view without a size.
      guard !isLeftOut, !problems.contains(.zeroSize), item(filling: view) == nil, !isInMenu(view)
      else { return nil }
      let reasons = problems.map(\.description).joined(separator: "; ")
      return AuditFinding(
        .operableNotFocusable, isInToolbar(view) ? .note : .error, items: [view.focusDebugLabel],
        why: "\(view.focusDebugLabel) can be operated, but cannot have the focus"
          + (reasons.isEmpty ? "." : ": \(reasons)."))
    }
  }

  /// Returns whether only full keyboard access reaches the control, which is not a mistake of the
  /// screen.
  func isReachedByFullAccess(_ view: View) -> Bool {
    guard !model.reachesControls, view is Control else { return false }
    return view.focusBehaviour.canBecomeFocused != false
  }

  var focusableNotOperable: [AuditFinding] {
    graph.eligible.filter { item in
      // Activating a selected item need not have an effect.
      guard let view = view(item), !view.focusItemState.contains(.selected), doesNothing(view)
      else {
        return false
      }
      return nesting.items(inside: item).isEmpty
        && !nesting.partners(of: item).contains { self.view($0).map(doesNothing) == false }
    }
    .map { item in
      AuditFinding(
        .focusableNotOperable, .warning, items: [id(item)], keys: route(to: item),
        why: "\(id(item)) takes the focus, but activating it does nothing.")
    }
  }

  /// Views that keys scroll need no items, because keys go to them where the focus moves no
  /// further.
  var scrollUnreachable: [AuditFinding] {
    views.compactMap { view in
      if view.keyScrolling?.isScrolledByKeys == true { return nil }
      guard let scroll = view as? any FocusItemScrollableContainer else { return nil }
      let beyond = max(
        scroll.contentSize.width - scroll.visibleSize.width,
        scroll.contentSize.height - scroll.visibleSize.height)
      guard beyond >= thresholds.scrollSlack,
        !graph.eligible.contains(where: {
          environments[$0] === view || environments[$0].isInside(view)
        })
      else { return nil }
      return AuditFinding(
        .scrollUnreachable, .error, items: [view.focusDebugLabel],
        why:
          "\(view.focusDebugLabel) has \(Int(beyond)) points out of sight; keys do not scroll it, "
          + "and nothing in it can have the focus.")
    }
  }

  var nestedFocusable: [AuditFinding] {
    graph.eligible.compactMap { item in
      guard let around = nesting.thing(around: item) else { return nil }
      return AuditFinding(
        .nestedFocusable, .warning, items: [id(item), id(around)],
        why: "\(id(item)) can have the focus, and so can \(id(around)), which contains it.")
    } + filledByTheirOwn
  }

  /// Findings for items that never get the focus, because an item inside them fills them.
  private var filledByTheirOwn: [AuditFinding] {
    graph.items.indices.compactMap { outer in
      let known = graph.items[outer]
      guard !known.isEligible, known.reasons.allSatisfy(\.covers), let view = view(outer),
        operates(view), let inner = item(filling: view), environments[inner].isInside(view)
      else { return nil }
      return AuditFinding(
        .nestedFocusable, .warning, items: [id(inner), known.id], keys: route(to: inner),
        why: "\(id(inner)) fills \(known.id), which contains it and could have the focus, too.")
    }
  }

  // MARK: Effects

  /// Returns whether activating, adjusting or typing has an effect.
  func operates(_ view: View) -> Bool {
    if let told = operability(view) { return told }
    if let control = view as? any PressAnswering, let key = Self.returnKey {
      if control.answer(to: .select, of: key) == .acts { return true }
    }
    return view is any Adjustable || view is any TextInput
  }

  /// Returns whether a view is known to do nothing; the class of a program is not known to.
  private func doesNothing(_ view: View) -> Bool {
    if let told = operability(view) { return !told }
    guard !operates(view) else { return false }
    guard let control = view as? any PressAnswering, let key = Self.returnKey else {
      return type(of: view) == View.self
    }
    return control.answer(to: .select, of: key) == .swallows
  }

  private static let returnKey = try? Key(name: "Return")
}

extension FocusEnvironment {
  /// Returns whether it is a descendant of `view`.
  @MainActor
  func isInside(_ view: View) -> Bool {
    focusAncestors.dropFirst().contains { $0 === view }
  }
}

extension FocusExplanation.Reason {
  /// Whether the item is outside the shown area and no scroll view can show it.
  var cutsOff: Bool {
    switch self {
    case .clipped, .clippedBy, .outsideScrollArea: true
    default: false
    }
  }

  /// Whether something else covers the item.
  var covers: Bool { if case .covered = self { true } else { false } }

  /// Whether the view is disabled, or shown without being meant for use.
  var leavesOut: Bool {
    switch self {
    case .notReported, .disabled, .interactionDisabled, .outsideKeyboardAccess: true
    case .ancestor(_, let inner): inner.leavesOut
    default: false
    }
  }
}
