import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloGoldenTesting
import HaloSceneGraph
import Testing

@testable import HaloLayoutFiles

/// Steps that click, scroll and type, and the windows of walks.
@MainActor
struct PointerWalkTests {
  private let row = """
    layout:
      model: tv
      size: [400, 300]
      views:
        - {id: a, kind: button, frame: [0, 0, 50, 50]}
        - {id: name, kind: text-field, frame: [100, 0, 200, 50]}
        - id: shelf
          kind: scroll
          frame: [0, 100, 400, 100]
          contentSize: [400, 1000]
          views:
            - {id: top, kind: button, frame: [0, 0, 90, 40]}
            - {id: below, kind: button, frame: [0, 400, 90, 40]}

    """

  @Test func `a click focuses the item at its location, and typed text goes to the focused field`()
    throws
  {
    #expect(
      try failures(
        of: row + """
          walk:
            - {type: lost, expect: a}
            - {click: [150, 25], expect: name, outcome: moved}
            - {type: "Zoë: 1", expect: name, outcome: stayed, shows: "Zoë: 1"}
            - {click: [120, 25], repeat: 2}
            - {type: Ada, shows: "Ada: 1"}
            - {click: [120, 25], expect: a}
          """) == [
          "walk.yaml:20: step 6 (click 120, 25): expected a, focus is at name"
        ])
  }

  @Test func `clicks of two steps are not a double click`() throws {
    #expect(
      try failures(
        of: row + """
          walk:
            - {click: [280, 25]}
            - {type: one}
            - {click: [280, 25]}
            - {click: [280, 25]}
            - {type: " two", shows: one two}
          """) == [])
  }

  @Test func `an item that was scrolled into view can be clicked`() throws {
    #expect(
      try failures(
        of: row + """
          walk:
            - {click: [10, 110], expect: top}
            - {scroll: {at: [10, 150], by: [0, 400]}}
            - {click: [10.5, 110], expect: below}
          """) == [])
  }

  @Test func `a walk can choose the size and the reading direction of its window`() throws {
    let text = """
      size: [800, 600]
      direction: rtl
      walk:
        - {click: [20, 20], expect: a}
        - {click: [760, 40], expect: a}
        - shot: x.png
      """
    for (asked, seen) in [(nil, LayoutDirection.rightToLeft), (.leftToRight, .leftToRight)]
      as [(LayoutDirection?, LayoutDirection)]
    {
      var size: CGSize?
      var window: Window?
      let runner = try WalkRunner(
        WalkDocument(text: row + text, file: "walk.yaml"), direction: asked,
        textMeasurer: TestFonts.textEngine(), readImage: { Image(try Bitmap(png: $0)) },
        prepare: { window = $0 }, draw: { frame, _ in size = frame.size })
      _ = try runner.run()
      #expect(size == CGSize(width: 800, height: 600))
      #expect(window?.layoutDirection == seen)
    }
  }

  @Test func `a scene is opened in the size and the reading direction of the walk`() throws {
    var asked: [String] = []
    let text = TestFonts.textEngine()
    func open(_ walk: String, _ direction: LayoutDirection? = nil) throws {
      _ = try WalkRunner(
        WalkDocument(text: walk, file: "walk.yaml"), direction: direction, textMeasurer: text,
        readImage: { Image(try Bitmap(png: $0)) },
        openScene: { id, size, direction in
          asked.append("\(id) \(size?.width ?? 0) \(direction.map { "\($0)" } ?? "own")")
          return Window(
            size: size ?? CGSize(width: 100, height: 100), model: .tv, appearance: .light,
            textMeasurer: text)
        }, draw: { _, _ in })
    }
    try open("scene: a\nwalk: []")
    try open("{scene: a, size: [640, 400], direction: rtl, walk: [{click: [639, 399]}]}")
    try open("{scene: a, direction: rtl, walk: []}", .leftToRight)
    #expect(asked == ["a 0.0 own", "a 640.0 rightToLeft", "a 0.0 leftToRight"])
    do {
      try open("scene: a\nwalk:\n  - {click: [99, 99]}\n  - {click: [100, 5]}")
      Issue.record("a click outside was accepted")
    } catch {
      #expect(
        "\(error)"
          == "walk.yaml:4: walk[1].click: is outside of the window, which is 100 by 100 points")
    }
  }

  /// Fields that are refused in `walk(with:)`, with the beginnings of the errors.
  nonisolated static let refusedFields: [(field: String, line: String)] = [
    ("size: [10, 400]", "walk.yaml:2: size[0]: expected a number from 64 to 16384, found “10”"),
    ("size: 800", "walk.yaml:2: size: expected 2 numbers [width, height], found “800”"),
    ("direction: up", "walk.yaml:2: direction: expected ltr, rtl, found “up”"),
    ("program: me", "walk.yaml:2: program: a walk has one of layout, scene, program"),
    ("looks: dark", "walk.yaml:2: looks: a walk has no such field; it has layout, scene, program"),
  ]

  @Test(arguments: refusedFields)
  func `an invalid field of a walk is an error with its line`(field: String, line: String) throws {
    let message = try #require(walkError(Self.walk(with: field)))
    #expect(message.hasPrefix(line), "\(message)")
  }

  nonisolated static func walk(with field: String) -> String {
    "layout: {views: []}\n\(field)\nwalk: []\n"
  }

  /// Steps that are refused in `walk(of:)`, with the beginnings of the errors.
  nonisolated static let refusedSteps: [(step: String, line: String)] = [
    (
      "click: [400, 5]",
      "walk.yaml:4: walk[0].click: is outside of the window, which is 400 by 300.5 points"
    ),
    (
      "scroll: {at: [5, 301], by: [0, 9]}",
      "walk.yaml:4: walk[0].scroll.at: is outside of the window, which is 400 by 300.5 points"
    ),
    ("click: [-1, 5]", "walk.yaml:4: walk[0].click[0]: expected a number from 0 to 16384"),
    ("click: 5", "walk.yaml:4: walk[0].click: expected 2 numbers [x, y], found “5”"),
    ("{click: [5, 5], repeat: 0}", "walk.yaml:4: walk[0].repeat: expected a whole number from 1"),
    ("{click: [5, 5], key: Tab}", "walk.yaml:4: walk[0].key: a step does one thing"),
    ("scroll: [5, 5]", "walk.yaml:4: walk[0].scroll: expected {at: [x, y], by: [dx, dy]}"),
    ("scroll: {at: [5, 5]}", "walk.yaml:4: walk[0].scroll: the field “by” is missing"),
    (
      "scroll: {at: [5, 5], by: [0, 1], to: 2}",
      "walk.yaml:4: walk[0].scroll.to: scroll has no such field; it has at, by"
    ),
    ("type: [a]", "walk.yaml:4: walk[0].type: expected text to type, found a list of 1"),
    ("type: \"\"", "walk.yaml:4: walk[0].type: expected text to type, found “”"),
    ("{type: a, repeat: 2}", "walk.yaml:4: walk[0].repeat: goes with “key” or “click”"),
    ("expect: {id: z}", "walk.yaml:4: walk[0].expect.id: there is no view “z”"),
    ("expect: {is: a}", "walk.yaml:4: walk[0].expect.is: what is expected has no such field"),
    ("expect: \"a b\"", "walk.yaml:4: walk[0].expect: there is no view “a b”"),
  ]

  @Test(arguments: refusedSteps)
  func `an invalid pointer, text or expectation step is an error with its line`(
    step: String, line: String
  ) throws {
    let message = try #require(walkError(Self.walk(of: step)))
    #expect(message.hasPrefix(line), "\(message)")
  }

  nonisolated static func walk(of step: String) -> String {
    "layout: {views: [{id: a, frame: [0, 0, 1, 1]}]}\nsize: [400, 300.5]\nwalk:\n  - \(step)\n"
  }
}
