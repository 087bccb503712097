import FocusGeometry
import Foundation
import Testing

@testable import FocusEngine

/// The next focus key starts at the item that the user clicked or typed into, even if no focus is
/// shown.
@MainActor
struct UseTests {
  nonisolated static let deferring: [FocusModel] = [.pad, .catalyst, .android]

  private func clicked(_ name: String, _ model: FocusModel) throws -> StubRoot {
    let root = StubRoot("abc\ndef", model: model)
    root.turn()
    root.focusSystem?.itemWasClicked(try root.item(name))
    root.turn()
    return root
  }

  @Test(arguments: deferring)
  func `a click shows no focus, and the next key moves on from the clicked item`(model: FocusModel)
    throws
  {
    let root = try clicked("b", model)
    #expect(root.focused == nil)
    let key = root.focusSystem?.explainMovement(heading: .right, detail: .decision)
    #expect(key?.winner == "c")
    let movement = try root.press(.right)
    #expect(root.focused == "c" && movement.from == "b")
    #expect(try root.walk(.left) == ["b"])
  }

  @Test(arguments: deferring)
  func `a key that finds no item ahead of the clicked item focuses that item`(model: FocusModel)
    throws
  {
    let root = try clicked("c", model)
    let key = root.focusSystem?.explainMovement(heading: .right, detail: .decision)
    #expect(key?.winner == "c" && key?.outcome == .moved)
    #expect(try root.press(.right).outcome == .moved)
    #expect(root.focused == "c")
  }

  @Test func `Tab goes on from a text field that the user types into`() throws {
    let root = StubRoot("abc", model: .pad)
    for name in ["a", "b", "c"] { try root.item(name).group = name }
    root.turn()
    root.focusSystem?.followFirstResponder(to: try root.item("b"), isUsed: true)
    root.turn()
    #expect(root.focused == nil)
    #expect(try root.walk(.next) == ["c"])
  }

  @Test func `a key after typing goes on from the item that inactivity had hidden`() throws {
    let root = StubRoot("abc", model: .pad)
    try root.press(.next)
    let system = try #require(root.focusSystem)
    let focused = try #require(system.focusedItem)
    system.currentTime = 1000
    system.hideFocusIfInactive()
    #expect(root.focused == nil)
    system.itemWasUsed(focused)
    #expect(try root.walk(.right) == ["b"])
  }

  @Test func `a movement does not start at a clicked item that was removed`() throws {
    let root = try clicked("b", .pad)
    try root.item("b").remove()
    root.turn()
    #expect(try root.walk(.right) == ["a"])
  }

  @Test func `a request after a click decides where the next key starts`() throws {
    let root = try clicked("b", .pad)
    root.focusSystem?.requestFocusUpdate(to: try root.item("d"))
    root.turn()
    #expect(try root.walk(.right) == ["d"])
  }

  // MARK: A page

  @Test
  func `a click under the html model focuses an item without showing it, and a key shows focus`()
    throws
  {
    let root = try clicked("b", .html)
    let system = try #require(root.focusSystem)
    #expect(root.focused == "b" && !system.indicatesFocus)
    #expect(try root.walk(.next) == ["c"])
    #expect(system.indicatesFocus)
    try root.press(.previous)
    #expect(root.focused == "b" && system.indicatesFocus)
  }

  @Test func `a click under the html model shows focus on an item that takes text`() throws {
    let root = StubRoot("ab", model: .html)
    try root.item("b").state = .takesText
    root.turn()
    root.focusSystem?.itemWasClicked(try root.item("b"))
    root.turn()
    #expect(root.focused == "b" && root.focusSystem?.indicatesFocus == true)
  }

  @Test
  func `a request after a click under the html model shows focus only on an item that takes text`()
    throws
  {
    let root = try clicked("b", .html)
    let system = try #require(root.focusSystem)
    try root.focus(on: "c")
    #expect(!system.indicatesFocus)
    try root.item("d").state = .takesText
    try root.focus(on: "d")
    #expect(system.indicatesFocus)
  }

  @Test func `a key under the html model that moves nothing shows the focused item`() throws {
    let root = StubRoot("a", model: .html)
    root.turn()
    let system = try #require(root.focusSystem)
    var shown = 0
    system.indicationHandler = { shown += 1 }
    system.itemWasClicked(try root.item("a"))
    root.turn()
    try root.press(.next)
    #expect(root.focused == "a" && system.indicatesFocus && shown == 1)
  }

  @Test func `a click on an item that a key has focused keeps showing focus`() throws {
    let root = StubRoot("ab", model: .html)
    try root.press(.next)
    root.focusSystem?.itemWasClicked(try root.item("a"))
    root.turn()
    #expect(root.focused == "a" && root.focusSystem?.indicatesFocus == true)
  }
}
