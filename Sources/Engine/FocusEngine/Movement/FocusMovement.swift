import FocusGeometry
import Foundation

/// One movement that a person asked for, with its origin, heading and rules.
@MainActor
struct FocusMovement {
  let hierarchy: FocusHierarchy
  let model: FocusModel
  let direction: LayoutDirection
  let heading: FocusHeading
  let origin: Origin
  /// A cache of the hierarchy with what was already found ahead; nil before any search.
  var cache: FocusAreaCache?
  /// The run of presses that this movement may continue.
  let anchor: AnchorBand
  /// The run's bands in containers that have scrolled since the run entered them; nil if none has.
  var anchors: AnchorBands?
  /// The items last focused in each group, for the Tab orders.
  let remembered: FocusMemory.Remembered
  /// The rule for entering a focus group; nil under models without focus groups.
  let entrance: (any GroupEntrance)?
  let detail: FocusExplanation.Detail
  /// The arrows that reach all of a group, shared by many movements; nil if they are computed when
  /// needed.
  var arrows: GroupArrows?

  /// The place at which a movement begins.
  @MainActor
  struct Origin {
    /// The item; nil for a movement from nowhere.
    let item: (any FocusItem)?
    /// The frame in the root's space; an empty rectangle in a corner for a movement from nowhere.
    let frame: CGRect
    /// The rectangle at which a search begins: the bounding box of the item's visible part.
    var shown: CGRect
    var isOnScreen: Bool
    let group: String
    /// The index in drawing order, which is document order; nil for a movement from nowhere.
    let order: Int?
    /// The place where focus was lost, for a movement from nowhere; nil otherwise.
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

    /// An origin in the corner of `bounds` that the heading leads away from (AOSP, `FocusFinder`).
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

  /// Returns the target of the movement, before any environment is asked; nil if it leads nowhere.
  func target(_ explanation: inout FocusExplanation) -> Target? {
    switch followNeighbours(&explanation) {
    case .none: break
    case .staysHere: return nil
    case .item(let item): return (item, nil)
    }
    if heading.isDirectional {
      guard model.arrowScope == .nowhere else { return searchWholeGroup(&explanation) }
      return nextInFocusgroup(&explanation).map { ($0, nil) }
    }
    return nextInOrder(&explanation).map { ($0, nil) }
  }

  // MARK: Items that name their neighbours

  enum Neighbour {
    /// No neighbour is named, or the last one named cannot be focused; geometry decides.
    case none
    /// The named neighbours form a circle, lead back to the item, or lead nowhere.
    case staysHere
    case item(any FocusItem)
  }

  /// Follows named neighbours through items that cannot be focused (Android, FocusFinder).
  func followNeighbours(_ explanation: inout FocusExplanation) -> Neighbour {
    guard let start = origin.item, let first = start.neighbour(for: heading, under: model) else {
      return .none
    }
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(start)]
    var (here, next): (any FocusItem, FocusNeighbour?) = (start, first)
    var depth = 0
    while let neighbour = next {
      guard let item = neighbour.item else {
        explanation.steps.append(
          .init(label: here.focusDebugLabel, depth: depth, result: .statesNowhere))
        return .staysHere
      }
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
      (here, next) = (item, item.neighbour(for: heading, under: model))
      depth += 1
    }
    return .none
  }

  // MARK: Redirection

  /// Returns the item to which a candidate that was hit sends the focus; nil for none.
  func resolve(
    _ candidate: FocusMap.Entry, _ explanation: inout FocusExplanation
  ) -> (any FocusItem)? {
    switch candidate.target {
    case .item(let item):
      // A fast path for the most common case: an eligible item without preferences.
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
