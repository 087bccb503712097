import FocusGeometry
import Testing

@testable import HaloLocalization

/// The choice of languages and formats by the environment.
struct LanguagePreferenceTests {
  @Test(
    arguments: [
      ([:], ["en"]),
      (["LANG": "C"], ["en"]),
      (["LANG": "C.UTF-8"], ["en"]),
      (["LANG": "POSIX", "LANGUAGE": "de"], ["en"]),
      (["LANGUAGE": "de"], ["en"]),
      (["LANG": "de_DE.UTF-8"], ["de_DE", "de", "en"]),
      (["LANG": "de_AT"], ["de_AT", "de", "en"]),
      (["LANG": "ar"], ["ar", "en"]),
      (["LANG": "ca_ES.UTF-8@valencia"], ["ca_ES@valencia", "ca_ES", "ca@valencia", "ca", "en"]),
      (["LANG": "de_DE", "LC_MESSAGES": "es_ES"], ["es_ES", "es", "en"]),
      (["LANG": "de_DE", "LC_MESSAGES": "es_ES", "LC_ALL": "ja_JP"], ["ja_JP", "ja", "en"]),
      (["LANG": "de_DE", "LC_MESSAGES": "", "LC_ALL": ""], ["de_DE", "de", "en"]),
      (["LANG": "de_DE", "LANGUAGE": "es:ar_EG"], ["es", "ar_EG", "ar", "en"]),
      (["LANG": "de_DE", "LANGUAGE": "en_GB:de"], ["en_GB", "en"]),
      (["LANG": "de_DE", "LANGUAGE": "es:C:de"], ["es", "en"]),
      (["LANG": "de_DE", "LANGUAGE": ""], ["de_DE", "de", "en"]),
      (["LANG": "../../etc"], ["en"]),
    ] as [([String: String], [String])])
  func `the environment names the languages as gettext reads it`(
    environment: [String: String], expected: [String]
  ) {
    #expect(LanguagePreferences { environment[$0] }.languages == expected)
  }

  @Test func `numbers and dates have locales of their own`() {
    let environment = ["LANG": "de_DE.UTF-8", "LC_NUMERIC": "es_ES", "LC_TIME": "en_GB.UTF-8"]
    let preferences = LanguagePreferences { environment[$0] }
    #expect(preferences.numbers == "es_ES")
    #expect(preferences.dates == nil)
    let all = ["LANG": "de_DE.UTF-8", "LC_NUMERIC": "es_ES", "LC_ALL": "C"]
    #expect(LanguagePreferences { all[$0] } == LanguagePreferences(languages: []))
  }

  @Test(
    arguments: [
      (["ar_EG"], "ar", .rightToLeft), (["de_AT"], "de", .leftToRight),
      (["fr", "ar"], "ar", .rightToLeft), (["he"], "en", .leftToRight),
      (["en", "ar"], "en", .leftToRight), ([], "en", .leftToRight),
    ] as [([String], String, LayoutDirection)])
  func `the direction is that of the first language with translations`(
    languages: [String], language: String, direction: LayoutDirection
  ) {
    let localization = Localization(languages: languages)
    #expect(localization.language == language)
    #expect(localization.layoutDirection == direction)
  }
}
