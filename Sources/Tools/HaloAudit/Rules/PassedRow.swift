import FocusEngine
import FocusGeometry
import Foundation
import HaloSceneGraph

// The rule about rows that movement up or down passes.
extension AuditSubject {
  /// One finding for each row that keys pass on the way between the rows above and below it.
  ///
  /// It is a warning if they pass it from every item of a row, and a note if they do from most. A
  /// single item straight ahead is reported by ``passedOver``.
  var passedRows: [AuditFinding] {
    guard graph.arrowScope != .nowhere else { return [] }
    let seen = graph.eligible.filter { graph.items[$0].onScreen != nil }
    let scopes = Dictionary(grouping: seen) { item in
      graph.arrowScope == .everywhere ? "" : graph.items[item].group
    }
    return scopes.values.sorted { $0[0] < $1[0] }.flatMap { items in
      let rows = ItemRow.rows(of: items, frame)
      return rows.filter { $0.items.count > 1 }.compactMap { row in
        for key in [FocusGraph.Key.down, .up] {
          for start in rows where start.isBefore(row, key) {
            if let finding = passing(row, from: start, key) { return finding }
          }
        }
        return nil
      }
    }
  }

  private func passing(
    _ row: ItemRow, from start: ItemRow, _ key: FocusGraph.Key
  ) -> AuditFinding? {
    let past = start.items.filter { item in
      guard presses[item] != nil, let end = graph.target(from: item, key),
        row.frame.distance(to: frame(end), along: key.heading) != nil
      else { return false }
      let way = frame(item).union(frame(end)).insetBy(dx: 1, dy: 0)
      return row.items.contains { frame($0).intersects(way) }
    }
    guard let first = past.first, past.count * 2 > start.items.count,
      let end = graph.target(from: first, key)
    else { return nil }
    let isWhole = past.count == start.items.count
    return AuditFinding(
      .passedRow, isWhole ? .warning : .note, items: row.items.map(id),
      keys: route(to: first, then: key),
      why: "\(key.rawValue) from "
        + (isWhole
          ? "each item of the row of \(id(first))"
          : "\(past.count) of \(start.items.count) items of the row of \(id(first))")
        + " goes past the row of \(id(row.items[0])), for instance to \(id(end)).")
  }
}

/// Items beside each other.
private struct ItemRow {
  /// The items by their indices, from left to right.
  var items: [Int]
  /// The frame of all of them, in window points.
  var frame: CGRect

  /// Returns whether a key leads from this row towards another one, which begins where it ends.
  func isBefore(_ other: ItemRow, _ key: FocusGraph.Key) -> Bool {
    frame.distance(to: other.frame, along: key.heading) != nil
  }

  /// Returns the rows from the top.
  ///
  /// Items of one row share half of the taller one's height, so that a sidebar is in no row.
  static func rows(of items: [Int], _ frame: (Int) -> CGRect) -> [ItemRow] {
    var rows: [ItemRow] = []
    let fromTop = items.sorted { one, other in
      (frame(one).minY, frame(one).minX, one) < (frame(other).minY, frame(other).minX, other)
    }
    for item in fromTop {
      let own = frame(item)
      let place = rows.firstIndex { row in
        let first = frame(row.items[0])
        let shared = min(own.maxY, first.maxY) - max(own.minY, first.minY)
        return shared >= ReadingOrder.sharedRowOverlap * max(own.height, first.height)
      }
      if let place {
        rows[place].items.append(item)
        rows[place].frame = rows[place].frame.union(own)
      } else {
        rows.append(ItemRow(items: [item], frame: own))
      }
    }
    for place in rows.indices {
      rows[place].items.sort { (frame($0).minX, $0) < (frame($1).minX, $1) }
    }
    return rows
  }
}
