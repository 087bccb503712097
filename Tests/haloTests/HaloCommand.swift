import GoldenTesting
import SceneGraph
import Synchronization

@testable import halo

/// The command line inside of the tests' own process: for what a command says and makes, where the
/// process itself is not what is tested.
@MainActor
enum HaloCommand {
  private final class Record: Sendable {
    let text = Mutex("")
  }

  /// Runs it to its end, with the test fonts.
  static func run(
    _ arguments: [String], environment: [String: String] = [:]
  ) -> HaloProgram.Result {
    TestFonts.pin()
    let (output, errors) = (Record(), Record())
    let terminal = Terminal(
      output: { text in output.text.withLock { $0 += text } },
      errors: { text in errors.text.withLock { $0 += text } })
    let code = Terminal.$current.withValue(terminal) {
      Halo.run(arguments, environment: environment)
    }
    return HaloProgram.Result(
      status: code.rawValue, output: output.text.withLock { $0 },
      errors: errors.text.withLock { $0 })
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
