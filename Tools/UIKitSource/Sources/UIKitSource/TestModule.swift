import SwiftParser
import SwiftSyntax

/// The tests of a program in the form in which they are built: with the locations of the originals,
/// and with an entry point.
public struct TestModule: Sendable {
  /// The files, each of which contains the location of its original.
  ///
  /// Thus `#filePath` is a path of the original folder, which contains reference texts and
  /// pictures, and failures and compiler errors are reported at the original lines.
  public let files: [SourceFile]
  /// The entry point of the tests: the package's file `Tests/XCTMain.swift`.
  public let entryPoint: String
  /// Whether there is an XCTest test.
  public let hasXCTest: Bool

  /// Creates the module.
  ///
  /// - Parameters:
  ///   - files: the files of the tests, made ready.
  ///   - name: the name of the module.
  ///   - folder: the path of the original folder, without quotation marks and backslashes.
  ///   - platform: the platform whose branches of `#if` are compiled.
  public init(_ files: [SourceFile], name: String, folder: String, platform: Platform) {
    self.files = files.map { file in
      var text = file.text
      if text.hasPrefix("\u{FEFF}") { text.removeFirst() }
      // The files have other names than the originals, since the compiler tells a module's files
      // apart by their names alone.
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

  /// Returns an entry point that lists the XCTest tests; those of Swift Testing are found at run
  /// time.
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
  /// The tests as XCTest takes them, one in each line; XCTest calls synchronous ones on the main
  /// thread.
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
