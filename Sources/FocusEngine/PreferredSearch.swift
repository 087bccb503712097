import FocusGeometry
import Foundation

/// Follows preferred focus environments to the item that takes the focus
/// (spec/uikit-focus.md 3.1).
@MainActor
struct PreferredSearch {
  let map: FocusMap
  let direction: LayoutDirection
  private(set) var steps: [FocusExplanation.Step] = []
  private var visited: Set<ObjectIdentifier> = []

  init(map: FocusMap, direction: LayoutDirection) {
    self.map = map
    self.direction = direction
  }

  /// Depth first, in the order of preference; an environment is entered once, so cycles end.
  mutating func resolve(_ environment: any FocusEnvironment, depth: Int = 0) -> (any FocusItem)? {
    guard visited.insert(ObjectIdentifier(environment)).inserted else {
      note(environment, depth, .alreadyVisited)
      return nil
    }
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
    if let entry = map.entry(for: environment), entry.isEligible, let item = entry.item {
      note(environment, depth, .focusable)
      return item
    }
    if let item = defaultDescendant(of: environment) {
      note(environment, depth, .entered)
      note(item, depth + 1, .focusable)
      return item
    }
    let isItem = map.entry(for: environment) != nil
    note(environment, depth, isItem ? .notFocusable : .empty)
    return nil
  }

  /// The eligible item inside whose top leading corner is nearest to the screen's; what can be seen
  /// goes before what would have to be scrolled to.
  private func defaultDescendant(of environment: any FocusEnvironment) -> (any FocusItem)? {
    let bounds = map.bounds
    func distance(_ entry: FocusMap.Entry) -> CGFloat {
      let dx =
        direction == .leftToRight ? entry.frame.minX - bounds.minX : bounds.maxX - entry.frame.maxX
      let dy = entry.frame.minY - bounds.minY
      return dx * dx + dy * dy
    }
    let inside = map.eligibleItems.filter { entry in
      guard let item = entry.item, item !== environment else { return false }
      return environment.contains(item)
    }
    let seen = inside.filter { !$0.onScreen.isNull && !$0.onScreen.isEmpty }
    return (seen.isEmpty ? inside : seen)
      .min {
        (distance($0), $0.frame.minY, $0.order) < (distance($1), $1.frame.minY, $1.order)
      }?.item
  }

  private mutating func note(
    _ environment: any FocusEnvironment, _ depth: Int, _ result: FocusExplanation.Step.Result
  ) {
    steps.append(
      FocusExplanation.Step(label: environment.focusDebugLabel, depth: depth, result: result))
  }
}
