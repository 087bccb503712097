/// Descriptions of the moment that is shown.
extension Bench {
  /// The moment that is shown, with the key that it is counted from; empty before the first key,
  /// and in the present at full speed.
  var moment: String {
    if let past = frames.past { return Self.words(past.moment, past.event?.name) }
    guard clock.isStopped || clock.speed != .whole else { return "" }
    return Self.words(clock.moment, lastEvent?.name)
  }

  private static func words(_ moment: Int?, _ key: String?) -> String {
    guard let moment, let key else { return "" }
    return moment < 100_000 ? "\(moment) ms after \(key)" : "long after \(key)"
  }

  /// The text beside the title of every page.
  var lead: String {
    if frames.past != nil { return "past · \(moment)" }
    if clock.isStopped { return moment.isEmpty ? "stopped" : "stopped · \(moment)" }
    return clock.speed == .whole ? "" : "speed \(clock.speed.name)"
  }

  /// Returns from the past to the present, when a key, a click or the clock goes on.
  func leavePast() { if frames.leavePast() { setNeedsPanel() } }
}
