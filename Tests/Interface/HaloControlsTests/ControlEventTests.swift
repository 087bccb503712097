import FocusEngine
import Foundation
import Testing

@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Events of controls, and the targets and actions that they call.
@MainActor
struct ControlEventTests {
  private final class Target: SelectorTarget {
    var log: [String] = []
    var responses: [Selector: @MainActor (Any?) -> Void] {
      ["pressed:": { [weak self] in self?.log.append("pressed \($0 is Button)") }]
    }
  }

  @Test func `pressing Return on a button sends touch events and the primary action`() throws {
    let button = Button(type: .system)
    button.setTitle("Go", for: .normal)
    var log: [String] = []
    for (name, event) in [
      ("down", Control.Event.touchDown), ("up", .touchUpInside), ("act", .primaryActionTriggered),
      ("cancel", .touchCancel), ("value", .valueChanged),
    ] {
      button.addAction(Action { _ in log.append(name) }, for: event)
    }
    let stage = Stage.around(button, model: .tv)
    try stage.press("Return")
    #expect(log == ["down", "up", "act"])
    try stage.send("Return", .down)
    try stage.press("Escape")
    #expect(log.last == "cancel")
  }

  @Test func `a target is called by selector, is held weakly, and can be removed`() throws {
    let button = Button(type: .system)
    var target: Target? = Target()
    weak let weakTarget = target
    button.addTarget(target, action: "pressed:", for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(target?.log == ["pressed true"])
    target = nil
    #expect(weakTarget == nil)
    button.sendActions(for: .touchUpInside)
    let other = Target()
    button.addTarget(other, action: "pressed:", for: [.touchUpInside, .valueChanged])
    button.removeTarget(other, action: nil, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(other.log.isEmpty && button.allControlEvents.contains(.valueChanged))
  }

  @Test func `an action without a target is sent along the responder chain`() throws {
    let screen = RespondingController()
    screen.answers = ["pressed:"]
    let button = Button(type: .system)
    button.frame = CGRect(x: 300, y: 300, width: 100, height: 40)
    let stage = Stage(screen, model: .tv)
    screen.view.addSubview(button)
    button.addTarget(nil, action: "pressed:", for: .touchUpInside)
    stage.focus(on: button)
    try stage.press("Return")
    #expect(screen.performed == ["pressed:"])
  }

  @Test func `an action replaces an earlier one with the same identifier`() {
    let button = Button(type: .custom)
    var log: [String] = []
    for name in ["first", "second"] {
      button.addAction(
        Action(identifier: .init("same")) { _ in log.append(name) }, for: .touchUpInside)
    }
    let off = Action(attributes: .disabled) { _ in log.append("disabled") }
    button.addAction(off, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(log == ["second"])
    button.removeAction(identifiedBy: .init("same"), for: .allEvents)
    button.sendActions(for: .touchUpInside)
    #expect(log == ["second"])
  }

  @Test func `a switch sends valueChanged, and a text field sends editing events`() throws {
    let toggle = Switch(title: "On")
    var log: [String] = []
    toggle.addAction(Action { _ in log.append("value \(toggle.isOn)") }, for: .valueChanged)
    let stage = Stage.around(toggle, model: .tv)
    try stage.press("Return")
    #expect(log == ["value true"])
    let field = TextField(placeholder: "")
    for (name, event) in [
      ("began", Control.Event.editingDidBegin), ("changed", .editingChanged),
      ("exit", .editingDidEndOnExit), ("ended", .editingDidEnd),
    ] {
      field.addAction(Action { _ in log.append(name) }, for: event)
    }
    log = []
    let second = Stage.around(field, model: .pad)
    try second.press("a", "Return", "Tab")
    #expect(log == ["began", "changed", "exit", "ended"])
  }

  @Test func `the effects of keys are determined again when an action is added or removed`() {
    let button = Button(title: "button")
    let stage = Stage(button)
    let teller = KeyTeller()
    stage.window.attach(teller)
    stage.frame()
    let action = Action { _ in }
    button.addAction(action, for: .primaryActionTriggered)
    let before = teller.timesAsked
    stage.frame()
    #expect(teller.timesAsked == before + 1)
    button.removeAction(action, for: .primaryActionTriggered)
    stage.frame()
    #expect(teller.timesAsked == before + 2)
  }
}

@MainActor
private final class KeyTeller: WindowAccessory {
  private(set) var timesAsked = 0
  var tellsOfKeys: Bool { true }
  func keyEffectsMayHaveChanged() { timesAsked += 1 }
}
