import FocusGeometry
import Foundation

/// Follows preferred focus environments to the item that gets the focus (App Programming Guide for
/// tvOS; WWDC16 215).
@MainActor
struct PreferredSearch {
  let hierarchy: FocusHierarchy
  let direction: LayoutDirection
  /// The rule for entering a focus group; nil under models without focus groups.
  let entrance: (any GroupEntrance)?
  private(set) var steps: [FocusExplanation.Step] = []
  /// Whether the item was found by its position and not because any environment prefers it.
  private(set) var foundByPlace = false
  private var visited: [ObjectIdentifier] = []

  init(hierarchy: FocusHierarchy, direction: LayoutDirection, entrance: (any GroupEntrance)?) {
    self.hierarchy = hierarchy
    self.direction = direction
    self.entrance = entrance
  }

  /// Searches depth first, in the order of preference; an environment is entered only once, so that
  /// cycles end.
  mutating func resolve(_ environment: any FocusEnvironment, depth: Int = 0) -> (any FocusItem)? {
    let identity = ObjectIdentifier(environment)
    guard !visited.contains(identity) else {
      note(environment, depth, .alreadyVisited)
      return nil
    }
    visited.append(identity)
    let preferred = environment.preferredFocusEnvironments
    guard !preferred.isEmpty, !preferred.allSatisfy({ $0 === environment }) else {
      return resolveSelf(environment, depth: depth)
    }
    note(environment, depth, .entered)
    for candidate in preferred {
      if candidate === environment {
        if let item = resolveSelf(environment, depth: depth + 1) { return item }
      } else if let item = resolve(candidate, depth: depth + 1) {
        return item
      }
    }
    return nil
  }

  private mutating func resolveSelf(
    _ environment: any FocusEnvironment, depth: Int
  ) -> (any FocusItem)? {
    let entry = hierarchy.entry(for: environment)
    if let entry, entry.isEligible, let item = entry.item {
      note(environment, depth, .focusable)
      return item
    }
    var dead: Set<ObjectIdentifier> = []
    while let item = defaultDescendant(of: environment, without: dead) {
      if dead.isEmpty { note(environment, depth, .entered) }
      // Like any target, an item found by its position may prefer another one. An item whose
      // preferences lead nowhere is skipped, as in a directional search.
      if let target = resolve(item, depth: depth + 1) {
        foundByPlace = true
        return target
      }
      dead.insert(ObjectIdentifier(item))
    }
    if dead.isEmpty { note(environment, depth, entry == nil ? .empty : .notFocusable) }
    return nil
  }

  /// The item that an environment without preferences leads to: the primary item of the focus group
  /// whose item is nearest to the corner, or that nearest item under models without groups.
  ///
  /// - Parameters:
  ///   - environment: The environment around the item.
  ///   - dead: Items that lead nowhere.
  /// - Returns: nil if no item inside is left.
  private func defaultDescendant(
    of environment: any FocusEnvironment, without dead: Set<ObjectIdentifier>
  ) -> (any FocusItem)? {
    guard let nearest = nearestDescendant(of: environment, without: dead) else { return nil }
    let primary = entrance?.primary(
      of: nearest.group, inside: environment, in: hierarchy, without: dead)
    return (primary ?? nearest).item
  }

  /// The eligible item inside whose visible top leading corner is nearest to that of the screen;
  /// visible items precede those that have to be scrolled into sight.
  private func nearestDescendant(
    of environment: any FocusEnvironment, without dead: Set<ObjectIdentifier>
  ) -> FocusMap.Entry? {
    // This saves a search, because every item that cannot be focused ends up here and most have no
    // items inside.
    if let item = environment as? any FocusItem, item.focusItemContainer == nil { return nil }
    let bounds = hierarchy.bounds
    let corner = CGPoint(
      x: direction == .leftToRight ? bounds.minX : bounds.maxX, y: bounds.minY)
    func away(_ rect: CGRect) -> CGFloat {
      hypot(
        direction == .leftToRight ? rect.minX - corner.x : corner.x - rect.maxX,
        rect.minY - corner.y)
    }
    func isInside(_ entry: FocusMap.Entry) -> Bool {
      guard let item = entry.item, item !== environment, !dead.contains(entry.identity)
      else { return false }
      return environment.contains(item)
    }
    let seen = hierarchy.nearest(to: corner, side: Self.firstSide, in: bounds, direction: direction)
    { entry in
      entry.isOnScreen && isInside(entry) ? away(entry.onScreen) : nil
    }
    if let seen { return seen }
    return hierarchy.nearest(to: corner, side: .infinity, direction: direction) { entry in
      isInside(entry) ? away(entry.region.boundingBox) : nil
    }
  }

  /// Half the side of the first square searched around the corner, in points.
  private static let firstSide: CGFloat = 256

  private mutating func note(
    _ environment: any FocusEnvironment, _ depth: Int, _ result: FocusExplanation.Step.Result
  ) {
    steps.append(
      FocusExplanation.Step(label: environment.focusDebugLabel, depth: depth, result: result))
  }
}
