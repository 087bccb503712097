/// The numbers of findings that were checked by pressing their keys.
public struct ReplaySummary: Hashable, Sendable, Codable {
  /// The number of findings whose keys were pressed and did what the finding says.
  public var confirmed = 0
  /// The number of findings that were left out because something else happened.
  public var refuted = 0
  /// The number of findings that were left out because the limit of presses was reached.
  public var unchecked = 0
  /// The most keys that are pressed on the screen.
  public var pressLimit: Int

  /// The sentence for a report; nil if all findings were checked.
  var remark: String? {
    guard unchecked > 0 else { return nil }
    let checked = confirmed + refuted
    return
      "\(checked) of \(checked + unchecked) findings were checked by pressing their keys, at most "
      + "\(pressLimit) keys on a screen; the other \(unchecked) are left out."
  }
}
