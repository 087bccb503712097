import Foundation
import HaloLayoutFiles
import HaloSourceText

/// The rows with all statements, in the order of the documents.
package struct Coverage: Sendable {
  package let rows: [CoverageRow]

  /// Reads the rows that are compiled in.
  ///
  /// - Parameter examples: the folder with the layouts that rows name.
  /// - Throws: `SourceError`, or `SourceErrors` for several.
  package init(examples: String) throws {
    try self.init(CoverageFile.all, examples: examples)
  }

  /// Reads the rows of files.
  ///
  /// - Parameters:
  ///   - files: the files in the order of their rows.
  ///   - examples: the folder with the layouts that rows name.
  /// - Throws: `SourceError`, or `SourceErrors` for several.
  init(_ files: [CoverageFile], examples: String) throws {
    var rows: [CoverageRow] = []
    var mistakes = SourceMistakes()
    for file in files {
      let values = try mistakes.attempt {
        try YAMLDocument(file: "\(examples)/\(file.name)", text: file.text).value
          .list(of: "a list of rows")
      }
      for value in values ?? [] {
        let index = rows.count { $0.document == file.document } + 1
        let row = try mistakes.attempt {
          try CoverageRow(value, file.document, at: index, number: rows.count + 1)
        }
        if let row { rows.append(row) }
      }
    }
    try mistakes.check()
    self.rows = rows
  }

  /// Returns the rows of a choice in the option `--rows`.
  ///
  /// - Parameter choice: numbers such as `3` or `1-20`, counted through all documents, or the name
  ///   of a document such as `talk`; nil for all rows.
  /// - Returns: the rows; nil for a choice that is none of these or that no row has.
  package func rows(chosen choice: String?) -> [CoverageRow]? {
    guard let choice else { return rows }
    if let document = CoverageDocument(rawValue: choice) {
      return rows.filter { $0.document == document }
    }
    let ends = choice.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2, first >= 1,
      first <= last, last <= rows.count
    else { return nil }
    return Array(rows[(first - 1)..<last])
  }
}

/// A file with rows of one document.
struct CoverageFile: Sendable {
  var name: String
  var document: CoverageDocument
  var text: String

  init(name: String, _ document: CoverageDocument, text: String) {
    (self.name, self.document, self.text) = (name, document, text)
  }

  private init(_ name: String, _ document: CoverageDocument, _ bytes: [UInt8]) {
    self.init(name: "\(name).yaml", document, text: String(decoding: bytes, as: UTF8.self))
  }

  /// The files that are compiled in, in the order of their rows.
  static var all: [CoverageFile] {
    [
      CoverageFile("talk-focusable", .talk, PackageResources.talk_focusable_yaml),
      CoverageFile("talk-looks", .talk, PackageResources.talk_looks_yaml),
      CoverageFile("talk-selection", .talk, PackageResources.talk_selection_yaml),
      CoverageFile("talk-groups", .talk, PackageResources.talk_groups_yaml),
      CoverageFile("talk-responders", .talk, PackageResources.talk_responders_yaml),
      CoverageFile("focus", .focus, PackageResources.focus_yaml),
      CoverageFile("keyboards", .keyboards, PackageResources.keyboards_yaml),
      CoverageFile("guides", .guides, PackageResources.guides_yaml),
      CoverageFile("order", .order, PackageResources.order_yaml),
    ]
  }
}
