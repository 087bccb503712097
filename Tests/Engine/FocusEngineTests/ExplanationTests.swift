import FocusEngine
import FocusGeometry
import Foundation
import Testing

/// Every movement explains what it searched and what it decided.
@MainActor
struct ExplanationTests {
  /// A scene with items of every kind around the focused one.
  private func busy() throws -> StubRoot {
    let root = StubRoot("abcd\nefgh\nijkl")
    try root.item("g").state = .hidden
    try root.item("h").canBecomeFocused = false
    let disabled = try root.item("j")
    disabled.canBecomeFocused = false
    disabled.state = .disabled
    root.add(StubItem.plain("cover", try root.item("c").frame))
    root.guides = [
      StubGuide("off", CGRect(x: 240, y: 80, width: 10, height: 60), to: []),
      StubGuide("lost", CGRect(x: 225, y: 80, width: 10, height: 60), to: [try root.item("g")]),
      StubGuide("over", CGRect(x: 0, y: 80, width: 400, height: 60), to: [try root.item("a")]),
    ]
    root.guides[0].isEnabled = false
    try root.focus(on: "f")
    return root
  }

  @Test(arguments: FocusHeading.straight)
  func `an explanation lists every item and guide exactly once`(heading: FocusHeading) throws {
    let labels = try busy().press(heading).candidates.map(\.label)
    // Item h cannot be focused, nor can the cover.
    let expected = ["a", "b", "c", "d", "e", "f", "g", "i", "j", "k", "l", "lost", "off", "over"]
    #expect(labels.sorted() == expected)
  }

  @Test(arguments: FocusHeading.straight)
  func `every candidate except the winner has a reason`(heading: FocusHeading) throws {
    let explanation = try busy().press(heading)
    let plain = explanation.candidates.filter(\.reasons.isEmpty).map(\.label)
    #expect(plain == [explanation.winner].compactMap { $0 })
  }

  @Test(arguments: FocusHeading.straight)
  func `ranked candidates come first, the best one first, and lie in the searched area`(
    heading: FocusHeading
  ) throws {
    let explanation = try busy().press(heading)
    let ranks = explanation.candidates.compactMap(\.rank)
    #expect(explanation.candidates.prefix(ranks.count).allSatisfy { $0.rank != nil })
    #expect(ranks == ranks.sorted())
    let area = try #require(explanation.area).rect
    for candidate in explanation.candidates where candidate.rank != nil {
      #expect(candidate.visible.contains { $0.rect.intersects(area) })
    }
  }

  @Test(arguments: [
    ("off", FocusExplanation.Reason.guideDisabled), ("over", .guideOverlapsFocusedItem),
    ("lost", .leadsNowhere), ("f", .isFocused), ("j", .disabled), ("g", .hidden),
    ("c", .covered(by: ["cover"])), ("e", .behindEdge), ("b", .behindEdge),
  ])
  func `the explanation of a movement to the right names the reason of each candidate`(
    label: String, reason: FocusExplanation.Reason
  ) throws {
    let explanation = try busy().press(.right)
    #expect(explanation.candidates.first { $0.label == label }?.reasons.first == reason)
  }

  @Test func `candidates behind the winner are explained as further away`() throws {
    let root = StubRoot("abc")
    try root.focus(on: "a")
    let explanation = try root.press(.right)
    #expect(explanation.candidates.first { $0.label == "c" }?.reasons == [.furtherAway])
  }

  @Test(arguments: FocusHeading.straight)
  func `the winner of an explanation is the item that gets focus`(heading: FocusHeading) throws {
    let root = try busy()
    let explanation = try root.press(heading)
    #expect(explanation.winner == (root.focused == "f" ? nil : root.focused))
    #expect(explanation.outcome == (root.focused == "f" ? .stayed : .moved))
    #expect(explanation.from == "f" && explanation.heading == heading)
  }

  @Test func `an explanation names the environment that refused the update`() throws {
    let root = StubRoot("ab")
    try root.focus(on: "a")
    try root.item("b").veto = { _ in true }
    let explanation = try root.press(.right)
    #expect(explanation.veto == "b")
    #expect(explanation.outcome == .vetoed)
    #expect(explanation.winner == nil)
  }

  @Test func `an explanation lists the steps through a guide`() throws {
    let root = StubRoot("ab\nc.")
    let (b, c) = (try root.item("b"), try root.item("c"))
    b.canBecomeFocused = false
    root.guides = [
      StubGuide("guide", CGRect(x: 120, y: 0, width: 100, height: 60), to: [b, c])
    ]
    try root.focus(on: "a")
    #expect(
      try root.press(.right).steps == [
        .init(label: "guide", depth: 0, result: .entered),
        .init(label: "b", depth: 1, result: .empty),
        .init(label: "c", depth: 1, result: .focusable),
      ])
  }

  @Test func `the explanation of a request lists its steps`() throws {
    let root = StubRoot("ab")
    try root.focus(on: "a")
    root.preferred = [try root.item("b")]
    root.setNeedsFocusUpdate()
    root.updateFocusIfNeeded()
    let explanation = try #require(root.focusSystem?.lastExplanation)
    #expect(explanation.trigger == .request && explanation.heading == [])
    #expect(explanation.steps.map(\.label) == ["root", "b"])
  }

  @Test func `the explanation of a lost item has the trigger lost`() throws {
    let root = StubRoot("ab")
    try root.focus(on: "a")
    try root.item("a").state = .hidden
    root.turn()
    let explanation = try #require(root.focusSystem?.lastExplanation)
    #expect(explanation.trigger == .lost && explanation.from == "a" && explanation.winner == "b")
  }

  @Test func `the explanation handler is called for every attempt`() throws {
    let root = StubRoot("ab")
    try root.focus(on: "a")
    var outcomes: [FocusExplanation.Outcome] = []
    root.focusSystem?.explanationHandler = { outcomes.append($0.outcome) }
    _ = try root.walk(.right, .right)
    root.veto = { _ in true }
    try root.press(.left)
    #expect(outcomes == [.moved, .stayed, .vetoed])
  }

  @Test func `explaining a movement without performing it gives the same explanation`() throws {
    for heading in FocusHeading.straight {
      let root = try busy()
      let asked = try #require(root.focusSystem)
        .explainMovement(from: try root.item("f"), heading: heading)
      var moved = try root.press(heading)
      // Only a real movement asks for a sound.
      moved.sound = nil
      #expect(asked == moved)
    }
  }

  @Test func `the explanation of a movement is the same after encoding to JSON and decoding`()
    throws
  {
    let explanation = try busy().press(.right)
    let data = try JSONEncoder().encode(explanation)
    #expect(try JSONDecoder().decode(FocusExplanation.self, from: data) == explanation)
  }
}
