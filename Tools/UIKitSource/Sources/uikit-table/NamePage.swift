import Foundation
import UIKitTable

/// The page as it should be.
struct NamePage {
  let text: String

  /// Reads the modules `UIKit` and `TVUIKit`, and the rooms that `UIKit` exports.
  init(sources: URL) throws {
    let module = try Self.files(of: "UIKit", in: sources)
    let rooms = try Self.exports(in: sources).flatMap { try Self.files(of: $0, in: sources) }
    let table = NameTable(module: module, rooms: rooms)
    var text = """
      # UIKit's names

      Every name that `import UIKit` gives, what it is called in Halo, and the names that are not there.

      <!-- Scripts/uikit-table writes this page. -->

      ## Overview

      What has no name of Halo's is declared for programs of UIKit alone. A class that is not open \
      cannot be subclassed; a struct is a value, also where UIKit has a class.

      \(table.namesText)
      """
    if let television = try? Self.files(of: "TVUIKit", in: sources) {
      let table = NameTable(module: television, rooms: module + rooms)
      text += "\n## TVUIKit\n\n\(table.namesText)"
      if !table.refusalsText.isEmpty { text += "\n### Not there\n\n\(table.refusalsText)" }
    }
    text += "\n## Not there\n\nThe compiler says what to do instead.\n\n\(table.refusalsText)"
    self.text = text
  }

  /// The text of each Swift file of a module, by path.
  private static func files(of module: String, in sources: URL) throws -> [String] {
    let folder = sources.appendingPathComponent(module)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
  }

  /// The rooms whose names a program of UIKit has, too.
  private static func exports(in sources: URL) throws -> [String] {
    let file = sources.appendingPathComponent("UIKit/Exports.swift")
    let prefix = "@_exported import "
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
      .filter {
        FileManager.default.fileExists(atPath: sources.appendingPathComponent($0).path)
      }
  }
}
