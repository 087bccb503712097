import SwiftOperators
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A folder of UIKit source that compiles on Linux.
public struct ReadySource: Sendable {
  /// The files, in the given order and with unchanged numbers of lines.
  public let files: [SourceFile]
  /// The findings, by place.
  public let findings: [Finding]

  /// Makes the files of one module ready.
  ///
  /// Only the changes that Linux needs are made: attributes for Objective-C are removed,
  /// `#selector` becomes the name of the method, and a class lists its actions in a table of
  /// responses. Source that is ready already stays the same. A file that is not valid Swift is
  /// reported and stays the same.
  ///
  /// - Parameters:
  ///   - files: the files of the module.
  ///   - platform: the platform whose branches of `#if` are compiled.
  ///   - program: the files of another module whose types these files use, such as the program of
  ///     tests; only `files` are changed and reported.
  public init(
    _ files: [SourceFile], platform: Platform, knowing program: [SourceFile] = []
  ) {
    let trees = files.map { Self.tree(of: $0.text) }
    let known = program.map { Self.tree(of: $0.text) }
    let readable = (trees + known).map { $0.hasError ? Parser.parse(source: "") : $0 }
    let types = FolderTypes(
      reading: readable, ofWhichOwn: trees.count, platform: platform)
    var results: [SourceFile] = []
    var findings: [Finding] = []
    for (index, file) in files.enumerated() {
      let places = SourceLocationConverter(fileName: file.path, tree: trees[index])
      var result = file
      let reported: [Report]
      if trees[index].hasError {
        reported = ParseDiagnosticsGenerator.diagnostics(for: trees[index]).map {
          Report($0.position, "no Swift: \($0.message); mend it in the original")
        }
      } else {
        let rewriter = Rewriter(file: index, types: types, platform: platform)
        rewriter.walk(trees[index])
        result.text = file.text.applying(rewriter.edits)
        reported = rewriter.reports
      }
      results.append(result)
      findings += reported.map { report in
        let place = places.location(for: report.position)
        return Finding(
          path: file.path, line: place.line, column: place.column, message: report.message)
      }
    }
    self.files = results
    self.findings = Set(findings).sorted()
  }

  /// Returns the syntax tree of a text, with operators folded as far as they are known.
  private static func tree(of text: String) -> SourceFileSyntax {
    let parsed = Parser.parse(source: text)
    guard !parsed.hasError else { return parsed }
    var operators = OperatorTable.standardOperators
    operators.addSourceFile(parsed) { _ in }
    return operators.foldAll(parsed) { _ in }.as(SourceFileSyntax.self) ?? parsed
  }
}

/// A problem at a place.
struct Report {
  let position: AbsolutePosition
  let message: String

  init(_ position: AbsolutePosition, _ message: String) {
    self.position = position
    self.message = message
  }
}
