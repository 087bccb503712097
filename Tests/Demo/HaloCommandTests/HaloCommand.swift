import HaloGoldenTesting
import HaloSceneGraph
import Synchronization

@testable import HaloCommand

/// Runs commands inside the tests' own process, for tests of what they print and write.
@MainActor
enum HaloCommand {
  private final class Record: Sendable {
    let bytes = Mutex<[UInt8]>([])

    func add(_ bytes: some Sequence<UInt8>) { self.bytes.withLock { $0 += bytes } }
  }

  /// Runs a command to its end, with the test fonts.
  static func run(
    _ arguments: [String], environment: [String: String] = [:]
  ) -> HaloProgram.Result {
    TestFonts.pin()
    let (output, errors) = (Record(), Record())
    let terminal = Terminal(
      output: { output.add($0) }, errors: { errors.add($0.utf8) })
    let code = Terminal.$current.withValue(terminal) {
      Halo.run(arguments, environment: environment)
    }
    return HaloProgram.Result(
      status: code.rawValue, bytes: output.bytes.withLock { $0 },
      errors: String(decoding: errors.bytes.withLock { $0 }, as: UTF8.self))
  }
}

extension [String] {
  /// The arguments with the file of `-o` inside `folder`, unless its path is absolute.
  func writing(into folder: String) -> [String] {
    zip([""] + self, self).map { before, word in
      before == "-o" && word != "-" && !word.hasPrefix("/") ? "\(folder)/\(word)" : word
    }
  }
}
