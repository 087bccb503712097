import SwiftParser
import SwiftSyntax

/// The names that a module provides, their meanings in Halo, and the names that are missing.
public struct NameTable {
  /// A name and its meaning.
  struct Row: Equatable {
    let name: String
    /// The type's own name; equals `name` for a type that the module itself declares.
    let original: String
    let kind: String
    let sentence: String
  }

  /// The rows, sorted by name.
  let rows: [Row]
  /// The types and members that cannot be used, with the compiler's messages; sorted by name.
  let refusals: [(name: String, refusal: String)]

  /// Reads source.
  ///
  /// - Parameters:
  ///   - module: the text of each file of the module.
  ///   - exports: the text of each file of the modules that it exports.
  public init(module: [String], exports: [String]) {
    let own = PublicNameReader()
    for text in module { own.walk(Parser.parse(source: text)) }
    let others = PublicNameReader()
    for text in exports { others.walk(Parser.parse(source: text)) }
    let known = Dictionary(
      (own.names + others.names).filter { $0.refusal == nil }.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
    let named = own.names.filter { !$0.name.contains(".") }
    rows = named.filter { $0.refusal == nil && Self.isOfUIKit($0.name) }.map { name in
      Row(name, known)
    }.sorted { $0.name < $1.name }
    refusals =
      (named.compactMap { name in name.refusal.map { (name.name, $0) } }
      + own.refusedMembers).sorted { $0.name < $1.name }
  }

  /// Returns whether a name has the prefix of UIKit or of a framework that it includes.
  private static func isOfUIKit(_ name: String) -> Bool {
    ["UI", "NS", "CA", "CG", "CF", "TV"].contains { name.hasPrefix($0) }
  }

  /// The available names, as a table in Markdown.
  public var namesText: String {
    table(["in UIKit", "in Halo", "is", "what it is"], rows.map(\.cells))
  }

  /// The missing names, as a table in Markdown.
  public var refusalsText: String {
    table(["in UIKit", "what the compiler says"], refusals.map { ["`\($0.name)`", $0.refusal] })
  }

  private func table(_ titles: [String], _ rows: [[String]]) -> String {
    ([titles, titles.map { _ in "---" }] + rows).map { cells in
      "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
    }.joined()
  }
}

extension NameTable.Row {
  /// Creates a row; follows other names as far as they are known.
  fileprivate init(_ name: PublicName, _ known: [String: PublicName]) {
    var last = name
    var seen: Set<String> = []
    while let original = last.original, seen.insert(original).inserted, let next = known[original] {
      last = next
    }
    // A type from another module is shown, the type of a closure is not.
    let original = last.original.flatMap { $0.allSatisfy(\.isLetter) ? $0 : nil } ?? last.name
    self.init(
      name: name.name, original: original, kind: last.kind.rawValue,
      sentence: (name.sentence.isEmpty ? last : name).word)
  }

  fileprivate var cells: [String] {
    ["`\(name)`", name == original ? "" : "`\(original)`", kind, sentence]
  }
}

extension PublicName {
  /// The first sentence without the UIKit name and without links.
  fileprivate var word: String {
    var text = sentence.replacing("``", with: "`")
    if let end = text.firstRange(of: ": UIKit's `") ?? text.firstRange(of: ", UIKit's `") {
      text = String(text[..<end.lowerBound])
    }
    while text.hasSuffix(".") || text.hasSuffix(":") { text.removeLast() }
    return text
  }
}
