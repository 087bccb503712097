import SwiftParser
import SwiftSyntax

/// The tests of a program, as they are built: with the places of the originals, and with what starts
/// them.
public struct TestModule: Sendable {
  /// The files, each of which says where its original stands.
  ///
  /// So `#filePath` is a path of the original folder, where references of texts and pictures are kept,
  /// and what fails or does not compile is shown at its own line.
  public let files: [SourceFile]
  /// What starts the tests, `Tests/XCTMain.swift` of the package.
  public let entryPoint: String
  /// Whether there is a test of XCTest.
  public let hasXCTest: Bool

  /// The module of these files.
  ///
  /// - Parameters:
  ///   - files: Those of the tests, made ready.
  ///   - name: Of their module.
  ///   - folder: The path of the original folder, without quotation marks and backslashes.
  ///   - platform: Whose branches of `#if` are compiled.
  public init(_ files: [SourceFile], name: String, folder: String, platform: Platform) {
    self.files = files.map { file in
      var text = file.text
      if text.hasPrefix("\u{FEFF}") { text.removeFirst() }
      // Named otherwise, since the compiler tells files of a module apart by their names alone.
      return SourceFile(
        path: file.path.dropLast(".swift".count) + ".copy.swift",
        text: "#sourceLocation(file: \"\(folder)/\(file.path)\", line: 1)\n" + text)
    }
    let reader = TestCaseReader(platform: platform)
    for file in files { reader.walk(Parser.parse(source: file.text)) }
    let cases = reader.testCases
    hasXCTest = !cases.isEmpty
    entryPoint = Self.entryPoint(of: name, cases)
  }

  /// Lists what tests of XCTest there are; those of Swift Testing are found in the program itself.
  ///
  /// Without such a file the package manager would look for them in an index of every source file,
  /// which takes a quarter of the build.
  private static func entryPoint(of name: String, _ cases: [TestCase]) -> String {
    """
    import Foundation
    import Testing
    import XCTest

    @testable import \(name)

    @main
    struct EntryPoint {
      static func main() async {
        let words = CommandLine.arguments
        let library = words.firstIndex(of: "--testing-library").map { words.dropFirst($0 + 1).first }
        if library == "swift-testing" { await Testing.__swiftPMEntryPoint() as Never }
        XCTMain([
    \(cases.map { "      testCase([\n\($0.list)      ]),\n" }.joined())    ])
      }
    }

    """
  }
}

extension TestCase {
  /// Its tests as XCTest takes them, a line each; XCTest calls on the main thread what does not wait.
  fileprivate var list: String {
    tests.map { "        (\"\($0.name)\", \(call(of: $0))),\n" }.joined()
  }

  private func call(of test: Test) -> String {
    let method = "\(name).\(test.name)"
    if test.isAsync { return "asyncTest(\(method))" }
    guard test.isOnMainActor else { return method }
    let word = test.isThrowing ? "try " : ""
    return "{ (test: \(name)) in "
      + "{ \(word)MainActor.assumeIsolated { \(word)test.\(test.name)() } } }"
  }
}
