import Foundation
import HaloControllers
import HaloControls
import HaloDisplayList
import HaloGoldenTesting
import HaloSceneGraph
import Testing

@testable import HaloLayoutFiles

/// The checks of walks beside those of focus, texts and places, each with one that fails.
@MainActor
struct ScreenCheckTests {
  private let screen = """
    layout:
      model: pad
      size: [640, 400]
      views:
        - {id: title, kind: label, title: Films, color: "#112233", frame: [20, 10, 200, 30]}
        - id: list
          kind: list
          label: Films
          allowsFocus: true
          selectionFollowsFocus: true
          frame: [0, 50, 300, 300]
          views:
            - {id: one, kind: cell, title: One, frame: [8, 8, 280, 44], selected: true}
            - {id: two, kind: cell, title: Two, frame: [8, 60, 280, 44]}
        - {id: field, kind: text-field, title: Name, frame: [320, 50, 280, 50]}
        - {id: button, kind: button, title: Send, frame: [320, 120, 120, 50]}
    walk:

    """

  @Test func `checks of selection, groups, first responder, speech and indicator hold`() throws {
    #expect(
      try failures(
        of: screen + """
            - {key: Tab, expect: one, selected: One, indicator: highlight}
            - {key: Down, says: "Two, list item, selected, 2 of 2", selected: [Two], hides: Three}
            - groups: [list (in root), ">* two: priority max, has the focus"]
            - {key: Tab, expect: field, firstResponder: field, indicator: ring}
            - ring: {whole: true, above: field}
            - {dashed: [], pointer: arrow}
            - focusability: {item: button, line: "button cannot have the focus:"}
            - focusability:
                item: button
                line: "- canBecomeFocused is false: the focus model pad takes no focus to controls"
          """) == [])
  }

  @Test(arguments: [
    ("selected: Two", "expected Two selected, it was One"),
    ("selected: []", "expected nothing selected, it was One"),
    ("indicator: ring", "expected the indicator ring, it was highlight"),
    ("firstResponder: field", "expected the first responder field, it was"),
    ("hides: Films", "expected “Films” not on the screen, it is there"),
    ("says: Two", "expected a screen reader to say “Two”, it said “"),
    ("groups: nowhere", "“nowhere” is not in its place among the focus groups"),
    ("focusability: {item: one, line: No.}", "“No.” is not what the debugger says"),
    ("focusability: {item: x, line: No.}", "x is not on the screen"),
    ("colors: {text: One, color: \"#00ff00\"}", "expected “One” #00ff00, it was #"),
    ("colors: {text: One, on: \"#00ff00\"}", "expected “One” on #00ff00, it was #"),
    ("colors: {text: Three, on: \"#00ff00\"}", "“Three” is not on the screen"),
    (
      "colors: {text: One, opacity: 0.5}",
      "expected “One” with opacity 0.5, it was #ffffff on #0072ed with opacity 1"
    ),
    ("dashed: one", "expected a dashed line around one, it was around no item"),
    ("pointer: hidden", "expected the pointer hidden, it was arrow"),
    ("ring: {whole: true}", "a ring is not drawn"),
  ])
  func `a check that does not hold says what was found`(check: String, problem: String) throws {
    let found = try failures(of: screen + "  - {key: Tab, \(check)}\n")
    #expect(found.count == 1 && found.first?.contains(problem) == true, "\(found)")
  }

  private final class Dashes: Decoration {
    override func draw(into builder: inout DisplayListBuilder) {
      builder.add(.stroke(.rect(bounds), width: 2, color: .black, dash: [4, 4]))
    }
  }

  @Test func `an item with a dashed line around it is found`() throws {
    let window = Window(
      size: CGSize(width: 400, height: 300), model: .pad, appearance: .light,
      textMeasurer: TestFonts.textEngine())
    let controller = ViewController()
    window.rootViewController = controller
    for (index, id) in ["one", "two"].enumerated() {
      let field = TextField(placeholder: "")
      field.accessibilityIdentifier = id
      field.frame = CGRect(x: 20, y: 20 + CGFloat(index) * 80, width: 200, height: 44)
      controller.view.addSubview(field)
    }
    controller.view.addSubview(Dashes(frame: CGRect(x: 12, y: 92, width: 216, height: 60)))
    let walk = try WalkDocument(
      text: """
        program: fields
        walk:
          - {key: Tab, expect: one, dashed: two}
          - {dashed: []}
        """, file: "walk.yaml")
    let failures = try WalkRunner(walk, in: window).run().map(\.description)
    #expect(failures.count == 1 && failures[0].contains("around no item, it was around two"))
  }

  @Test func `a television has no pointer until it is used`() throws {
    let text = """
      layout:
        model: tv
        size: [400, 300]
        views: [{id: play, kind: button, frame: [20, 20, 300, 50]}]
      walk:
        - {expect: play, pointer: hidden}
        - {click: [200, 200], pointer: arrow}
        - {key: Down, pointer: hidden}
      """
    #expect(try failures(of: text) == [])
  }

  @Test func `a held key is down during the checks, and repeats`() throws {
    let text = """
      layout:
        model: tv
        size: [400, 600]
        views:
          - {id: a, kind: button, title: Play, frame: [20, 20, 300, 50]}
          - {id: b, kind: button, frame: [20, 120, 300, 50]}
          - {id: c, kind: button, frame: [20, 220, 300, 50]}
          - {id: d, kind: button, frame: [20, 320, 300, 50]}
      walk:
        - {hold: Return, expect: a, colors: {text: Play, color: "#1d1d1f"}}
        - {expect: a, colors: {text: Play, color: "#ffffff"}}
        - {hold: Down, for: 100, expect: b}
        - {hold: Down, for: 680, expect: d}
      """
    #expect(try failures(of: text) == [])
  }

  @Test func `modifiers are held until after the checks of their step`() throws {
    let held = """
      scene: counter
      walk:
        - {hold: ctrl, for: 1600, expect: none}
      """
    let walk = try WalkDocument(text: held, file: "walk.yaml")
    #expect(walk.inputs == [.hold("ctrl")])
    let unknown = walkError("layout: {views: []}\nwalk:\n  - {hold: xy, expect: none}")
    #expect(unknown?.hasPrefix("walk.yaml:3: walk[0].hold: unknown key “xy”") == true)
    #expect(
      walkError("layout: {views: []}\nwalk:\n  - {for: 3, expect: none}")
        == "walk.yaml:3: walk[0].for: goes with “hold”")
  }

  @Test func `dragging moves the pointer with the button down`() throws {
    let text = """
      layout:
        model: pad
        size: [400, 300]
        views:
          - {id: field, kind: text-field, frame: [20, 20, 300, 50]}
      walk:
        - {key: Tab, expect: field}
        - {type: Halo, shows: Halo}
        - {drag: {from: [22, 45], to: [318, 45]}, expect: field}
        - {type: x, shows: x, hides: Halo}
      """
    #expect(try failures(of: text) == [])
  }
}
