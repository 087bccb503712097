import FocusEngine
import FocusGeometry
import Foundation
import HaloHosting
import HaloSceneGraph

// Rules about places that keys lead into and not out of.
extension AuditSubject {
  var traps: [AuditFinding] {
    let closed = closedSets(by: nil, presses)
    let toAll = closed.map { part in
      var keys = route(to: part[0])
      keys.claim?.refutation = .leaves(Set(part))
      return AuditFinding(
        .trap, .error, items: part.map(id), keys: keys,
        why: "Keys lead to \(names(of: part)), but none leads out.")
    }
    return toAll + closedToArrows(besides: Set(closed.joined())) + closedPresentation
  }

  /// Returns findings for items that arrows lead to but not away from, although Tab does.
  ///
  /// A remote has no Tab.
  private func closedToArrows(besides told: Set<Int>) -> [AuditFinding] {
    guard model.arrowScope == .everywhere else { return [] }
    let arrows = Set(FocusGraph.Key.arrows)
    return closedSets(by: arrows, arrowRoutes.presses)
      .filter { part in !part.contains(where: told.contains) }.map { part in
        var keys = routeByArrows(to: part[0])
        keys.claim?.refutation = .leaves(Set(part))
        return AuditFinding(
          .trap, model.name == FocusModel.tv.name ? .error : .note, items: part.map(id),
          keys: keys,
          why: "Arrows lead to \(names(of: part)), but only Tab leads out.")
      }
  }

  /// Returns the sets of items that keys lead to and not away from; nil for all keys.
  private func closedSets(by keys: Set<FocusGraph.Key>?, _ presses: [Int?]) -> [[Int]] {
    // The items that lead to a place where focus begins are not closed.
    var leadsBack = Set(graph.starts)
    var before = [[Int]](repeating: [], count: graph.items.count)
    for edge in graph.edges where keys?.contains(edge.key) ?? true {
      before[edge.to].append(edge.from)
    }
    var open = graph.starts
    while let here = open.popLast() {
      for other in before[here] where leadsBack.insert(other).inserted { open.append(other) }
    }
    return graph.components(by: keys).filter { part in
      part.allSatisfy { presses[$0] != nil && !leadsBack.contains($0) }
        && graph.ways(from: part, by: keys).isSubset(of: part)
    }
  }

  private func names(of part: [Int]) -> String {
    part.prefix(4).map(id).joined(separator: ", ") + (part.count > 4 ? ", …" : "")
  }

  /// A presentation that Escape does not close.
  private var closedPresentation: [AuditFinding] {
    guard let top = window.presentations.top, let key = try? Key(name: "Escape"),
      window.effect(of: key) == nil
    else { return [] }
    return [
      AuditFinding(
        .trap, .error, items: [top.focusDebugLabel],
        why: "\(top.focusDebugLabel) is presented, and Escape does not close it.")
    ]
  }

  var modalLeaks: [AuditFinding] {
    guard let top = window.presentations.top else { return [] }
    return graph.eligible.filter { item in
      !environments[item].isInside(top.containerView) && environments[item] !== top.containerView
    }
    .map { item in
      AuditFinding(
        .modalLeak, .error, items: [id(item)], keys: route(to: item),
        why: "\(id(item)) can have the focus beneath \(top.focusDebugLabel), which is presented.")
    }
  }

  var deadEnds: [AuditFinding] {
    graph.deadEnds.filter { presses[$0.item] != nil && !isStated($0.item, $0.key) }.map {
      item, key, next in
      AuditFinding(
        .deadEnd, .warning, items: [id(item), id(next)],
        keys: route(to: item, then: key, ends: [item], where: .ahead(next)), cause: key.axis,
        question: AuditQuestion(origin: item, heading: key.heading, candidate: next),
        why: "\(key.rawValue) from \(id(item)) leads nowhere, although \(id(next)) lies that way.")
    }
  }

  /// Returns whether an item itself states that an arrow leads nowhere from there.
  private func isStated(_ item: Int, _ key: FocusGraph.Key) -> Bool {
    environments[item].neighbour(for: key.heading, under: model)?.isNowhere == true
  }
}

extension FocusGraph {
  /// Returns the items that keys lead to from any of these items.
  func ways(from part: [Int], by some: Set<Key>?) -> Set<Int> {
    let keys = keys.filter { some?.contains($0) ?? true }
    return Set(part.flatMap { item in keys.compactMap { target(from: item, $0) } })
  }
}
