import Foundation

// The rule about the focus among the things that are seen from a distance.
extension AuditSubject {
  /// A note for the items that are seen late when they have the focus, the latest first.
  var notSeenFirst: [AuditFinding] {
    let late = worst { $0.order.map { -Double($0.place) } }.map(\.sight)
      .filter { ($0.order?.place ?? 0) > thresholds.seenPlace }
      .sorted { ($1.order?.place ?? 0, $0.item) < ($0.order?.place ?? 0, $1.item) }
    return late.compactMap { sight in
      guard let order = sight.order else { return nil }
      let name = id(sight.item)
      return AuditFinding(
        .notSeenFirst, .note, items: [name], keys: route(to: sight.item),
        why: "With the focus, \(name) is seen \(SquintReading.ordinal(order.place)) of "
          + "\(order.count) from a distance, and \(order.first) first\(looks(sight)).")
    }
  }
}
