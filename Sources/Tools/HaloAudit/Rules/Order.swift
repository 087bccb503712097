import FocusEngine
import FocusGeometry
import Foundation
import HaloSceneGraph

// Rules about where users expect keys to lead.
extension AuditSubject {
  /// The movements by arrows from items that keys reach.
  private var arrows: [FocusGraph.Edge] {
    graph.edges.filter { $0.key.isArrow && presses[$0.from] != nil }
  }

  var oneWays: [AuditFinding] {
    arrows.filter { graph.wayBack(from: $0.from, $0.key) == .stays }.map { edge in
      let presses = FocusRoutes(in: graph, from: [edge.to], to: edge.from).presses[edge.from]
      let isFar = presses.map { $0 > thresholds.pressesBack } ?? true
      let way =
        presses.map { "; the shortest way back takes \($0 == 1 ? "1 press" : "\($0) presses")" }
        ?? "; no keys lead back"
      return AuditFinding(
        .oneWay, isFar ? .error : .warning, items: [id(edge.from), id(edge.to)],
        keys: route(
          to: edge.from, then: edge.key, edge.key.opposite, ends: [edge.to, edge.to]),
        cause: edge.key.axis,
        why: "\(edge.key.rawValue) leads from \(id(edge.from)) to \(id(edge.to)), but "
          + "\(edge.key.opposite.rawValue) stays there\(way).")
    }
  }

  var drifts: [AuditFinding] {
    arrows.compactMap { edge in
      guard graph.wayBack(from: edge.from, edge.key) == .drifts,
        let end = graph.target(from: edge.to, edge.key.opposite)
      else { return nil }
      return AuditFinding(
        .drift, .warning, items: [id(edge.from), id(edge.to), id(end)],
        keys: route(to: edge.from, then: edge.key, edge.key.opposite, ends: [edge.to, end]),
        cause: edge.key.axis,
        why: "\(edge.key.rawValue) and \(edge.key.opposite.rawValue) from \(id(edge.from)) end at "
          + "\(id(end)).")
    }
  }

  var passedOver: [AuditFinding] {
    let eligible = graph.eligible
    let index = SpatialIndex(eligible.map(frame))
    return arrows.compactMap { edge in
      let (start, end) = (frame(edge.from), frame(edge.to))
      let heading = edge.key.heading
      guard let distance = start.distance(to: end, along: heading) else { return nil }
      var passed: (item: Int, distance: CGFloat)?
      index.forEach(intersecting: start.beam(along: heading, length: distance)) { place in
        let other = eligible[place]
        guard other != edge.from, other != edge.to,
          graph.arrowScope == .everywhere
            || graph.items[other].group == graph.items[edge.from].group,
          let away = start.distance(to: frame(other), along: heading),
          // The whole of the other item is between the two.
          frame(other).distance(to: end, along: heading) != nil,
          away < passed?.distance ?? .infinity
        else { return }
        passed = (other, away)
      }
      guard let passed else { return nil }
      return AuditFinding(
        .passedOver, .warning, items: [id(passed.item), id(edge.from), id(edge.to)],
        keys: route(
          to: edge.from, then: edge.key, ends: [edge.to], where: .ahead(passed.item)),
        cause: edge.key.axis,
        question: AuditQuestion(origin: edge.from, heading: heading, candidate: passed.item),
        why: "\(edge.key.rawValue) from \(id(edge.from)) goes to \(id(edge.to)), past "
          + "\(id(passed.item)).")
    }
  }

  var sideways: [AuditFinding] {
    arrows.compactMap { edge in
      let (start, end) = (frame(edge.from), frame(edge.to))
      guard let ahead = start.distance(to: end, along: edge.key.heading) else { return nil }
      let aside = start.gap(beside: end, along: edge.key.heading)
      guard aside > ahead else { return nil }
      return AuditFinding(
        .sideways, .note, items: [id(edge.from), id(edge.to)],
        keys: route(to: edge.from, then: edge.key, ends: [edge.to], where: .sideways),
        cause: edge.key.axis,
        why:
          "\(edge.key.rawValue) from \(id(edge.from)) goes to \(id(edge.to)), \(Int(ahead)) points "
          + "ahead and \(Int(aside)) to the side.")
    }
  }

  var readingOrder: [AuditFinding] {
    let stops = graph.tabStops
    guard stops.count > 1 else { return [] }
    // The order begins with the stop that is read first, wherever focus begins.
    let first = ReadingOrder.indices(of: stops.map(frame), direction: system.layoutDirection)[0]
    let round = Array(stops[first...] + stops[..<first])
    // Which item of a group Tab reaches depends on the selection, so the first group counts, too.
    let beginning = firstStopByGroups
    return zip(round, round.dropFirst()).compactMap { one, next in
      guard next != beginning,
        frame(next).isRead(before: frame(one), direction: system.layoutDirection)
      else { return nil }
      return AuditFinding(
        .readingOrder, .warning, items: [id(next), id(one)],
        keys: route(to: one, then: .next, ends: [next]),
        why: "Tab goes from \(id(one)) back to \(id(next)), which is read before it.")
    } + acrossColumns
  }

  /// The stop of Tab whose focus group is read first, by the visible parts of the groups; nil if Tab
  /// does not go from group to group.
  private var firstStopByGroups: Int? {
    guard model.tabOrder == .focusGroups else { return nil }
    let frames: [String: CGRect] = graph.eligible.reduce(into: [:]) { frames, item in
      let visible = frame(item).intersection(window.bounds)
      guard !visible.isEmpty else { return }
      let group = graph.items[item].group
      frames[group] = frames[group]?.union(visible) ?? visible
    }
    let stops = graph.tabStops
    let order = ReadingOrder.indices(
      of: stops.map { frames[graph.items[$0].group] ?? frame($0) },
      direction: system.layoutDirection)
    return order.first.map { stops[$0] }
  }

  var groupSplits: [AuditFinding] {
    guard model.tabOrder != .focusGroups else { return [] }
    let stops = graph.tabStops
    var entered: [String: [Int]] = [:]
    for (place, stop) in stops.enumerated() {
      let before = stops[(place + stops.count - 1) % stops.count]
      let group = graph.items[stop].group
      if group != graph.items[before].group { entered[group, default: []].append(stop) }
    }
    return entered.filter { $0.value.count > 1 && $0.key != system.rootGroup }
      .sorted { $0.key < $1.key }.map { group, stops in
        AuditFinding(
          .groupSplit, .warning, items: stops.map(id),
          keys: route(to: stops[1]),
          why: "One round of Tab enters the focus group \(group) \(stops.count) times, at "
            + stops.map(id).joined(separator: ", ") + ".")
      }
  }

  var reverseDiffers: [AuditFinding] {
    graph.tabStops.compactMap { stop in
      guard let next = graph.target(from: stop, .next) else { return nil }
      let back = graph.target(from: next, .previous)
      // Tab returns to the item of a group that had the focus last.
      let isSame =
        model.tabOrder == .focusGroups
        ? back.map { graph.items[$0].group } == graph.items[stop].group : back == stop
      guard !isSame else { return nil }
      return AuditFinding(
        .reverseDiffers, .error, items: [id(stop), id(next)],
        keys: route(to: stop, then: .next, .previous, ends: [next, back ?? next]),
        why: "Tab leads from \(id(stop)) to \(id(next)), but Shift-Tab leads from there "
          + (back.map { "to \(id($0))." } ?? "nowhere."))
    }
  }

  var positiveTabindex: [AuditFinding] {
    guard model.tabOrder == .tabIndex else { return [] }
    return graph.eligible.filter { environments[$0].tabIndex > 0 }.map { item in
      AuditFinding(
        .positiveTabindex, .warning, items: [id(item)],
        why: "\(id(item)) has the tab index \(environments[item].tabIndex).")
    }
  }

  var badNeighbours: [AuditFinding] { badNames + badPreferences + badGuides }

  private static let namedKeys = FocusGraph.Key.arrows + [.next, .previous]

  /// Returns the item that an item names for a movement, if the model follows it; nil for none.
  private func neighbour(
    of item: any FocusItem, _ heading: FocusHeading
  ) -> (any FocusItem)? { item.neighbour(for: heading, under: model)?.item }

  private var badNames: [AuditFinding] {
    let lost = graph.eligible.flatMap { item in
      Self.namedKeys.compactMap { key -> AuditFinding? in
        guard let named = neighbour(of: environments[item], key.heading),
          let problem = problem(of: named, from: item, key.heading)
        else { return nil }
        return AuditFinding(
          .badNeighbour, .error, items: [id(item), named.focusDebugLabel],
          keys: route(to: item, then: key),
          why: "The neighbour of \(id(item)) for \(key.rawValue) is \(problem).")
      }
    }
    return lost + rings
  }

  /// Returns the problem of a named neighbour; nil for none.
  ///
  /// A neighbour that cannot have the focus passes it on to its own neighbour.
  private func problem(
    of named: any FocusItem, from item: Int, _ heading: FocusHeading
  ) -> String? {
    if named === environments[item] { return "itself" }
    var known: Set<ObjectIdentifier> = []
    var next: (any FocusItem)? = named
    while let here = next, known.insert(ObjectIdentifier(here)).inserted {
      if places[ObjectIdentifier(here)] != nil { return nil }
      next = neighbour(of: here, heading)
    }
    return "\(named.focusDebugLabel), which cannot have the focus"
      + (next == nil ? "" : " and leads in a circle")
  }

  /// Findings for neighbours of Tab that form a cycle and leave other items out.
  private var rings: [AuditFinding] {
    var found: Set<Set<Int>> = []
    return [FocusGraph.Key.next, .previous].flatMap { key in
      graph.eligible.compactMap { start -> AuditFinding? in
        var ring = [start]
        var here = start
        while let named = neighbour(of: environments[here], key.heading),
          let next = places[ObjectIdentifier(named)], next != start
        {
          guard !ring.contains(next) else { return nil }
          ring.append(next)
          here = next
        }
        let closes =
          neighbour(of: environments[here], key.heading)
          .map { places[ObjectIdentifier($0)] == start } ?? false
        guard closes, ring.count > 1, ring.count < graph.eligible.count,
          found.insert(Set(ring)).inserted
        else { return nil }
        return AuditFinding(
          .badNeighbour, .error, items: ring.map(id), keys: route(to: start, then: key),
          why:
            "\(key.rawValue) leads in a circle through \(ring.map(id).joined(separator: ", ")), and "
            + "no other item is reached.")
      }
    }
  }

  private var badPreferences: [AuditFinding] {
    views.compactMap { view in
      let preferred = view.preferredFocusEnvironments
      guard !preferred.isEmpty, !preferred.contains(where: leadsToFocus),
        environments.contains(where: { $0 === view || $0.isInside(view) })
      else { return nil }
      return AuditFinding(
        .badNeighbour, .error, items: [view.focusDebugLabel],
        why: "\(view.focusDebugLabel) prefers "
          + preferred.map(\.focusDebugLabel).joined(separator: ", ")
          + ", where nothing can have the focus.")
    }
  }

  private var badGuides: [AuditFinding] {
    views.flatMap { view in
      view.layoutGuides.compactMap { $0 as? FocusGuide }.compactMap { guide -> AuditFinding? in
        // Halo's own guides decide at each movement where they lead.
        guard guide.isEnabled, !(guide is EntranceGuide) else { return nil }
        let preferred = guide.preferredFocusEnvironments
        guard !preferred.contains(where: leadsToFocus) else { return nil }
        return AuditFinding(
          .badNeighbour, .error, items: [guide.focusDebugLabel],
          why: preferred.isEmpty
            ? "The focus guide \(guide.focusDebugLabel) sends focus nowhere."
            : "The focus guide \(guide.focusDebugLabel) sends focus to "
              + preferred.map(\.focusDebugLabel).joined(separator: ", ")
              + ", where nothing can have it.")
      }
    }
  }

  private func leadsToFocus(_ environment: any FocusEnvironment) -> Bool {
    holders.contains(ObjectIdentifier(environment))
  }
}

extension FocusGraph.Key {
  /// The axis of the arrows, by which findings about their movements are folded.
  var axis: String {
    switch self {
    case .up, .down: "vertical"
    case .left, .right: "horizontal"
    default: rawValue
    }
  }
}

extension CGRect {
  /// Returns the area straight ahead of an edge, `length` points long.
  fileprivate func beam(along heading: FocusHeading, length: CGFloat) -> CGRect {
    // Neighbours that only touch the beam from the side are not in it.
    let inner = insetBy(dx: Swift.min(1, width / 4), dy: Swift.min(1, height / 4))
    return switch heading {
    case .up: CGRect(x: inner.minX, y: minY - length, width: inner.width, height: length)
    case .down: CGRect(x: inner.minX, y: maxY, width: inner.width, height: length)
    case .left: CGRect(x: minX - length, y: inner.minY, width: length, height: inner.height)
    default: CGRect(x: maxX, y: inner.minY, width: length, height: inner.height)
    }
  }

  /// Returns the gap in points across a heading; 0 if the spans overlap.
  func gap(beside other: CGRect, along heading: FocusHeading) -> CGFloat {
    heading == .up || heading == .down
      ? Swift.max(0, Swift.max(minX - other.maxX, other.minX - maxX))
      : Swift.max(0, Swift.max(minY - other.maxY, other.minY - maxY))
  }

  /// Returns whether it is read before `other`.
  ///
  /// It is if it is nearer to the beginning of the line in the same row, or in a row above and not
  /// in a column that is read later.
  fileprivate func isRead(before other: CGRect, direction: LayoutDirection) -> Bool {
    let isLeading =
      direction == .leftToRight ? minX < other.minX - 0.5 : maxX > other.maxX + 0.5
    let shared = Swift.min(maxY, other.maxY) - Swift.max(minY, other.minY)
    if shared >= ReadingOrder.sharedRowOverlap * Swift.min(height, other.height) {
      return isLeading
    }
    guard minY < other.minY else { return false }
    let isLaterColumn = direction == .leftToRight ? minX >= other.maxX : maxX <= other.minX
    return !isLaterColumn
  }
}
