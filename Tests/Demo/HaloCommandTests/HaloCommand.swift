import HaloGoldenTesting
import HaloSceneGraph
import Synchronization

@testable import HaloCommand

/// The command line inside of the tests' own process: for what a command says and makes, where the
/// process itself is not what is tested.
@MainActor
enum HaloCommand {
  private final class Record: Sendable {
    let bytes = Mutex<[UInt8]>([])

    func add(_ bytes: some Sequence<UInt8>) { self.bytes.withLock { $0 += bytes } }
  }

  /// Runs it to its end, with the test fonts.
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
  /// With what `-o` names inside of `folder`, unless it is somewhere for certain.
  func writing(into folder: String) -> [String] {
    zip([""] + self, self).map { before, word in
      before == "-o" && !word.hasPrefix("/") ? "\(folder)/\(word)" : word
    }
  }
}
