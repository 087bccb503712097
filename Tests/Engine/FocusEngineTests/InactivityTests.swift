import FocusGeometry
import Foundation
import Testing

@testable import FocusEngine

/// Deferral by an item's mode and after inactivity (Apple, UIFocusItemDeferralMode documentation).
@MainActor
struct InactivityTests {
  private func shown(model: FocusModel = .pad) throws -> (root: StubRoot, system: FocusSystem) {
    let root = StubRoot("ab\ncd", model: model)
    root.turn()
    let system = try #require(root.focusSystem)
    system.currentTime = 100
    try root.press(.next)
    try #require(root.focused == "a")
    return (root, system)
  }

  @Test(arguments: [FocusModel.pad, .catalyst])
  func `focus hides after a time without a focus key, and returns to the same item`(
    model: FocusModel
  ) throws {
    let (root, system) = try shown(model: model)
    try root.press(.right)
    let deadline = try #require(system.inactivityDeadline)
    #expect(deadline == 100 + FocusModel.defaultInactivityInterval)
    system.currentTime = deadline - 0.5
    system.hideFocusIfInactive()
    #expect(root.focused == "b")
    system.currentTime = deadline
    system.hideFocusIfInactive()
    root.turn()
    #expect(root.focused == nil && system.inactivityDeadline == nil)
    #expect(system.lastExplanation?.deferred == "b")
    #expect(try root.walk(.down) == ["b"])
  }

  @Test func `using the focused item postpones hiding`() throws {
    let (root, system) = try shown()
    for second in stride(from: 120, through: 300, by: 20) {
      system.currentTime = TimeInterval(second)
      system.focusWasUsed()
      system.hideFocusIfInactive()
    }
    #expect(root.focused == "a")
    #expect(system.inactivityDeadline == 300 + FocusModel.defaultInactivityInterval)
  }

  @Test func `focusWasUsed has no effect while nothing is focused`() throws {
    let (root, system) = try shown()
    try root.item("a").state = .hidden
    system.pointerDidAct()
    root.turn()
    system.focusWasUsed()
    #expect(root.focused == nil && system.inactivityDeadline == nil)
  }

  @Test func `every focus key postpones hiding, even one that does not move focus`() throws {
    let (root, system) = try shown()
    system.currentTime = 150
    try root.press(.up)
    #expect(system.inactivityDeadline == 150 + FocusModel.defaultInactivityInterval)
  }

  @Test func `no environment can refuse that focus hides`() throws {
    let (root, system) = try shown()
    root.veto = { _ in true }
    system.currentTime = 1000
    system.hideFocusIfInactive()
    #expect(root.focused == nil)
  }

  @Test(arguments: [FocusModel.tv, .android, .html])
  func `focus does not hide under models without an inactivity interval`(model: FocusModel) throws {
    let root = StubRoot("ab", model: model)
    try root.focus(on: "a")
    let system = try #require(root.focusSystem)
    try root.press(.next)
    #expect(system.inactivityDeadline == nil)
    system.currentTime = 100_000
    system.hideFocusIfInactive()
    #expect(root.focused == "b")
  }

  @Test func `an item that never defers does not lose focus by inactivity`() throws {
    let (root, system) = try shown()
    try root.item("a").focusItemDeferralMode = .never
    #expect(system.inactivityDeadline == nil)
    system.currentTime = 1000
    system.hideFocusIfInactive()
    #expect(root.focused == "a")
  }

  @Test
  func `a request to an item that always defers hides focus even while the user moves in steps`()
    throws
  {
    let (root, system) = try shown()
    let d = try root.item("d")
    d.focusItemDeferralMode = .always
    system.requestFocusUpdate(to: d)
    system.updateFocusIfNeeded()
    #expect(root.focused == nil)
    #expect(try root.walk(.up) == ["d"])
  }

  @Test func `arrow keys focus an item that always defers like any other`() throws {
    let (root, _) = try shown()
    try root.item("b").focusItemDeferralMode = .always
    #expect(try root.walk(.right) == ["b"])
  }

  @Test func `an item that never defers is focused before any key`() throws {
    let root = StubRoot("ab", model: .pad)
    try root.item("a").focusItemDeferralMode = .never
    root.turn()
    #expect(root.focused == "a")
  }

  @Test(arguments: FocusItemDeferralModes.all)
  func `the deferral mode has no effect under models that do not defer focus`(
    mode: FocusItemDeferralMode
  ) throws {
    let root = StubRoot("ab")
    for item in root.children { item.focusItemDeferralMode = mode }
    root.turn()
    #expect(root.focused == "a")
    root.focusSystem?.requestFocusUpdate(to: try root.item("b"))
    root.focusSystem?.updateFocusIfNeeded()
    #expect(root.focused == "b")
  }

  @Test func `a change of context hides focus until the next focus key`() throws {
    let (root, system) = try shown()
    system.contextDidChange()
    system.requestFocusUpdate(to: try root.item("d"))
    system.updateFocusIfNeeded()
    #expect(root.focused == nil)
    #expect(try root.walk(.left) == ["d"])
  }
}

enum FocusItemDeferralModes {
  static let all: [FocusItemDeferralMode] = [.automatic, .always, .never]
}
