/// The line of a prompt, and the lines that were entered before.
struct PromptHistory {
  /// The line that is being written.
  private(set) var line = ""
  private var entries: [String] = []
  /// The place of the entry that is shown; nil for the line that is not entered yet.
  private var place: Int?
  /// The line as it was before an entry was shown.
  private var draft = ""
  private static let most = 100

  /// Changes the line.
  mutating func write(_ text: String) {
    line = text
    place = nil
  }

  /// Enters the line, and begins an empty one.
  mutating func enter() {
    if entries.last != line { entries.append(line) }
    entries.removeFirst(max(0, entries.count - Self.most))
    write("")
  }

  /// Shows the previous entry.
  ///
  /// - Returns: Whether there is one.
  mutating func back() -> Bool {
    guard let earlier = entries.indices.prefix(place ?? entries.count).last else { return false }
    if place == nil { draft = line }
    (place, line) = (earlier, entries[earlier])
    return true
  }

  /// Shows the next entry or, after the last one, the line that was being written.
  ///
  /// - Returns: Whether an entry was shown.
  mutating func forward() -> Bool {
    guard let shown = place else { return false }
    place = shown + 1 < entries.count ? shown + 1 : nil
    line = place.map { entries[$0] } ?? draft
    return true
  }
}
