import ArgumentParser
import Foundation
import HaloXlibHost

/// The command `halo attach`.
struct Attach: DocumentedCommand {
  static let configuration = CommandConfiguration(
    abstract: "Open the instruments of a program that is running.",
    usage: "halo attach <program>", discussion: manual.text)

  static let manual = CommandManual(
    """
    The panel of the instruments opens in the window of halo demo, or of another program that uses \
    Halo and was not started with HALO_INSTRUMENTS=0. The program has to be on the same X server.
    """,
    examples: [("Open the instruments of a program", "halo attach 4242")],
    sections: [
      .exitStatus([
        0: "The instruments are open.",
        1:
          "The program has no such window, has several, or does not answer; or there is no X server.",
      ])
    ])

  @Argument(help: "The program's process ID, or the number of its window, such as 0x1a00007.")
  var program: String

  private var window: UInt? {
    program.hasPrefix("0x") ? UInt(program.dropFirst(2), radix: 16) : nil
  }

  func validate() throws {
    guard window != nil || Int(program).map({ $0 > 0 }) == true else {
      throw ValidationError("expected a process ID, or a window such as 0x1a00007")
    }
  }

  func run() throws { try MainActor.assumeIsolated { try attach() } }

  @MainActor
  private func attach() throws {
    let all = try InstrumentedWindow.all()
    let found = all.filter { $0.id == window || window == nil && $0.process == Int(program) }
    guard let first = found.first else {
      let others = all.map { "\($0.process) (\($0.title))" }.joined(separator: ", ")
      throw CommandError(
        "\(program) has no window that shows instruments; "
          + (others.isEmpty ? "no program has one" : "these programs have one: \(others)"))
    }
    guard found.count == 1 else {
      let names = found.map { "0x\(String($0.id, radix: 16)) (\($0.title))" }
      throw CommandError(
        "\(program) has several windows; choose \(names.joined(separator: " or "))")
    }
    guard first.showInstruments(within: 5) else { throw CommandError("\(program) does not answer") }
  }
}
