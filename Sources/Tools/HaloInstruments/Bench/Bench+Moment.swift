/// Words for the moment that is seen.
extension Bench {
  /// The moment, with the key that it counts from; empty before the first key.
  var moment: String {
    if let past = frames.past { return Self.words(past.moment, past.event?.name) }
    guard clock.isStopped || clock.speed != .whole else { return "" }
    return Self.words(clock.moment, lastEvent?.name)
  }

  private static func words(_ moment: Int?, _ key: String?) -> String {
    guard let moment, let key else { return "" }
    return moment < 100_000 ? "\(moment) ms after \(key)" : "long after \(key)"
  }

  /// What stands beside every page's title.
  var lead: String {
    if frames.past != nil { return "past · \(moment)" }
    if clock.isStopped { return moment.isEmpty ? "stopped" : "stopped · \(moment)" }
    return clock.speed == .whole ? "" : "speed \(clock.speed.name)"
  }

  /// A key, a click or time itself goes on from the present.
  func leavePast() { if frames.leavePast() { setNeedsPanel() } }
}
