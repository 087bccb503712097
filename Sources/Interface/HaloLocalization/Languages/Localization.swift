import FocusGeometry
import Foundation
import Synchronization

/// The texts of the library and of the program in the language of the user.
///
/// Texts are looked up by their English originals when a view is created, so languages and
/// catalogues have to be set before the first window.
public struct Localization: Sendable {
  /// The languages in the order of preference, each with its more general forms (`de_AT`, `de`);
  /// the last is English, in which the texts are written.
  public let languages: [String]
  private let numbers: String?
  private let dates: String?
  /// The catalogues of each language, in the order of ``languages``; earlier ones replace later
  /// ones.
  private var catalogs: [[MessageCatalog]]

  // MARK: Creation

  /// Creates the texts in languages, named as in `LANG`, the preferred one first.
  ///
  /// Numbers and dates are written as in the first language.
  public init(languages: [String]) { self.init(LanguagePreferences(languages: languages)) }

  /// Creates the texts for the environment's `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG`; numbers
  /// follow `LC_NUMERIC`, dates `LC_TIME`.
  public init(environment: [String: String]) {
    self.init(LanguagePreferences { environment[$0] })
  }

  private init(_ preferences: LanguagePreferences) {
    languages = preferences.languages
    (numbers, dates) = (preferences.numbers, preferences.dates)
    catalogs = languages.map { language in
      // No file is looked for if the texts stay as they are.
      Self.isEnglish(language) ? [] : BundledCatalogs.catalogs(for: language)
    }
  }

  // MARK: The program's

  /// The texts of the program, at first those for its environment.
  public static var current: Localization {
    get { scope.get() ?? shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }

  private static let shared = Mutex(
    Localization(LanguagePreferences { getenv($0).map { String(cString: $0) } }))
  private static let scope = TaskLocal<Localization?>(wrappedValue: nil)

  /// Performs `actions`, during which these texts are the current ones, for this task alone.
  public func performAsCurrent<Result>(_ actions: () throws -> Result) rethrows -> Result {
    try Self.scope.withValue(self, operation: actions)
  }

  // MARK: Catalogues

  /// Adds translations, which replace those of the same texts, Halo's own included.
  ///
  /// - Parameters:
  ///   - catalog: the translations.
  ///   - language: their language, such as `de`; a language that is not among ``languages`` has no
  ///     effect. Translations into `en` replace English texts.
  public mutating func add(_ catalog: MessageCatalog, language: String) {
    guard let index = languages.firstIndex(of: language) else { return }
    catalogs[index].insert(catalog, at: 0)
  }

  /// Adds the translations in a folder: `LANGUAGE.po`, `LANGUAGE.mo`, or the same below
  /// `LANGUAGE/LC_MESSAGES`, named after `domain`.
  ///
  /// Only files of ``languages`` are read.
  ///
  /// - Throws: ``MessageCatalogError`` for a malformed file, an error of Foundation for one that
  ///   cannot be read.
  public mutating func add(
    contentsOf folder: URL, domain: String = ProcessInfo.processInfo.processName
  ) throws {
    for language in languages {
      for file in CatalogFolder(folder, domain: domain).files(for: language) {
        add(try MessageCatalog(contentsOf: file), language: language)
      }
    }
  }

  // MARK: The language in use

  /// The first of ``languages`` with translations; `en` if there are none.
  public var language: String {
    zip(languages, catalogs).first { !$1.isEmpty }?.0 ?? "en"
  }

  /// The direction in which ``language`` is written.
  public var layoutDirection: LayoutDirection {
    let language = language
    guard !Self.isEnglish(language) else { return .leftToRight }
    let name = language.prefix { $0 != "@" }
    let direction = Locale.Language(identifier: String(name)).characterDirection
    return direction == .rightToLeft ? .rightToLeft : .leftToRight
  }

  private static func isEnglish(_ language: String) -> Bool {
    language.prefix { $0.isLetter } == "en"
  }

  /// The locale of numbers.
  public var numberLocale: Locale { numbers.map(Locale.init(identifier:)) ?? .current }

  /// The locale of dates.
  public var dateLocale: Locale { dates.map(Locale.init(identifier:)) ?? .current }

  /// Whether numbers are written as in Halo's English texts, without separators of thousands.
  var hasPlainNumbers: Bool { numbers == nil }

  // MARK: Look-up

  /// Returns the translation of an English text in a context; nil if there is none.
  public func translation(of text: String, context: String? = nil) -> String? {
    first { $0.translation(of: text, context: context) }
  }

  /// Returns the translation of an English text in the plural form for a number; nil if there is
  /// none.
  public func translation(of text: String, for number: Int, context: String? = nil) -> String? {
    first { $0.translation(of: text, for: number, context: context) }
  }

  private func first(_ find: (MessageCatalog) -> String?) -> String? {
    for group in catalogs {
      for catalog in group {
        if let found = find(catalog) { return found }
      }
    }
    return nil
  }
}
