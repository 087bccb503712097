import FocusGeometry
import Foundation
import Testing

@testable import FocusEngine

/// Under the pad model, nothing is focused until a focus key is used.
@MainActor
struct DeferralTests {
  @Test func `what waits is what the explanation proposes`() throws {
    let root = StubRoot("ab", model: .pad)
    try root.focus(on: "a")
    root.focusSystem?.contextDidChange()
    root.focusSystem?.requestFocusUpdate(to: try root.item("b"))
    root.focusSystem?.updateFocusIfNeeded()
    let explanation = try #require(root.focusSystem?.lastExplanation)
    #expect(explanation.outcome == .hidden && explanation.deferred == "b")
    #expect(explanation.proposal?.label == "b")
    #expect(explanation.account == "preferences lead to b")
  }

  private func started() -> StubRoot {
    let root = StubRoot("ab\ncd", model: .pad)
    root.turn()
    return root
  }

  @Test func `nothing is focused before the first key`() {
    let root = started()
    #expect(root.focused == nil)
    #expect(root.journal.entries.isEmpty)
  }

  @Test(arguments: [FocusHeading.down, .right, .next, .previous])
  func `the first key shows where focus is and moves nothing else`(heading: FocusHeading) throws {
    let root = started()
    try root.press(heading)
    #expect(root.focused == "a")
  }

  @Test(arguments: [FocusHeading.down, .right, .next, .previous])
  func `what the first key would show can be asked for without showing it`(
    heading: FocusHeading
  ) throws {
    let root = started()
    let system = try #require(root.focusSystem)
    let explanation = system.explainMovement(heading: heading, detail: .decision)
    #expect(explanation.winner == "a" && explanation.trigger == .initial)
    #expect(root.focused == nil && system.lastExplanation != explanation)
    #expect(root.journal.entries.isEmpty)
    try root.press(heading)
    #expect(root.focused == "a")
    #expect(
      system.explainMovement(heading: heading, detail: .decision)
        == system.explainMovement(
          from: try root.item("a"), heading: heading, detail: .decision))
  }

  @Test func `a key that is none of focus shows what is asked for then`() throws {
    let root = started()
    root.focusSystem?.keyDidAct()
    root.focusSystem?.requestFocusUpdate(to: try root.item("d"))
    root.turn()
    #expect(root.focused == "d")
  }

  @Test func `the first key works before the first turn`() throws {
    let root = StubRoot("ab", model: .pad)
    try root.press(.right)
    #expect(root.focused == "a")
  }

  @Test func `the second key moves`() throws {
    #expect(try started().walk(.down, .down) == ["a", "c"])
  }

  @Test func `showing the tracked item is no failed movement`() throws {
    let root = started()
    let failures = FailureCounter(root)
    try root.press(.down)
    #expect(failures.headings.isEmpty)
  }

  @Test func `what an application asks for is tracked and not shown`() throws {
    let root = started()
    root.focusSystem?.requestFocusUpdate(to: try root.item("d"))
    root.focusSystem?.updateFocusIfNeeded()
    #expect(root.focused == nil)
    try root.press(.up)
    #expect(root.focused == "d")
  }

  @Test func `a tracked item that has gone gives way to the preferences`() throws {
    let root = started()
    try root.item("a").remove()
    root.turn()
    try root.press(.up)
    #expect(root.focused == "b")
  }

  @Test func `once a person steers, requests are shown at once`() throws {
    let root = started()
    try root.press(.down)
    root.focusSystem?.requestFocusUpdate(to: try root.item("d"))
    root.focusSystem?.updateFocusIfNeeded()
    #expect(root.focused == "d")
  }

  @Test func `with nothing to show the first key fails`() throws {
    let root = StubRoot(model: .pad)
    let failures = FailureCounter(root)
    try root.press(.down)
    #expect(failures.headings == [.down])
  }

  @Test func `the tv model does not defer`() {
    let root = StubRoot("ab")
    root.turn()
    #expect(root.focused == "a")
  }

  @Test func `a change to the tv model shows the tracked item`() throws {
    let root = started()
    root.focusSystem?.requestFocusUpdate(to: try root.item("d"))
    root.focusSystem?.updateFocusIfNeeded()
    root.focusSystem?.model = .tv
    root.focusSystem?.updateFocusIfNeeded()
    #expect(root.focused == "d")
  }

  @Test func `a change of model keeps the focused item`() throws {
    let root = started()
    try root.focus(on: "d")
    root.focusSystem?.model = .tv
    root.focusSystem?.updateFocusIfNeeded()
    #expect(root.focused == "d")
  }

  @Test func `a change of model that makes the focused item unfit moves focus on`() throws {
    let root = StubRoot("ab")
    try root.focus(on: "a")
    try root.item("a").canBecomeFocused = false
    root.focusSystem?.model = .pad
    root.focusSystem?.updateFocusIfNeeded()
    #expect(root.focused == "b")
  }
}
