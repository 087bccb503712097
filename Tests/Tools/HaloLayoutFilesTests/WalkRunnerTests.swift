import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloGoldenTesting
import HaloSceneGraph
import Testing

@testable import HaloLayoutFiles

@MainActor
struct WalkRunnerTests {
  private let row = """
    layout:
      model: tv
      views:
        - {id: a, kind: button, frame: [0, 0, 50, 50]}
        - {id: b, kind: button, frame: [100, 0, 50, 50]}
        - {id: c, kind: button, frame: [200, 0, 50, 50]}
    walk:

    """

  @Test func `every kind of step does what it says and is at rest before the next one`() throws {
    #expect(
      try failures(
        of: row + """
            - expect: a
            - {key: Right, repeat: 2, expect: c, outcome: moved}
            - {key: Right, expect: c, outcome: stayed}
            - set: {c: {hidden: true}}
            - expect: b
            - {set: {c: {hidden: false}, b: {frame: [0, 100, 50, 50]}}, expect: b}
            - {key: Up, expect: a}
            - {remove: a, expect: b}
            - {request: c, expect: c}
            - {request: b, expect: b}
            - {request: a, expect: b, outcome: stayed}
            - {select: c, expect: c}
            - {wait: 300, expect: c}
            - {model: pad}
            - {set: {b: {focusable: true}}}
            - {expect: b}
          """) == [])
  }

  @Test func `a failure names its line, its step and the focused item`() throws {
    #expect(
      try failures(
        of: row + """
            - expect: none
            - {key: Right, expect: c}
            - {key: Right, outcome: stayed}
            - {set: {a: {hidden: true}, b: {hidden: true}, c: {hidden: true}}, expect: a}
          """) == [
          "walk.yaml:8: step 1 (look): expected nothing focused, focus is at a",
          "walk.yaml:9: step 2 (Right): expected c, focus is at b",
          "walk.yaml:10: step 3 (Right): expected the outcome stayed, it was moved; focus is at c",
          "walk.yaml:11: step 4 (set a, b, c): expected a, nothing has the focus",
        ])
  }

  @Test func `a failure says what was expected and found, and why the focus is there`() throws {
    let text = row + "  - {key: Right, expect: c}\n  - {expect: a}\n  - {shows: Hello}\n"
    let result = try walkRunner(text).result()
    #expect(result.state == .failed && result.start == "a")
    #expect(result.failures.map(\.expected) == ["c", "a", "“Hello” on the screen"])
    #expect(
      result.failures.map(\.actual) == ["focus is at b", "focus is at b", "it is not there"])
    let why = try #require(result.failures[0].why)
    #expect(why.hasPrefix("right: a → b: b is the best "), "\(why)")
    // A step that only looks has the reason of the last decision; a text has none.
    #expect(result.failures.map(\.why) == [why, why, nil])
  }

  @Test func `a failure is one short line, however long the expectation is`() throws {
    let marked = "e" + String(repeating: "\u{301}", count: 5000)
    let failures = try failures(
      of: row + """
          - {expect: a, shows: "\(String(repeating: "long ", count: 2000))"}
          - {expect: a, shows: "first\\nsecond"}
          - {expect: a, shows: "\(marked)"}
        """)
    #expect(failures.count == 3)
    for failure in failures {
      #expect(failure.hasPrefix("walk.yaml:") && failure.hasSuffix("is not on the screen"))
      #expect(failure.utf8.count < 1024 && !failure.contains(where: \.isNewline))
    }
  }

  @Test func `a cycle of neighbours through hidden views leaves the focus where it is`() throws {
    #expect(
      try failures(
        of: """
          layout:
            model: android
            focus: a
            views:
              - {id: a, kind: button, frame: [0, 0, 50, 50], next: {right: x}}
              - {id: x, kind: button, hidden: true, frame: [100, 0, 50, 50], next: {right: y}}
              - {id: y, kind: button, hidden: true, frame: [200, 0, 50, 50], next: {right: x}}
          walk:
            - {key: Right, expect: a, outcome: stayed}
          """) == [])
  }

  @Test(arguments: ["tv", "pad", "catalyst", "android", "html"])
  func `a neighbour of a layout overrides the search under every model, and none ends it`(
    model: String
  ) throws {
    #expect(
      try failures(
        of: """
          layout:
            model: \(model)
            focus: a
            views:
              - {id: a, kind: cell, frame: [0, 0, 50, 50], next: {right: c, forward: c}}
              - {id: b, kind: cell, frame: [100, 0, 50, 50]}
              - {id: c, kind: cell, frame: [200, 0, 50, 50], next: {left: none}}
          walk:
            - {key: Right, expect: c, outcome: moved}
            - {key: Left, expect: c, outcome: stayed}
            - {request: a}
            - {key: Tab, expect: c, outcome: moved}
            - set: {c: {next: {left: a}}}
            - {key: Left, expect: a}
          """) == [])
  }

  @Test func `each step is a record of what moved and why, and the start is record 0`() throws {
    var records: [StepRecord] = []
    _ = try failures(of: row + "  - {key: Right, repeat: 2}\n  - expect: c\n") {
      records.append($0)
    }
    #expect(records.map(\.step) == [0, 1, 2])
    #expect(records.map(\.key) == [nil, "Right", nil])
    #expect(records.map(\.heading) == [nil, "right", nil])
    #expect(records.map(\.from) == [nil, "a", "c"])
    #expect(records.map(\.to) == ["a", "c", "c"])
    #expect(records.map(\.outcome) == [nil, "moved", "stayed"])
    #expect(records[1].explanation?.candidates.map(\.label).contains("c") == true)
    let start = try #require(records.first).json
    #expect(
      start == #"{"explanation":null,"from":null,"heading":null,"key":null,"outcome":null,"#
        + #""step":0,"to":"a"}"#)
  }

  @Test func `a shot is drawn beside the walk, at the moment of its step`() throws {
    var drawn: [String] = []
    let text = row + "  - {key: Right}\n  - {shot: after.png, expect: b}\n"
    let runner = try WalkRunner(
      WalkDocument(text: text, file: "folder/walk.yaml"),
      textMeasurer: TestFonts.textEngine(), readImage: { Image(try Bitmap(png: $0)) },
      draw: { frame, path in
        drawn.append("\(path) \(frame.size.width)")
      })
    #expect(try runner.run() == [])
    #expect(drawn == ["folder/after.png 1280.0"])
  }

  @Test func `changing the looks of a focused view does not move the focus`() throws {
    #expect(
      try failures(
        of: row + """
            - set: {a: {title: New, color: "#ff0000", effect: none, selected: true, alpha: 0.5}}
            - expect: a
            - {set: {a: {alpha: 0}}, expect: b}
          """) == [])
  }
}
