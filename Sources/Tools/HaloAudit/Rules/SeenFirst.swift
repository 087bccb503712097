import Foundation

// The rule about the focus among the things that are seen from a distance.
extension AuditSubject {
  /// The share of the strength of the first thing from which a later one counts as seen with it (our
  /// choice).
  private static let lateShare = 0.5

  /// A note for the items of a television that are seen late when they have the focus, the latest
  /// first.
  ///
  /// An item that is seen after ``AuditThresholds/seenPlace`` others, but at least half as strongly
  /// as the first, is on a screen where many things are seen at once.
  var notSeenFirst: [AuditFinding] {
    let late = worst { $0.order.map { -Double($0.place) } }.map(\.sight)
      .filter { $0.order.map(isLate) ?? false }
      .sorted { ($1.order?.place ?? 0, $0.item) < ($0.order?.place ?? 0, $1.item) }
    return late.compactMap { sight in
      guard let order = sight.order else { return nil }
      let name = id(sight.item)
      let share = Int((order.strength * 100).rounded())
      return AuditFinding(
        .notSeenFirst, .note, items: [name], keys: route(to: sight.item),
        why: "With the focus, \(name) is the \(SquintReading.ordinal(order.place)) of "
          + "\(order.count) things seen from a distance, \(share) % as strong as "
          + "\(order.first)\(looks(sight)).")
    }
  }

  private func isLate(_ order: FocusSight.Order) -> Bool {
    order.place > thresholds.seenPlace && order.strength < Self.lateShare
  }
}
