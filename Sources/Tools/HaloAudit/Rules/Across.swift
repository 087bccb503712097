import FocusEngine
import Foundation

extension FocusAudit {
  /// Compares where keys lead on the same screen under another model, and adds a finding for the
  /// differences.
  ///
  /// Keys that move nothing under one of the two models are ignored.
  public mutating func compare(with other: FocusAudit) {
    guard let graph, let first = other.graph else { return }
    let keys = graph.keys.filter(first.keys.contains)
    let places = Dictionary(
      first.items.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var differing: [(from: Int, key: FocusGraph.Key, here: String?, there: String?)] = []
    var count = 0
    for item in graph.eligible {
      guard let place = places[graph.items[item].id], first.items[place].isEligible
      else { continue }
      for key in keys {
        count += 1
        let here = graph.target(from: item, key).map { graph.items[$0].id }
        let there = first.target(from: place, key).map { first.items[$0].id }
        if here != there { differing.append((item, key, here, there)) }
      }
    }
    guard
      let show = differing.first(where: { $0.here != nil && $0.there != nil })
        ?? differing.first
    else { return }
    let shown = [show] + differing.filter { ($0.from, $0.key) != (show.from, show.key) }.prefix(2)
    let told = shown.map { difference in
      "\(difference.key.rawValue) from \(graph.items[difference.from].id) leads to "
        + "\(difference.here ?? "nothing") instead of \(difference.there ?? "nothing")"
    }
    add([
      AuditFinding(
        .modelDiffers, .note, items: shown.map { graph.items[$0.from].id },
        keys: KeyRoute(
          keys: (graph.route(to: show.from) ?? []) + [show.key],
          claim: AuditClaim(origin: show.from, keys: [show.key])),
        why: "\(differing.count) of \(count) keys lead elsewhere than under \(other.model): "
          + told.joined(separator: "; ") + (differing.count > shown.count ? "; …" : "."))
    ])
  }
}
