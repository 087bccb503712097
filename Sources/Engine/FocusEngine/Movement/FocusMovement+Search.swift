import FocusGeometry
import Foundation

extension FocusMovement {
  private typealias Ranked = (entry: FocusMap.Entry, rank: FocusRank)

  /// The results of a directional search.
  private struct Finds {
    /// The candidates, and their ranks in the same order.
    var entries: [FocusMap.Entry] = []
    var ranks: [FocusRank] = []
    var leftOut: [(entry: FocusMap.Entry, reason: FocusExplanation.Reason)] = []
    var met = IdentitySet()
    /// Candidates that were hit and led nowhere.
    var passed: [Ranked] = []
    /// The candidate that was hit and ended the search; nil for none.
    var decided: Ranked?
    var target: Target?
    /// Containers that were searched only in part.
    var limited: [any FocusItemContainer] = []
    /// The container that the search was restricted to; nil for none.
    var inside: (any FocusItemContainer)?
    /// The largest ``FocusMap/Entry/scrollLevel`` inside that container.
    var level = Int.max

    init(
      passed: [Ranked] = [], inside: (any FocusItemContainer)? = nil, level: Int = .max
    ) {
      self.passed = passed
      self.inside = inside
      self.level = level
    }

    mutating func remove(at index: Int) -> Ranked {
      (entries.remove(at: index), ranks.remove(at: index))
    }
  }

  private var group: String? {
    model.arrowScope == .focusGroup && origin.item != nil ? origin.group : nil
  }

  /// Returns the best target ahead, following guides and preferences.
  ///
  /// If a region leads nowhere, the next one is tried; one that leads back to the origin ends the
  /// search.
  ///
  /// Content that the containers around the item can still scroll to takes precedence. Content that
  /// another container has to scroll to counts only if nothing on the screen lies ahead and that
  /// container itself shows nothing ahead; otherwise that container is entered at what it shows.
  func search(_ explanation: inout FocusExplanation) -> Target? {
    let search = DirectionalSearch(
      origin: anchor.origin(for: origin.shown, heading: heading), heading: heading,
      direction: direction, strategy: model.strategy,
      keepsToBeam: anchor.goesOn(heading: heading))
    var reach = self.cache?.reach ?? scrollReach
    let cache =
      detail == .decision && anchors == nil
      ? cache ?? FocusAreaCache(of: hierarchy, scrolling: reach) : nil
    var finds = Finds()
    for (level, container) in (reach?.unfinished ?? []).enumerated() where finds.decided == nil {
      finds = lookInSightFirst(
        Finds(passed: finds.passed, inside: container, level: level), by: search, in: cache, reach,
        &explanation)
    }
    if finds.decided == nil {
      finds = lookInSightFirst(
        Finds(passed: finds.passed), by: search, in: cache, reach, &explanation)
    }
    if finds.decided == nil, !finds.limited.isEmpty {
      reach?.scope = .everywhere
      finds = Finds(passed: finds.passed)
      let cache = cache == nil ? nil : FocusAreaCache(of: hierarchy, scrolling: reach)
      look(for: &finds, by: search, in: cache, reach, &explanation)
    }
    explain(finds, search, &explanation)
    return finds.target
  }

  /// Searches what is in sight; if nothing on the screen ends the search, searches again with
  /// containers that are not around the item scrolling along the heading.
  ///
  /// - Parameters:
  ///   - empty: The state with which both searches begin.
  ///   - search: The directional search.
  ///   - cache: The cache to query; nil to search everything.
  ///   - reach: The containers that may scroll; nil if all may, wherever they can.
  ///   - explanation: Receives the steps of the search that counts.
  /// - Returns: The results of the search that counts.
  private func lookInSightFirst(
    _ empty: Finds, by search: DirectionalSearch, in cache: FocusAreaCache?,
    _ reach: ScrollReach?, _ explanation: inout FocusExplanation
  ) -> Finds {
    var finds = empty
    let before = explanation.steps
    look(for: &finds, by: search, in: cache, reach, &explanation)
    if finds.limited.isEmpty || finds.decided?.entry.isOnScreen == true { return finds }
    var reach = reach
    reach?.scope = .alongHeading
    let cache = cache == nil ? nil : FocusAreaCache(of: hierarchy, scrolling: reach)
    finds = empty
    explanation.steps = before
    look(for: &finds, by: search, in: cache, reach, &explanation)
    return finds
  }

  /// Searches once, with containers that scroll as far as `reach` allows.
  ///
  /// - Parameters:
  ///   - finds: The candidates that led nowhere in an earlier search; receives the results.
  ///   - search: The directional search.
  ///   - cache: The cache to query; nil to search everything.
  ///   - reach: The containers that may scroll; nil if all may, wherever they can.
  ///   - explanation: Receives the steps at the candidates that were hit.
  private func look(
    for finds: inout Finds, by search: DirectionalSearch, in cache: FocusAreaCache?,
    _ reach: ScrollReach?, _ explanation: inout FocusExplanation
  ) {
    for other in finds.passed { _ = finds.met.insert(other.entry.identity) }
    if cache == nil {
      let map = hierarchy.completeMap(scrolling: reach)
      finds.limited = map.limited
      add(map.entries, to: &finds, by: search)
    }
    repeat {
      if let cache { meet(&finds, by: search, in: cache) }
      guard let index = frontmost(of: search.best(of: finds.ranks), in: finds) else { break }
      let candidate = finds.remove(at: index)
      if let window = candidate.entry.windowBeyond,
        showsSomethingAhead(window, search, finds, cache)
      {
        finds.leftOut.append((candidate.entry, .outOfSight))
        continue
      }
      guard let item = resolve(candidate.entry, &explanation) else {
        finds.passed.append(candidate)
        continue
      }
      finds.decided = candidate
      if item !== origin.item {
        finds.target = (item, item === candidate.entry.item ? candidate.entry : nil)
      }
    } while finds.decided == nil
    if let cache { finds.limited = cache.limited }
  }

  /// Whether a container shows anything that lies ahead.
  private func showsSomethingAhead(
    _ window: FocusMap.ScrollWindow, _ search: DirectionalSearch, _ finds: Finds,
    _ cache: FocusAreaCache?
  ) -> Bool {
    let shown = cache?.entries(meeting: window.visible) ?? finds.entries
    return shown.contains { entry in
      entry.isSeen(in: window)
        && reasonToSkip(entry, finds) == nil && !finds.passed.contains { $0.entry === entry }
        && rank(of: entry, by: search).rank != nil
    }
  }

  /// The rank of an entry, by the band of the content that contains it.
  private func rank(
    of entry: FocusMap.Entry, by search: DirectionalSearch
  ) -> Result<FocusRank, RankFailure> {
    let isGuide = entry.item == nil
    guard let anchors else {
      return search.rank(of: entry.region, isGuide: isGuide, order: entry.order)
    }
    var search = search
    search.origin = anchors.band(for: entry).origin(for: origin.shown, heading: heading)
    return search.rank(of: entry.region, isGuide: isGuide, order: entry.order)
  }

  /// Searches areas that may hold the answer, until nothing outside can change it.
  private func meet(
    _ finds: inout Finds, by search: DirectionalSearch, in cache: FocusAreaCache
  ) {
    var plan = SearchPlan(search, within: FocusHierarchy.everywhere)
    while let area = plan.nextArea(found: finds.ranks) {
      add(cache.entries(meeting: area, without: finds.met), to: &finds, by: search)
    }
  }

  /// The containers that may scroll; nil, for all, if the item itself is out of sight.
  private var scrollReach: ScrollReach? {
    guard origin.isOnScreen else { return nil }
    return origin.item.map { ScrollReach(around: $0, heading: heading) }
      ?? ScrollReach(heading: heading)
  }

  /// The index of the front-most of the candidates that rank equal to the best one.
  ///
  /// It is needed because drawing order is comparable only inside one map.
  private func frontmost(of best: Int?, in finds: Finds) -> Int? {
    guard let best, detail == .decision, cache?.isWhole != true else { return best }
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
      if let reason = reasonToSkip(entry, finds) {
        finds.leftOut.append((entry, reason))
        continue
      }
      switch rank(of: entry, by: search) {
      case .success(let rank):
        finds.entries.append(entry)
        finds.ranks.append(rank)
      case .failure(let failure): finds.leftOut.append((entry, failure.reason))
      }
    }
  }

  private func reasonToSkip(
    _ entry: FocusMap.Entry, _ finds: Finds
  ) -> FocusExplanation.Reason? {
    if origin.isAt(entry) { return .isFocused }
    if let reason = entry.reasons.first { return reason }
    if entry.item == nil, entry.frame.overlaps(origin.frame) { return .guideOverlapsFocusedItem }
    if let group, entry.group != group { return .otherGroup(FocusMap.label(ofGroup: entry.group)) }
    if entry.scrollLevel > finds.level {
      return .outsideUnfinished(finds.inside?.debugLabel ?? "")
    }
    return nil
  }

  private func explain(
    _ finds: Finds, _ search: DirectionalSearch, _ explanation: inout FocusExplanation
  ) {
    let (passed, decided) = (finds.passed, finds.decided)
    let leadsBack = finds.target == nil
    explanation.group = group.map(FocusMap.label(ofGroup:))
    explanation.omissions = finds.limited.map { .scrolledAway(in: $0.debugLabel) }
    if detail == .decision, decided != nil {
      if let container = finds.inside {
        explanation.omissions.append(.outside(container.debugLabel))
      }
      explanation.omissions.append(.furtherAway)
    }
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
