import Foundation
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
    ("ring: {whole: true}", "a ring is not drawn"),
  ])
  func `a check that does not hold says what was found`(check: String, problem: String) throws {
    let found = try failures(of: screen + "  - {key: Tab, \(check)}\n")
    #expect(found.count == 1 && found.first?.contains(problem) == true, "\(found)")
  }

  @Test func `modifiers are held until after the checks of their step`() throws {
    let held = """
      scene: counter
      walk:
        - {hold: ctrl, for: 1600, expect: none}
      """
    let walk = try WalkDocument(text: held, file: "walk.yaml")
    #expect(walk.inputs == [.hold("ctrl")])
    #expect(
      walkError("layout: {views: []}\nwalk:\n  - {hold: x, expect: none}")
        == "walk.yaml:3: walk[0].hold: expected modifiers such as alt or ctrl+alt, found “x”")
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
