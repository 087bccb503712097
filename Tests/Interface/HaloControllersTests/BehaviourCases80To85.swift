import FocusEngine
import FocusGeometry
import Foundation
import HaloHosting
import Testing

@testable import HaloControllers
@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Behaviour cases 80 to 85 of the article Cases of FocusEngine: full keyboard access.
@MainActor
struct BehaviourCases80To85 {
  /// Two groups of two buttons each, side by side; the first button has the focus.
  private func stage() throws -> (stage: Stage, buttons: [Button]) {
    let buttons = (0..<4).map { index -> Button in
      let button = Button(title: "Button \(index)")
      button.frame = CGRect(x: 20 + 220 * index, y: 20, width: 200, height: 60)
      button.accessibilityIdentifier = "\(index)"
      button.focusGroupIdentifier = index < 2 ? "first" : "second"
      return button
    }
    let stage = Stage(model: .pad, buttons[0], buttons[1], buttons[2], buttons[3])
    stage.window.isFullKeyboardAccessEnabled = true
    try stage.press("Tab")
    return (stage, buttons)
  }

  private func walk(_ stage: Stage, _ keys: String...) throws -> [String?] {
    try keys.map { key in
      try stage.press(key)
      return stage.focused
    }
  }

  @Test func `case 80: Tab moves between groups, and arrows stay inside a group`() throws {
    #expect(try walk(try stage().stage, "Tab", "Right", "Right") == ["2", "3", "3"])
  }

  @Test func `case 81: Ctrl-Tab moves from one control to the next`() throws {
    let keys = try walk(
      try stage().stage, "ctrl+Tab", "ctrl+Tab", "ctrl+Tab", "ctrl+Tab", "ctrl+shift+Tab")
    #expect(keys == ["1", "2", "3", "0", "3"])
  }

  @Test func `case 82: Space activates a button and types a space into a text field`() throws {
    let (stage, buttons) = try stage()
    var count = 0
    buttons[0].primaryAction = { count += 1 }
    try stage.press("space")
    #expect(count == 1)
    let field = TextField(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
    stage.root.addSubview(field)
    stage.focus(on: field)
    try stage.press("a", "space")
    #expect(field.text == "a ")
  }

  @Test
  func `case 83: full keyboard access skips controls that do not respond to interaction`() throws {
    let (stage, buttons) = try stage()
    buttons[1].accessibilityRespondsToUserInteraction = false
    #expect(try walk(stage, "Right", "ctrl+Tab") == ["0", "2"])
    stage.window.isFullKeyboardAccessEnabled = false
    buttons.forEach { $0.focusBehaviour.canBecomeFocused = true }
    stage.focus(on: buttons[0])
    #expect(try walk(stage, "Right") == ["1"])
  }

  @Test func `case 84: Tab-F moves the focus to the control whose name is typed`() throws {
    #expect(try walk(try stage().stage, "Tab+f", "3", "Return") == ["0", "0", "3"])
  }

  @Test func `case 85: Tab-Z performs a custom action of the focused control`() throws {
    let (stage, buttons) = try stage()
    var done: [String] = []
    buttons[0].accessibilityCustomActions = ["Copy", "Delete"].map { name in
      AccessibilityCustomAction(name: name) {
        done.append($0.name)
        return true
      }
    }
    #expect(try walk(stage, "Tab+z", "Return") == ["0", "0"])
    #expect(done == ["Copy"])
  }
}
