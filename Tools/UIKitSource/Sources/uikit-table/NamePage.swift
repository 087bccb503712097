import Foundation
import UIKitSource
import UIKitTable

/// The up-to-date text of the page.
struct NamePage {
  let text: String

  /// Reads the modules `UIKit` and `TVUIKit`, and the modules that `UIKit` exports.
  ///
  /// - Parameter checkout: the folder of the package `halo`.
  /// - Throws: an error of Foundation for a module or file that cannot be read.
  init(checkout: URL) throws {
    let folders = ModuleFolders(checkout: checkout)
    let module = try Self.files(in: folders.folder(of: "UIKit"))
    let exports = try Self.exports(of: folders).flatMap { try Self.files(in: $0) }
    let table = NameTable(module: module, exports: exports)
    var text = """
      # UIKit's names

      All names that `import UIKit` provides, their names in Halo, and the names that are missing.

      <!-- Scripts/uikit-table writes this page. -->

      ## Overview

      A name without a name in Halo is declared for UIKit programs only. A class that is not open \
      cannot be subclassed; a struct is a value, even where UIKit has a class.

      \(table.namesText)
      """
    let television = NameTable(
      module: try Self.files(in: folders.folder(of: "TVUIKit")), exports: module + exports)
    text += "\n## TVUIKit\n\n\(television.namesText)"
    if !television.refusalsText.isEmpty {
      text += "\n### Missing names\n\n\(television.refusalsText)"
    }
    text += "\n## Missing names\n\nThe compiler says what to use instead.\n\n\(table.refusalsText)"
    self.text = text
  }

  /// Returns the text of each Swift file of a module, by path.
  private static func files(in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
  }

  /// The folders of the modules whose names a program of UIKit has, too: those that `UIKit` exports,
  /// and those that these export in turn.
  private static func exports(of folders: ModuleFolders) throws -> [URL] {
    let prefix = "@_exported import "
    var (found, waiting): ([String], [String]) = ([], ["UIKit"])
    while let module = waiting.popLast() {
      let file = try folders.folder(of: module).appendingPathComponent("Exports.swift")
      guard FileManager.default.fileExists(atPath: file.path) else { continue }
      let names = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
      for name in names where folders.names.contains(name) && !found.contains(name) {
        found.append(name)
        waiting.append(name)
      }
    }
    return try found.map(folders.folder)
  }
}
