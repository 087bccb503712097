import Foundation
import Testing
import XCTest

/// Runs the tests; the package manager recognises the file by its name.
///
/// Without such a file the package manager writes one, for which it looks for XCTest tests in an
/// index of all source files. There are none, and making the index takes a quarter of the build.
/// With such a file it runs tests of Swift Testing only when it is told to.
@main
struct EntryPoint {
  static func main() async {
    let words = CommandLine.arguments
    if words.contains("--dump-tests-json") { XCTMain([]) }
    let library = words.firstIndex(of: "--testing-library").map { words.dropFirst($0 + 1).first }
    guard library == "swift-testing" else {
      let line = "Halo: run Scripts/test, or swift test --enable-swift-testing --disable-xctest\n"
      FileHandle.standardError.write(Data(line.utf8))
      exit(EXIT_FAILURE)
    }
    await Testing.__swiftPMEntryPoint() as Never
  }
}
