extension String {
  /// The largest number of words that are compared, since each takes time.
  private static let mostWords = 2000

  /// Returns the word that was probably meant by this one; nil if none is similar enough.
  ///
  /// Case is ignored. Of short words only one letter may differ, of longer ones more. A word is
  /// also similar to one that begins with it and is at most twice as long.
  package func nearest(among words: some Collection<String>) -> String? {
    // No word that people choose among is as long; the time grows with the length.
    let letters = Array(lowercased().unicodeScalars.prefix(64))
    guard !isEmpty, words.count <= Self.mostWords else { return nil }
    var best: (word: String, edits: Int)?
    for word in words {
      var limit = Self.mostEdits(ofLength: letters.count)
      if let best { limit = min(limit, best.edits - 1) }
      guard abs(word.unicodeScalars.count - letters.count) <= limit else { continue }
      let others = Array(word.lowercased().unicodeScalars)
      if let edits = Self.edits(from: letters, to: others, atMost: limit) { best = (word, edits) }
    }
    return best?.word ?? words.first { isBeginning(of: $0) || $0.isBeginning(of: self) }
  }

  /// Returns the end of an error about this word, such as `; did you mean “trap”?`; empty if no
  /// word is similar enough.
  package func suggestion(among words: some Collection<String>) -> String {
    nearest(among: words).map { "; did you mean “\($0)”?" } ?? ""
  }

  /// The number of letters that may differ in a word of some length (Halo's choice).
  private static func mostEdits(ofLength length: Int) -> Int {
    switch length {
    case ...2: 0
    case ...5: 1
    case ...9: 2
    default: 3
    }
  }

  private func isBeginning(of word: String) -> Bool {
    utf8.count >= 2 && utf8.count * 2 >= word.utf8.count && word.utf8.count <= 64
      && word.lowercased().hasPrefix(lowercased())
  }

  /// Returns the smallest number of letters to insert, delete or replace, or of neighbours to swap,
  /// that make one word the other; nil if there are more than `limit`.
  private static func edits(
    from one: [Unicode.Scalar], to other: [Unicode.Scalar], atMost limit: Int
  ) -> Int? {
    guard limit >= 0 else { return nil }
    var before: [Int] = []
    var row = Array(0...other.count)
    for (index, letter) in one.enumerated() {
      var next = [index + 1]
      for (place, wanted) in other.enumerated() {
        var count = Swift.min(
          row[place] + (letter == wanted ? 0 : 1), row[place + 1] + 1, next[place] + 1)
        if index > 0, place > 0, letter == other[place - 1], one[index - 1] == wanted {
          count = Swift.min(count, before[place - 1] + 1)
        }
        next.append(count)
      }
      (before, row) = (row, next)
      // A swap can use the row before, which is at most one better.
      guard (next.min() ?? 0) <= limit + 1 else { return nil }
    }
    return row[other.count] <= limit ? row[other.count] : nil
  }
}
