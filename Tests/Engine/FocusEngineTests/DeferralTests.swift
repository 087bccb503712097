import FocusGeometry
import Foundation
import Testing

@testable import FocusEngine

/// Under the pad model, nothing is focused until a focus key is used.
@MainActor
struct DeferralTests {
  @Test func `the proposal of an explanation is the deferred item`() throws {
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

  @Test func `nothing is focused before the first focus key`() {
    let root = started()
    #expect(root.focused == nil)
    #expect(root.journal.entries.isEmpty)
  }

  @Test(arguments: [FocusHeading.down, .right, .next, .previous])
  func `the first focus key shows the deferred item and does not move on`(heading: FocusHeading)
    throws
  {
    let root = started()
    try root.press(heading)
    #expect(root.focused == "a")
  }

  @Test(arguments: [FocusHeading.down, .right, .next, .previous])
  func `the item that the first focus key would show can be queried without showing it`(
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

  @Test func `a request after a key that does not move focus is shown at once`() throws {
    let root = started()
    root.focusSystem?.keyDidAct()
    root.focusSystem?.requestFocusUpdate(to: try root.item("d"))
    root.turn()
    #expect(root.focused == "d")
  }

  @Test func `the first focus key shows an item even before the first turn of the run loop`() throws
  {
    let root = StubRoot("ab", model: .pad)
    try root.press(.right)
    #expect(root.focused == "a")
  }

  @Test func `the second focus key moves focus`() throws {
    #expect(try started().walk(.down, .down) == ["a", "c"])
  }

  @Test func `showing the deferred item is not reported as a failed movement`() throws {
    let root = started()
    let failures = FailureCounter(root)
    try root.press(.down)
    #expect(failures.headings.isEmpty)
  }

  @Test func `a requested item is deferred and not shown before the first focus key`() throws {
    let root = started()
    root.focusSystem?.requestFocusUpdate(to: try root.item("d"))
    root.focusSystem?.updateFocusIfNeeded()
    #expect(root.focused == nil)
    try root.press(.up)
    #expect(root.focused == "d")
  }

  @Test func `the preferences replace a deferred item that was removed`() throws {
    let root = started()
    try root.item("a").remove()
    root.turn()
    try root.press(.up)
    #expect(root.focused == "b")
  }

  @Test func `requests after the first focus key are shown at once`() throws {
    let root = started()
    try root.press(.down)
    root.focusSystem?.requestFocusUpdate(to: try root.item("d"))
    root.focusSystem?.updateFocusIfNeeded()
    #expect(root.focused == "d")
  }

  @Test func `the first focus key is a failed movement when there is nothing to show`() throws {
    let root = StubRoot(model: .pad)
    let failures = FailureCounter(root)
    try root.press(.down)
    #expect(failures.headings == [.down])
  }

  @Test func `the tv model does not defer focus`() {
    let root = StubRoot("ab")
    root.turn()
    #expect(root.focused == "a")
  }

  @Test func `a change to the tv model shows the deferred item`() throws {
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

  @Test func `a change of model moves focus on from an item that can no longer be focused`() throws
  {
    let root = StubRoot("ab")
    try root.focus(on: "a")
    try root.item("a").canBecomeFocused = false
    root.focusSystem?.model = .pad
    root.focusSystem?.updateFocusIfNeeded()
    #expect(root.focused == "b")
  }
}
