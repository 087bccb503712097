import Foundation

/// An item in a panel of full keyboard access.
@MainActor
struct Choice {
  /// The title by which the user finds the choice.
  var name: String
  /// A secondary text; nil for none.
  var detail: String?
  /// The action of Return.
  var choose: @MainActor () -> Void
}

extension [Choice] {
  /// Returns the choices with a word that begins with the typed text, followed by those that
  /// contain it elsewhere, each in their order.
  ///
  /// Case and diacritics are ignored.
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
