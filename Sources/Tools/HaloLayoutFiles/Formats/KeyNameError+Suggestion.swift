import HaloHosting
import HaloSourceText

extension KeyNameError {
  /// The error in one line, with a similar name if there is one, otherwise with the names that are
  /// accepted.
  package var problem: String {
    similarName.map { "unknown key “\(name)”; did you mean “\($0)”?" } ?? description
  }

  /// The name with each unknown part replaced by a similar one; nil if that is no name either.
  private var similarName: String? {
    let parts = name.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    // Nobody holds more keys at once.
    guard parts.count <= 6 else { return nil }
    var similar: [String] = []
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      let isKnown =
        isLast ? (try? Key(name: part)) != nil : Key.namesOfHeldKeys.contains(part.lowercased())
      let names = isLast ? Key.commonNames : Key.namesOfHeldKeys
      guard let word = isKnown ? part : part.nearest(among: names) else { return nil }
      similar.append(word)
    }
    let result = similar.joined(separator: "+")
    return (try? Key(name: result)) == nil ? nil : result
  }
}
