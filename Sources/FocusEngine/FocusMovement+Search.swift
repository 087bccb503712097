import FocusGeometry
import Foundation

extension FocusMovement {
  private typealias Ranked = (entry: FocusMap.Entry, rank: FocusRank)

  /// What a directional search has met.
  private struct Finds {
    /// The candidates, and in the same order their ranks.
    var entries: [FocusMap.Entry] = []
    var ranks: [FocusRank] = []
    var leftOut: [(entry: FocusMap.Entry, reason: FocusExplanation.Reason)] = []
    var met = IdentitySet()

    mutating func remove(at index: Int) -> Ranked {
      (entries.remove(at: index), ranks.remove(at: index))
    }
  }

  private var group: String? { model.arrowScope == .focusGroup ? origin.group : nil }

  /// The best of what lies ahead, following guides and preferences; a region that leads nowhere
  /// makes room for the next, one that leads back ends the search.
  func search(_ explanation: inout FocusExplanation) -> Target? {
    let search = DirectionalSearch(
      origin: anchor.origin(for: origin.searchOrigin, heading: heading), heading: heading,
      direction: direction, strategy: model.strategy,
      keepsToBeam: anchor.goesOn(heading: heading))
    var finds = Finds()
    if detail == .complete {
      add(hierarchy.completeMap(scrolling: scrollReach).entries, to: &finds, by: search)
    }
    let cache =
      detail == .decision ? cache ?? FocusAreaCache(of: hierarchy, scrolling: scrollReach) : nil
    var passed: [Ranked] = []
    var decided: Ranked?
    var target: Target?
    repeat {
      if let cache { meet(&finds, by: search, in: cache) }
      guard let index = frontmost(of: search.best(of: finds.ranks), in: finds) else { break }
      let candidate = finds.remove(at: index)
      guard let item = resolve(candidate.entry, &explanation) else {
        passed.append(candidate)
        continue
      }
      decided = candidate
      if item !== origin.item {
        target = (item, item === candidate.entry.item ? candidate.entry : nil)
      }
    } while decided == nil
    explain(
      passed: passed, decided: decided, leadsBack: target == nil, finds, search, &explanation)
    return target
  }

  /// Looks where the answer may lie until nothing that has not been met can change it.
  private func meet(
    _ finds: inout Finds, by search: DirectionalSearch, in cache: FocusAreaCache
  ) {
    var plan = SearchPlan(search, within: FocusHierarchy.everywhere)
    while let area = plan.nextArea(found: finds.ranks) {
      add(cache.entries(meeting: area, without: finds.met), to: &finds, by: search)
    }
  }

  /// nil, for everything, where the item is out of sight itself.
  private var scrollReach: ScrollReach? {
    guard origin.isOnScreen, let item = origin.item else { return nil }
    return ScrollReach(around: item, heading: heading)
  }

  /// Of those that lie where the best one lies, the one in front: places in the drawing order
  /// compare only inside one map.
  private func frontmost(of best: Int?, in finds: Finds) -> Int? {
    guard let best, detail == .decision else { return best }
    var rank = finds.ranks[best]
    var equals: [Int] = []
    for index in finds.ranks.indices where index != best {
      rank.order = finds.ranks[index].order
      if finds.ranks[index] == rank { equals.append(index) }
    }
    guard !equals.isEmpty else { return best }
    equals.append(best)
    var order: [ObjectIdentifier: Int] = [:]
    for entry in hierarchy.entries(in: finds.entries[best].frame) {
      order[entry.identity] = entry.order
    }
    return equals.max {
      order[finds.entries[$0].identity] ?? -1 < order[finds.entries[$1].identity] ?? -1
    }
  }

  private func add(
    _ entries: [FocusMap.Entry], to finds: inout Finds, by search: DirectionalSearch
  ) {
    for entry in entries where finds.met.insert(entry.identity) {
      if let reason = reasonToSkip(entry) {
        finds.leftOut.append((entry, reason))
        continue
      }
      let isGuide = entry.item == nil
      switch search.rank(of: entry.region, isGuide: isGuide, order: entry.order) {
      case .success(let rank):
        finds.entries.append(entry)
        finds.ranks.append(rank)
      case .failure(let failure): finds.leftOut.append((entry, failure.reason))
      }
    }
  }

  private func reasonToSkip(_ entry: FocusMap.Entry) -> FocusExplanation.Reason? {
    if entry.identity == origin.identity { return .isFocused }
    if let reason = entry.reasons.first { return reason }
    if entry.item == nil, entry.frame.overlaps(origin.frame) { return .guideOverlapsFocusedItem }
    if let group, entry.group != group { return .otherGroup(entry.group) }
    return nil
  }

  private func explain(
    passed: [Ranked], decided: Ranked?, leadsBack: Bool, _ finds: Finds,
    _ search: DirectionalSearch, _ explanation: inout FocusExplanation
  ) {
    explanation.group = group
    var world = hierarchy.bounds
    var candidates: [FocusExplanation.Candidate] = []
    candidates.reserveCapacity(passed.count + 1 + finds.ranks.count + finds.leftOut.count)
    func add(
      _ entry: FocusMap.Entry, _ rank: FocusRank?, _ reasons: [FocusExplanation.Reason]
    ) {
      world = world.union(entry.frame)
      candidates.append(describe(entry, rank: rank, reasons: reasons))
    }
    for other in passed { add(other.entry, other.rank, [.leadsNowhere]) }
    if let decided { add(decided.entry, decided.rank, leadsBack ? [.leadsBack] : []) }
    for index in FocusRank.order(of: finds.ranks) {
      add(finds.entries[index], finds.ranks[index], [.furtherAway])
    }
    for other in finds.leftOut { add(other.entry, nil, [other.reason]) }
    explanation.candidates = candidates
    explanation.area = .init(search.area(in: world))
  }
}
