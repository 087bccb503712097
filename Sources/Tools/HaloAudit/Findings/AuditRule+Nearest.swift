extension AuditRule {
  /// Returns the rule whose id differs the least from a word, for the message about an unknown id.
  package static func nearest(to word: String) -> AuditRule {
    // No id is as long; the time grows with the length.
    let letters = Array(word.lowercased().prefix(64))
    let distances = allCases.map { (rule: $0, count: edits(from: letters, to: Array($0.rawValue))) }
    return distances.min { $0.count < $1.count }?.rule ?? .unreachable
  }

  /// Returns the smallest number of letters to insert, delete or replace that make one word the
  /// other.
  private static func edits(from one: [Character], to other: [Character]) -> Int {
    var row = Array(0...other.count)
    for (index, letter) in one.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for place in other.indices {
        let replaced = diagonal + (letter == other[place] ? 0 : 1)
        diagonal = row[place + 1]
        row[place + 1] = min(replaced, min(diagonal, row[place]) + 1)
      }
    }
    return row[other.count]
  }
}
