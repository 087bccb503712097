import FocusGeometry
import Foundation

/// One movement that a person asked for: from where, which way, under which rules.
@MainActor
struct FocusMovement {
  let hierarchy: FocusHierarchy
  let model: FocusModel
  let direction: LayoutDirection
  let heading: FocusHeading
  let origin: FocusMap.Entry
  /// Of the hierarchy, with what was already found ahead; nil where nobody has searched yet.
  var cache: FocusAreaCache?
  /// The run of presses that this one may go on with.
  let anchor: AnchorBand
  /// The item last focused in each group, for the orders.
  let remembered: [String: any FocusItem]
  let detail: FocusSystem.ExplanationDetail

  typealias Target = (item: any FocusItem, entry: FocusMap.Entry?)

  /// Where the movement leads, before anyone is asked; nil: nowhere.
  func target(_ explanation: inout FocusExplanation) -> Target? {
    if model.followsNextFocusItem {
      switch followNextFocusItems(&explanation) {
      case .none: break
      case .staysHere: return nil
      case .item(let item): return (item, nil)
      }
    }
    if heading.isDirectional {
      return model.arrowScope == .nowhere ? nil : search(&explanation)
    }
    return nextInOrder(&explanation).map { ($0, nil) }
  }

  // MARK: Items that name their neighbours

  private enum Neighbour {
    /// None is named, or the last one named cannot be focused: geometry decides.
    case none
    /// What is named leads round in a circle, or back.
    case staysHere
    case item(any FocusItem)
  }

  /// Follows `nextFocusItem(for:)`, through items that cannot be focused
  /// (Android, FocusFinder).
  private func followNextFocusItems(_ explanation: inout FocusExplanation) -> Neighbour {
    guard let first = origin.item?.nextFocusItem(for: heading) else { return .none }
    var seen: Set<ObjectIdentifier> = [origin.identity]
    var next: (any FocusItem)? = first
    var depth = 0
    while let item = next {
      guard seen.insert(ObjectIdentifier(item)).inserted else {
        explanation.steps.append(
          .init(label: item.focusDebugLabel, depth: depth, result: .alreadyVisited))
        return .staysHere
      }
      let isEligible = hierarchy.isEligible(item)
      explanation.steps.append(
        .init(
          label: item.focusDebugLabel, depth: depth,
          result: isEligible ? .focusable : .notFocusable))
      if isEligible { return .item(item) }
      next = item.nextFocusItem(for: heading)
      depth += 1
    }
    return .none
  }

  // MARK: Redirection

  /// The item that a region which was hit sends focus to.
  func resolve(
    _ candidate: FocusMap.Entry, _ explanation: inout FocusExplanation
  ) -> (any FocusItem)? {
    switch candidate.target {
    case .item(let item):
      // By far the most common: nothing preferred, and known to be fit.
      if candidate.isEligible, item.preferredFocusEnvironments.isEmpty {
        explanation.steps.append(
          .init(label: item.focusDebugLabel, depth: 0, result: .focusable))
        return item
      }
      var search = PreferredSearch(hierarchy: hierarchy, direction: direction)
      let target = search.resolve(item)
      explanation.steps += search.steps
      return target
    case .guide(let guide):
      explanation.steps.append(.init(label: guide.focusDebugLabel, depth: 0, result: .entered))
      for environment in guide.preferredFocusEnvironments {
        var search = PreferredSearch(hierarchy: hierarchy, direction: direction)
        let target = search.resolve(environment, depth: 1)
        explanation.steps += search.steps
        if let target { return target }
      }
      return nil
    }
  }

  func describe(
    _ entry: FocusMap.Entry, rank: FocusRank?, reasons: [FocusExplanation.Reason]
  ) -> FocusExplanation.Candidate {
    .init(
      label: entry.label, kind: entry.item == nil ? .guide : .item, frame: entry.frame,
      visible: entry.region, onScreen: entry.isOnScreen ? entry.onScreen : nil, rank: rank,
      reasons: reasons)
  }
}

extension FocusMap.Entry {
  /// A search starts from what can be seen of the focused item, or from all of it when nothing can.
  var searchOrigin: CGRect {
    let seen = region.boundingBox
    return seen.isNull ? frame : seen
  }
}
