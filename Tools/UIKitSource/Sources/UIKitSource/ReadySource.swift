import SwiftOperators
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A folder of UIKit source as it compiles on Linux.
public struct ReadySource: Sendable {
  /// The files, in the order given and with as many lines as before.
  public let files: [SourceFile]
  /// What could not be made ready or should be known, by place.
  public let findings: [Finding]

  /// Makes files ready that are compiled together, as one module.
  ///
  /// Nothing but what Linux needs differs afterwards: what is for Objective-C goes, `#selector`
  /// becomes the name of the method, and a class offers its actions by a table of responses. What
  /// was made ready before stays as it is. A file that is no Swift is reported and stays as it is.
  ///
  /// - Parameters:
  ///   - files: Those of the module.
  ///   - platform: Whose branches of `#if` are compiled.
  ///   - program: The files of another module whose types these know, as tests know a program's;
  ///     only what stands in `files` is made ready, and reported.
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

  /// The file with its operators in order, as far as they are known.
  private static func tree(of text: String) -> SourceFileSyntax {
    let parsed = Parser.parse(source: text)
    guard !parsed.hasError else { return parsed }
    var operators = OperatorTable.standardOperators
    operators.addSourceFile(parsed) { _ in }
    return operators.foldAll(parsed) { _ in }.as(SourceFileSyntax.self) ?? parsed
  }
}

/// What is wrong at a place.
struct Report {
  let position: AbsolutePosition
  let message: String

  init(_ position: AbsolutePosition, _ message: String) {
    self.position = position
    self.message = message
  }
}
