import FocusEngine
import Foundation
import HaloSceneGraph

/// A check of findings that presses their keys on the opened screen.
@MainActor
struct FindingReplay {
  let graph: FocusGraph
  let screen: ReplayedScreen
  private let replay: ScreenReplay
  private(set) var summary: ReplaySummary
  /// The number of presses that are left.
  var budget: Int
  private var isOpened = false
  /// The keys that lead to items, as they were pressed; nil for an item that they do not lead to.
  private var ways: [Way: [FocusGraph.Key]?] = [:]
  /// The items that keys led to in ``explored(by:)``, by the keys.
  var reached: [Set<FocusGraph.Key>: Set<Int>] = [:]

  private struct Way: Hashable {
    var goal: Int
    var keys: Set<FocusGraph.Key>?
  }

  /// The number of items up to which the whole limit of presses is used.
  private static let fewItems = 100.0
  /// The number of presses on the largest screens, if the limit allows as many.
  private static let fewPresses = 20
  /// The number of items whose opening takes as long as one press.
  private static let itemsOpenedPerPress = 25
  /// The number of presses that detours may add to twice the length of the first plan.
  private static let mostDetours = 12

  init(_ graph: FocusGraph, _ replay: ScreenReplay) {
    self.graph = graph
    self.replay = replay
    screen = ReplayedScreen(
      replay, indices: Dictionary(grouping: graph.items.indices) { graph.items[$0].label })
    // Both a press and the way to an item take longer on a screen with more items.
    let share = pow(min(1, Self.fewItems / Double(max(1, graph.items.count))), 1.6)
    budget = min(replay.pressLimit, max(Self.fewPresses, Int(Double(replay.pressLimit) * share)))
    summary = ReplaySummary(pressLimit: budget)
  }

  /// Returns the findings that were confirmed, with the keys that were pressed.
  ///
  /// A finding that does not depend on keys is kept, without keys if they do not lead to its item.
  ///
  /// - Throws: Errors of opening the screen.
  mutating func confirmed(_ findings: [AuditFinding]) throws -> [AuditFinding] {
    var kept = [AuditFinding?](repeating: nil, count: findings.count)
    for index in order(of: findings) {
      var finding = findings[index]
      if let claim = finding.claim {
        let isChecked = budget > 0
        let keys = isChecked ? try keys(showing: claim) : nil
        finding.keys = KeyRoute(keys: keys ?? []).text
        if !claim.isOnlyWay {
          switch (keys, isChecked) {
          case (_?, _): summary.confirmed += 1
          case (nil, true): summary.refuted += 1
          case (nil, false): summary.unchecked += 1
          }
          if keys == nil { continue }
        }
      }
      kept[index] = finding
    }
    return kept.compactMap(\.self)
  }

  /// Returns the order in which findings are checked: first those that their keys decide, and among
  /// them the first of each cause, then the second and so on.
  private func order(of findings: [AuditFinding]) -> [Int] {
    var counts: [String: Int] = [:]
    let turns = findings.map { finding in
      let cause = "\(finding.rule.rawValue) \(finding.severity.rawValue) \(finding.cause)"
      counts[cause, default: 0] += 1
      return (finding.claim?.isOnlyWay == true ? 1 : 0, counts[cause, default: 0])
    }
    return findings.indices.sorted {
      (turns[$0].0, turns[$0].1, $0) < (turns[$1].0, turns[$1].1, $1)
    }
  }

  // MARK: One finding

  /// Returns the keys that were pressed if they did what the claim says, otherwise nil.
  private mutating func keys(showing claim: AuditClaim) throws -> [FocusGraph.Key]? {
    let way = Way(goal: claim.origin, keys: claim.routeKeys)
    if let known = ways[way], known == nil || claim.isOnlyWay { return known }
    if let refutation = claim.refutation, try happens(refutation, claim) { return nil }
    open()
    let route: [FocusGraph.Key]
    if let known = ways[way]?.flatMap(\.self) {
      route = known
      for key in route { press(key) }
      guard try screen.focused == claim.origin else { return nil }
    } else {
      let found = try lead(to: claim.origin, by: claim.routeKeys)
      ways[way] = .some(found)
      guard let found else { return nil }
      route = found
    }
    for (index, key) in claim.keys.enumerated() {
      if index == claim.keys.count - 1, try !holds(claim) { return nil }
      press(key)
      if index < claim.ends.count, try screen.focused != claim.ends[index] { return nil }
    }
    if case .reaches(let item) = claim.refutation, try screen.focused == item { return nil }
    return route + claim.keys
  }

  /// Presses keys until an item has the focus, and returns them; nil if they do not lead there.
  ///
  /// Where a key leads elsewhere than the graph says, because of what the screen remembers or has
  /// scrolled, the rest of the way is planned again from there.
  mutating func lead(
    to goal: Int, by keys: Set<FocusGraph.Key>?
  ) throws -> [FocusGraph.Key]? {
    var pressed = try showFocus(by: keys)
    var observed: [FocusGraph.Press: Int?] = [:]
    var most: Int?
    while let here = try screen.focused {
      if here == goal { return pressed }
      let routes = FocusRoutes(in: graph, from: [here], by: keys, to: goal, observed: observed)
      guard let plan = routes.keys(to: goal) else { return nil }
      // The rest of the budget would be spent in vain, as by Tab on a large screen.
      guard plan.count <= budget else {
        budget = 0
        return nil
      }
      let limit = most ?? pressed.count + 2 * plan.count + Self.mostDetours
      most = limit
      var place = here
      for key in plan {
        guard pressed.count < limit, budget > 0 else { return nil }
        press(key)
        pressed.append(key)
        let (expected, now) = (graph.target(from: place, key), try screen.focused)
        guard now == expected, let now else {
          observed[FocusGraph.Press(item: place, key: key)] = now == place ? .some(nil) : now
          break
        }
        place = now
      }
    }
    return nil
  }

  /// Presses the key that shows the focus on a screen where nothing has it, and returns it.
  mutating func showFocus(by keys: Set<FocusGraph.Key>?) throws -> [FocusGraph.Key] {
    var pressed: [FocusGraph.Key] = []
    let keys = graph.keys.filter { keys?.contains($0) ?? true }
    // Tab moves the focus under every model.
    for key in keys.filter({ $0 == .next }) + keys where pressed.count < 2 {
      guard try !screen.hasFocus else { break }
      press(key)
      pressed.append(key)
    }
    return pressed
  }

  /// Returns whether the items have the places that the claim says, as far as they are known.
  private func holds(_ claim: AuditClaim) throws -> Bool {
    guard let geometry = claim.geometry, let key = claim.keys.last,
      let start = try screen.frame(of: graph.items[claim.origin])
    else { return true }
    let end = try claim.ends.last.flatMap { try screen.frame(of: graph.items[$0]) }
    switch geometry {
    case .sideways:
      guard let end, let ahead = start.distance(to: end, along: key.heading) else {
        return end == nil
      }
      return start.gap(beside: end, along: key.heading) > ahead
    case .ahead(let item):
      guard let other = try screen.frame(of: graph.items[item]) else { return true }
      guard let away = start.distance(to: other, along: key.heading) else { return false }
      guard claim.ends.last != claim.origin, let end,
        let distance = start.distance(to: end, along: key.heading)
      else { return true }
      return away < distance
    }
  }

  // MARK: The screen

  /// Returns the screen to where focus begins, and subtracts the cost from the budget.
  mutating func open() {
    budget -= 1
    // A screen that cannot start over is opened again.
    if isOpened, replay.startOver == nil { budget -= graph.items.count / Self.itemsOpenedPerPress }
    isOpened = true
    screen.startOver()
  }

  mutating func press(_ key: FocusGraph.Key) {
    budget -= 1
    screen.press(key)
  }
}
