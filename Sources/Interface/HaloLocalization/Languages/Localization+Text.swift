import Foundation

extension Localization {
  /// Returns a text in the language of the user.
  ///
  /// Text and context have to be literals, so that programs can collect them for translators.
  ///
  /// - Parameters:
  ///   - english: the text, with `%1` to `%9` in place of values.
  ///   - context: a few words for translators where the same English words have several meanings.
  ///   - values: the values; a translation may have them in another order.
  /// - Returns: the English text if it is not translated.
  public static func text(
    _ english: String, context: String? = nil, _ values: String...
  ) -> String {
    let text = current.translation(of: english, context: context) ?? english
    return values.isEmpty ? text : text.filled(with: values)
  }

  /// Returns a text about a number of things, with the number as `%1`.
  ///
  /// - Parameters:
  ///   - one: the English text for the number 1.
  ///   - context: a few words for translators where the same English words have several meanings.
  ///   - many: the English text for any other number.
  ///   - count: the number.
  /// - Returns: one of the English texts if it is not translated.
  public static func text(
    _ one: String, context: String? = nil, plural many: String, count: Int
  ) -> String {
    let text = current.translation(of: one, for: count, context: context)
    return (text ?? (count == 1 ? one : many)).filled(with: [number(count)])
  }

  // MARK: Numbers

  /// Returns a number as people write it; in English without separators of thousands.
  public static func number(_ value: Int) -> String {
    let localization = current
    guard !localization.hasPlainNumbers else { return "\(value)" }
    return value.formatted(.number.locale(localization.numberLocale))
  }

  /// Returns a number as people write it.
  public static func number(_ value: Double) -> String {
    let localization = current
    guard !localization.hasPlainNumbers else { return value.formatted() }
    return value.formatted(.number.locale(localization.numberLocale))
  }

  /// Returns a share in percent, 100 for the whole.
  public static func percent(_ value: Int) -> String {
    let localization = current
    guard !localization.hasPlainNumbers else { return "\(value) %" }
    return value.formatted(.percent.locale(localization.numberLocale))
  }
}

extension String {
  /// Returns the text with values in place of `%1`, `%2` and so on; a number without value stays.
  func filled(with values: [String]) -> String {
    var filled = ""
    var rest = self[...]
    while let sign = rest.firstIndex(of: "%") {
      filled += rest[..<sign]
      let next = rest.index(after: sign)
      let digit = next < rest.endIndex ? rest[next].wholeNumberValue ?? 0 : 0
      if values.indices.contains(digit - 1), rest[next].isASCII {
        filled += values[digit - 1]
        rest = rest[rest.index(after: next)...]
      } else {
        filled += "%"
        rest = rest[next...]
      }
    }
    return filled + rest
  }
}
