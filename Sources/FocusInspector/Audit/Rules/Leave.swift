import FocusEngine
import FocusGeometry
import Foundation
import Hosting
import SceneGraph

// Whether keys lead out of wherever they lead in.
extension AuditSubject {
  var traps: [AuditFinding] { closedSets + closedPresentation }

  /// Items that keys lead to and not away from again.
  private var closedSets: [AuditFinding] {
    // From where focus begins everything is to be reached again.
    var leadsBack = Set(graph.starts)
    var before = [[Int]](repeating: [], count: graph.items.count)
    for edge in graph.edges { before[edge.to].append(edge.from) }
    var open = graph.starts
    while let here = open.popLast() {
      for other in before[here] where leadsBack.insert(other).inserted { open.append(other) }
    }
    return graph.components.filter { part in
      part.allSatisfy { presses[$0] != nil && !leadsBack.contains($0) }
        && graph.ways(from: part).isSubset(of: part)
    }
    .map { part in
      let names = part.prefix(4).map(id).joined(separator: ", ")
      return AuditFinding(
        .trap, .error, items: part.map(id), keys: route(to: part[0]),
        why: "Keys lead to \(names)\(part.count > 4 ? ", …" : ""), and none lead out.")
    }
  }

  /// What is presented and cannot be left.
  private var closedPresentation: [AuditFinding] {
    guard let top = window.presentations.top, let key = try? Key(name: "Escape"),
      window.effect(of: key) == nil
    else { return [] }
    return [
      AuditFinding(
        .trap, .error, items: [top.focusDebugLabel],
        why: "\(top.focusDebugLabel) is presented, and Escape does not leave it.")
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
    graph.deadEnds.filter { presses[$0.item] != nil }.compactMap { item, key in
      guard let next = graph.ahead(of: item, key).first else { return nil }
      let explanation = system.explainMovement(from: environments[item], heading: key.heading)
      let reason = explanation.candidates.first { $0.label == graph.items[next].label }?
        .reasons.first
      return AuditFinding(
        .deadEnd, .warning, items: [id(item), id(next)], keys: route(to: item, then: key),
        why: "\(key.rawValue) from \(id(item)) leads nowhere, though \(id(next)) lies that way"
          + (reason.map { ": \($0)." } ?? "."))
    }
  }
}

extension FocusGraph {
  /// Where keys lead from any of these.
  func ways(from part: [Int]) -> Set<Int> {
    Set(part.flatMap { item in keys.compactMap { target(from: item, $0) } })
  }
}
