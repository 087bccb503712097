import Foundation
import Testing

/// Runs the tests; the package manager knows the file by its name.
///
/// It would write such a file itself, and look for tests of XCTest in an index of every
/// source file to do so. There are none, and making the index takes a quarter of the build.
@main
struct EntryPoint {
  static func main() async {
    // Asked for one library after the other.
    let words = CommandLine.arguments
    if let place = words.firstIndex(of: "--testing-library"),
      words.dropFirst(place + 1).first != "swift-testing"
    {
      exit(EXIT_SUCCESS)
    }
    await Testing.__swiftPMEntryPoint() as Never
  }
}
