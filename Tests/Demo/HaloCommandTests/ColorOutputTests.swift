import Foundation
import HaloGoldenTesting
import Synchronization
import Testing

@testable import HaloCommand

/// Colours in what commands print, which only terminals get.
@MainActor
struct ColorOutputTests {
  private final class Record: Sendable { let text = Mutex("") }

  /// Runs a command whose output and errors go to a terminal that shows colours.
  private func colored(_ arguments: [String]) -> (output: String, errors: String) {
    TestFonts.pin()
    let (output, errors) = (Record(), Record())
    let terminal = Terminal(
      output: { bytes in output.text.withLock { $0 += String(decoding: bytes, as: UTF8.self) } },
      errors: { text in errors.text.withLock { $0 += text } },
      isOutputColored: { true }, areErrorsColored: { true })
    _ = Terminal.$current.withValue(terminal) { Halo.run(arguments, environment: [:]) }
    return (output.text.withLock { $0 }, errors.text.withLock { $0 })
  }

  /// A text without the escape sequences of colours.
  private func plain(_ text: String) -> String { text.replacing(/\u{1B}\[[0-9;]*m/, with: "") }

  private func folder() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(Scratch.screenWithTinyItem, to: "screen.yaml")
    try scratch.write(
      "layout: screen.yaml\nwalk: [{key: Right, expect: stop}]\n", to: "a.walk.yaml")
    try scratch.write(
      "layout: screen.yaml\nwalk: [{key: Right, expect: tiny}]\n", to: "b.walk.yaml")
    return scratch
  }

  @Test func `a terminal shows the verdicts of walks in colours, and others get none`() throws {
    let scratch = try folder()
    let output = colored(["walk", scratch.path]).output
    #expect(output.contains("\u{1B}[1;32mok\u{1B}[0m    "))
    #expect(output.contains("\u{1B}[1;31mFAIL\u{1B}[0m  "))
    let other = HaloCommand.run(["walk", scratch.path]).output
    #expect(!other.contains("\u{1B}"))
    func lines(_ text: String) -> [Substring] { text.split(separator: "\n").dropLast() }
    #expect(lines(plain(output)) == lines(other))
  }

  @Test func `a terminal shows the severity of findings in colours`() throws {
    let scratch = try folder()
    let file = scratch.path + "/screen.yaml"
    let output = colored(["audit", file]).output
    #expect(output.contains("\u{1B}[1;33mwarning \u{1B}[0m too-small"))
    #expect(plain(output) == HaloCommand.run(["audit", file]).output)
    for format in ["json", "sarif", "junit", "html"] {
      #expect(!colored(["audit", file, "--format", format]).output.contains("\u{1B}[1;"))
    }
    let path = scratch.path + "/report.txt"
    _ = colored(["audit", file, "-o", path])
    #expect(try !String(contentsOfFile: path, encoding: .utf8).contains("\u{1B}"))
  }

  @Test func `a terminal shows the name before a mistake in red`() {
    #expect(
      colored(["zzz"]).errors
        == "\u{1B}[1;31mhalo:\u{1B}[0m there is no command “zzz”; see halo --help\n")
  }

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"),
      "needs script, which comes with bsdutils"),
    arguments: [
      ("TERM=xterm", true), ("TERM=xterm NO_COLOR=", true), ("TERM=xterm NO_COLOR=1", false),
      ("TERM=dumb", false),
    ])
  func `NO_COLOR and a terminal that shows none switch colours off`(
    settings: String, isColored: Bool
  ) throws {
    let result = try Shell.run(
      "env -u NO_COLOR \(settings) script -qec \"'$halo' zzz\" /dev/null </dev/null")
    #expect(result.output.contains("there is no command “zzz”"), "\(result.output)")
    #expect(result.output.contains("\u{1B}[1;31m") == isColored, "\(result.output)")
  }
}
