import FocusGeometry
import Foundation

/// One movement that a person asked for: from where, which way, under which rules.
@MainActor
struct FocusMovement {
  let hierarchy: FocusHierarchy
  let model: FocusModel
  let direction: LayoutDirection
  let heading: FocusHeading
  let origin: Origin
  /// Of the hierarchy, with what was already found ahead; nil where nobody has searched yet.
  var cache: FocusAreaCache?
  /// The run of presses that this one may go on with.
  let anchor: AnchorBand
  /// Its bands in what has scrolled by itself since the run came in; nil: nothing has.
  var anchors: AnchorBands?
  /// The item last focused in each group, for the orders.
  let remembered: FocusMemory.Remembered
  /// Where a focus group is entered; nil under models without focus groups.
  let entrance: (any GroupEntrance)?
  let detail: FocusExplanation.Detail
  /// How arrows reach all of a group, shared by many movements; nil: found out when it is needed.
  var arrows: GroupArrows?

  /// Where a movement begins.
  @MainActor
  struct Origin {
    /// nil for a movement from nowhere.
    let item: (any FocusItem)?
    /// In the root's space; without size in a corner for a movement from nowhere.
    let frame: CGRect
    /// Where a search begins: the box around what can be seen of the item.
    var shown: CGRect
    var isOnScreen: Bool
    let group: String
    /// In the order of drawing, which is that of the document; nil for nowhere.
    let order: Int?
    /// Where focus was lost, for a movement from nowhere.
    let place: FocusPlace?

    init(_ entry: FocusMap.Entry) {
      item = entry.item
      frame = entry.frame
      shown = entry.shown
      isOnScreen = entry.isOnScreen
      group = entry.group
      order = entry.order
      place = nil
    }

    /// In the corner of `bounds` that the heading leads away from (AOSP, `FocusFinder`).
    init(nowhereIn bounds: CGRect, place: FocusPlace?, heading: FocusHeading) {
      let isBackward = !heading.isDisjoint(with: [.up, .left])
      item = nil
      frame = CGRect(
        x: isBackward ? bounds.maxX : bounds.minX, y: isBackward ? bounds.maxY : bounds.minY,
        width: 0, height: 0)
      shown = frame
      isOnScreen = true
      group = FocusMap.rootGroup
      order = nil
      self.place = place
    }

    func isAt(_ entry: FocusMap.Entry) -> Bool { item.map { $0 === entry.item } ?? false }
  }

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
      guard model.arrowScope == .nowhere else { return searchWholeGroup(&explanation) }
      return nextInFocusgroup(&explanation).map { ($0, nil) }
    }
    return nextInOrder(&explanation).map { ($0, nil) }
  }

  // MARK: Items that name their neighbours

  enum Neighbour {
    /// None is named, or the last one named cannot be focused: geometry decides.
    case none
    /// What is named leads round in a circle, or back.
    case staysHere
    case item(any FocusItem)
  }

  /// Follows `nextFocusItem(for:)`, through items that cannot be focused
  /// (Android, FocusFinder).
  func followNextFocusItems(_ explanation: inout FocusExplanation) -> Neighbour {
    guard let item = origin.item, let first = item.nextFocusItem(for: heading) else {
      return .none
    }
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(item)]
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
      var search = PreferredSearch(hierarchy: hierarchy, direction: direction, entrance: entrance)
      let target = search.resolve(item)
      explanation.steps += search.steps
      return target
    case .guide(let guide):
      explanation.steps.append(.init(label: guide.focusDebugLabel, depth: 0, result: .entered))
      for environment in guide.preferredFocusEnvironments {
        var search = PreferredSearch(hierarchy: hierarchy, direction: direction, entrance: entrance)
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
      visible: entry.seen ?? entry.region, onScreen: entry.isOnScreen ? entry.onScreen : nil,
      rank: rank, reasons: reasons, concealments: entry.concealments)
  }
}
