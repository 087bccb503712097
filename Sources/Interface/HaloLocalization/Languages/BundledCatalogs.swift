import Foundation

/// The translations of Halo's own texts.
enum BundledCatalogs {
  /// The environment variable with a folder whose catalogues replace those of Halo: `de.po`, or
  /// `de/LC_MESSAGES/halo.mo`.
  static let folderVariable = "HALO_LOCALE_DIR"

  /// The name of Halo's catalogues among those of other programs.
  private static let domain = "halo"

  /// Returns the catalogues of a language, those that replace others first.
  ///
  /// A file that is malformed counts as missing; `msgfmt --check` tells what is wrong with it.
  static func catalogs(for language: String) -> [MessageCatalog] {
    let chosen = ProcessInfo.processInfo.environment[folderVariable] ?? ""
    let folder = URL(fileURLWithPath: chosen.isEmpty ? "/usr/share/locale" : chosen)
    let replacement = CatalogFolder(folder, domain: domain).files(for: language).lazy
      .compactMap { try? MessageCatalog(contentsOf: $0) }.first
    let bundled = source(of: language).flatMap {
      try? MessageCatalog(source: String(decoding: $0, as: UTF8.self))
    }
    return [replacement, bundled].compactMap(\.self)
  }

  /// The languages of the catalogues that are compiled in.
  static let languages = ["ar", "de", "es", "ja"]

  private static func source(of language: String) -> [UInt8]? {
    switch language {
    case "ar": PackageResources.ar_po
    case "de": PackageResources.de_po
    case "es": PackageResources.es_po
    case "ja": PackageResources.ja_po
    default: nil
    }
  }
}

/// A folder with catalogues of gettext.
struct CatalogFolder {
  private let folder: URL
  private let domain: String

  init(_ folder: URL, domain: String) { (self.folder, self.domain) = (folder, domain) }

  /// Returns the files of a language that exist, as translators keep them or as they are installed.
  func files(for language: String) -> [URL] {
    let installed = "\(language)/LC_MESSAGES/\(domain)"
    return ["\(language).po", "\(language).mo", "\(installed).mo", "\(installed).po"]
      .map { folder.appendingPathComponent($0) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
  }
}
