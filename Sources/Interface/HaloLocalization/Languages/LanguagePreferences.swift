/// The languages and formats that the environment asks for, by the rules of POSIX and gettext.
struct LanguagePreferences: Equatable {
  /// The languages, the preferred one first, each followed by its more general forms (`de_AT`,
  /// `de`); English, in which the texts are written, is the last.
  var languages: [String] = []
  /// The locale of numbers; nil for that of English texts.
  var numbers: String?
  /// The locale of dates; nil for that of English texts.
  var dates: String?

  /// Creates the preferences for languages; numbers and dates are those of the first.
  init(languages: [String]) {
    for name in languages {
      guard let locale = LocaleName(name) else { continue }
      add(locale)
      if locale.isEnglish { break }
    }
    if !self.languages.contains("en") { self.languages.append("en") }
    numbers = Self.format(languages.first)
    dates = numbers
  }

  /// Reads the environment: `LC_ALL`, otherwise `LC_MESSAGES`, otherwise `LANG` names the locale,
  /// and `LANGUAGE` lists languages to prefer, unless the locale is C or POSIX (GNU gettext manual,
  /// “Setting the LANGUAGE Variable”).
  init(environment: (String) -> String?) {
    func value(_ names: String...) -> String? {
      for name in names {
        if let value = environment(name), !value.isEmpty { return value }
      }
      return nil
    }
    let messages = value("LC_ALL", "LC_MESSAGES", "LANG")
    let isTranslated = messages.flatMap(LocaleName.init).map { !$0.isPortable } ?? false
    let list = isTranslated ? value("LANGUAGE") ?? messages : nil
    self.init(languages: list?.split(separator: ":").map(String.init) ?? [])
    numbers = Self.format(value("LC_ALL", "LC_NUMERIC", "LANG"))
    dates = Self.format(value("LC_ALL", "LC_TIME", "LANG"))
  }

  private mutating func add(_ locale: LocaleName) {
    for name in locale.isPortable ? ["en"] : locale.forms where !languages.contains(name) {
      languages.append(name)
    }
  }

  private static func format(_ name: String?) -> String? {
    name.flatMap(LocaleName.init).flatMap { $0.isEnglish ? nil : $0.identifier }
  }
}

/// The name of a locale: `language_TERRITORY.codeset@modifier`.
private struct LocaleName {
  let language: String
  let territory: String?
  let modifier: String?

  /// Reads a name; nil unless it consists of ASCII letters, digits, hyphens and the separators, as
  /// it becomes part of the names of files.
  init?(_ name: String) {
    let parts = name.split(separator: "@", maxSplits: 1)
    let place = parts.first?.split(separator: ".", maxSplits: 1).first?
      .split(separator: "_", maxSplits: 1).map(String.init)
    guard let place, let language = place.first else { return nil }
    self.language = language
    territory = place.count > 1 ? place[1] : nil
    modifier = parts.count > 1 ? String(parts[1]) : nil
    func isPlain(_ character: Character) -> Bool {
      character.isASCII && (character.isLetter || character.isNumber || character == "-")
    }
    guard [language, territory, modifier].compactMap(\.self).joined().allSatisfy(isPlain) else {
      return nil
    }
  }

  /// Whether it is the locale that every system has, in which nothing is translated.
  var isPortable: Bool { language == "C" || language == "POSIX" }
  /// Whether texts need no translation.
  var isEnglish: Bool { isPortable || language == "en" }
  var identifier: String { [language, territory].compactMap(\.self).joined(separator: "_") }

  /// The name without codeset, and the more general ones.
  var forms: [String] {
    let names = territory == nil ? [language] : [identifier, language]
    return names.flatMap { name in modifier.map { ["\(name)@\($0)", name] } ?? [name] }
  }
}
