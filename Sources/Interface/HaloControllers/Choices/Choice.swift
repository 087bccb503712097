import Foundation

/// Something that a panel of full keyboard access offers.
@MainActor
struct Choice {
  /// The title that a person looks for.
  var name: String
  /// A word that says more about it; nil: nothing to add.
  var detail: String?
  /// The action of Return.
  var choose: @MainActor () -> Void
}

extension [Choice] {
  /// Those in whose name a word begins with what is typed, then others that hold it somewhere, each
  /// in their order; without regard to case and accents.
  @MainActor
  func matching(_ typed: String) -> [Choice] {
    let query = typed.trimmingCharacters(in: .whitespaces)
    guard !query.isEmpty else { return self }
    let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
    func begins(_ name: String) -> Bool {
      var rest = name[...]
      while let found = rest.range(of: query, options: options) {
        let before = name[..<found.lowerBound].last
        if before?.isLetter != true, before?.isNumber != true { return true }
        rest = rest[rest.index(after: found.lowerBound)...]
      }
      return false
    }
    let found = filter { $0.name.range(of: query, options: options) != nil }
    return found.filter { begins($0.name) } + found.filter { !begins($0.name) }
  }
}
