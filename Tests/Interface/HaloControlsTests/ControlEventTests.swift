import FocusEngine
import Foundation
import Testing

@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// What the events of controls lead to.
@MainActor
struct ControlEventTests {
  private final class Target: SelectorTarget {
    var log: [String] = []
    var responses: [Selector: @MainActor (Any?) -> Void] {
      ["pressed:": { [weak self] in self?.log.append("pressed \($0 is Button)") }]
    }
  }

  @Test func `a key on a button is a touch, and its primary action`() throws {
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

  @Test func `a target is asked by name, is held weakly, and can be removed`() throws {
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

  @Test func `without a target the chain of responders is asked`() throws {
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

  @Test func `an action with the identifier of another takes its place`() {
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

  @Test func `a switch says that its value has changed, a field that its text has`() throws {
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

  @Test func `what a key does is asked again when an action comes or goes`() {
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
