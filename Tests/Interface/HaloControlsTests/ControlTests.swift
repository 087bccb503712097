import FocusEngine
import Foundation
import Testing

@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Controls under the TV model.
@MainActor
struct ControlTests {
  private let button = Button(title: "OK")
  private let spare = Button(title: "Spare")

  private func stage() -> Stage {
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    spare.frame = CGRect(x: 0, y: 100, width: 100, height: 50)
    button.accessibilityIdentifier = "OK"
    spare.accessibilityIdentifier = "spare"
    return Stage(button, spare)
  }

  @Test func `select performs a button's action when the key is released`() throws {
    let stage = stage()
    var calls = 0
    button.primaryAction = { calls += 1 }
    try stage.send("Return", .down)
    #expect(calls == 0 && button.isHighlighted)
    stage.advance(0.5)
    try stage.send("Return", .up)
    #expect(calls == 1 && !button.isHighlighted)
  }

  @Test func `a cancelled press does not perform a button's action`() throws {
    let stage = stage()
    var calls = 0
    button.primaryAction = { calls += 1 }
    try stage.send("Return", .down)
    try stage.send("Return", .cancelled)
    #expect(calls == 0 && !button.isHighlighted)
  }

  @Test func `a button that is disabled while it is pressed does not perform its action`() throws {
    let stage = stage()
    var calls = 0
    button.primaryAction = { calls += 1 }
    try stage.send("Return", .down)
    stage.advance(0.5)
    button.isEnabled = false
    try stage.send("Return", .up)
    #expect(calls == 0 && !button.isHighlighted)
  }

  @Test func `the focus moves to another control when the focused button is disabled`() {
    let stage = stage()
    #expect(stage.focused == "OK")
    button.isEnabled = false
    stage.frame()
    #expect(stage.focused == "spare")
  }

  @Test func `the explanation of a focus search names a disabled button as disabled`() throws {
    let stage = stage()
    stage.focus(on: spare)
    button.isEnabled = false
    try stage.press("Up")
    let explanation = try #require(stage.window.focusSystem?.lastExplanation)
    #expect(explanation.candidates.first { $0.label == "OK" }?.reasons == [.disabled])
  }

  @Test func `buttons cannot be focused under the iPad model`() throws {
    let stage = stage()
    stage.window.focusSystem?.model = .pad
    stage.frame()
    #expect(stage.focused == nil)
    try stage.press("Down")
    #expect(stage.focused == nil)
  }
}
