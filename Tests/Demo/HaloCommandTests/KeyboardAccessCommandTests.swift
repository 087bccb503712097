import FocusGeometry
import Foundation
import HaloGoldenTesting
import Testing

/// The option `--full-keyboard-access`, and keys that are held with Tab.
@MainActor
struct KeyboardAccessCommandTests {
  /// Three buttons of one group, of which the middle one is aside of the others.
  private static let layout = """
    model: pad
    size: [800, 500]
    views:
      - {id: list, kind: list, frame: [0, 0, 200, 400],
         views: [{id: row, kind: cell, title: Row, frame: [0, 0, 200, 44]}]}
      - {id: one, kind: button, title: One, frame: [300, 20, 100, 44]}
      - {id: two, kind: button, title: Two, frame: [500, 200, 100, 44]}
      - {id: three, kind: button, title: Three, frame: [300, 380, 100, 44]}
      - {id: out, kind: button, title: Out, frame: [640, 20, 100, 44],
         respondsToUserInteraction: false}
    """

  private func run(_ arguments: [String]) throws -> String {
    let scratch = try Scratch()
    let path = "\(scratch.path)/screen.yaml"
    try Self.layout.write(toFile: path, atomically: true, encoding: .utf8)
    let result = HaloCommand.run(arguments.map { $0 == "screen.yaml" ? path : $0 })
    #expect(result.errors.isEmpty)
    return result.output
  }

  private let trace = ["trace", "--layout", "screen.yaml", "--full-keyboard-access", "--keys"]

  @Test func `a trace says that a control was taken aside of the beam`() throws {
    let lines = try run(trace + ["Tab Tab Right Down"]).split(separator: "\n")
    let why = "moved, taken aside of the beam, as nothing lies straight ahead"
    #expect(lines.suffix(2) == ["Right  one → two  \(why)", "Down   two → three  \(why)"])
  }

  @Test
  func `a trace in JSON names the control that was taken aside, and why others were not`() throws {
    let steps = try TraceStep.all(in: try run(trace + ["Tab Tab Right", "--json"]))
    let explanation = try #require(steps.last?.explanation)
    #expect(explanation.detour?.label == "two")
    #expect(
      explanation.candidates.first { $0.label == "out" }?.reasons == [.outsideKeyboardAccess])
  }

  @Test func `a control is found by its name while Tab is held`() throws {
    let steps = try TraceStep.all(in: try run(trace + ["Tab Tab+f t h Return", "--json"]))
    #expect(steps.map(\.to).suffix(5) == ["row", "row", "row", "row", "three"])
  }

  @Test func `an audit with full keyboard access includes all controls`() throws {
    let plain = try run(["audit", "screen.yaml"])
    let full = try run(["audit", "screen.yaml", "--full-keyboard-access"])
    #expect(plain.contains("1 item") && full.contains("4 items") && full.contains("100 % reached"))
    #expect(!full.contains("operable-not-focusable"))
  }
}
