import Foundation
import HaloGoldenTesting
import Testing

@testable import HaloCommand

/// The commands `halo tree` and `halo speak`.
struct TreeCommandTests {
  private static let layout = """
    size: [400, 300]
    views:
      - {id: play, focusable: true, title: Play, label: Play the film, hint: Starts at once, value: 2 hours, frame: [20, 20, 100, 50]}
      - {id: bare, focusable: true, frame: [20, 90, 100, 50]}
      - {id: note, kind: label, title: Tonight, frame: [20, 160, 200, 40]}
    """

  private func run(_ arguments: [String]) throws -> HaloProgram.Result {
    let scratch = try Scratch()
    try Self.layout.write(
      toFile: "\(scratch.path)/screen.yaml", atomically: true, encoding: .utf8)
    return try HaloProgram.run(arguments, folder: scratch.path)
  }

  @Test func `a tree has the names, values and hints of the views of a layout`() throws {
    let result = try run(["tree", "screen.yaml"])
    #expect(
      result.output == """
        window
          element “Play the film”, value “2 hours”, focused, hint “Starts at once”
          element
          text “Tonight”

        """)
  }

  @Test func `a tree in JSON has the ids and frames as well`() throws {
    let result = try run(["tree", "screen.yaml", "--format", "json", "--keys", "Down"])
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let screen = try #require(((json as? [String: Any])?["screens"] as? [[String: Any]])?.first)
    let tree = try #require(screen["tree"] as? [String: Any])
    let children = try #require(tree["children"] as? [[String: Any]])
    #expect(children.map { $0["id"] as? String } == ["play", "bare", "note"])
    #expect(children[0]["hint"] as? String == "Starts at once")
    #expect(children[1]["frame"] as? [Int] == [20, 90, 100, 50])
    #expect((children[1]["states"] as? [String])?.contains("focused") == true)
  }

  @Test func `halo speak prints a line for each key`() throws {
    let result = try run(["speak", "--layout", "screen.yaml", "--keys", "Down Right"])
    #expect(
      result.output == """
        start  window. Play the film, 2 hours. Starts at once.
        Down   unnamed.
        Right  Nothing to the right.

        """)
  }

  @Test(arguments: [["tree", "none.yaml"], ["speak", "--layout", "none.yaml"]])
  func `a mistake in tree or speak is reported in one line`(arguments: [String]) throws {
    let result = try run(arguments)
    #expect(result.status != 0)
    #expect(result.errors.contains("none.yaml"))
    #expect(result.errors.split(separator: "\n").count == 1)
  }
}
