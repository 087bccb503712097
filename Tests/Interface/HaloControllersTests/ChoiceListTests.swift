import FocusGeometry
import Foundation
import HaloHosting
import Testing

@testable import HaloControllers
@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The panels of full keyboard access: Tab-F and Tab-Z (WWDC21 10120).
@MainActor
struct ChoiceListTests {
  private let names = ["Save", "Save As", "Close", "Größe", "Autosave"]

  private func stage(size: CGSize = CGSize(width: 1000, height: 800)) throws -> Stage {
    let stage = Stage(model: .pad, size: size)
    for (index, name) in names.enumerated() {
      let button = Button(title: name)
      button.frame = CGRect(x: 20, y: 20 + 70 * index, width: 200, height: 60)
      button.accessibilityIdentifier = name.lowercased()
      stage.root.addSubview(button)
    }
    try stage.press("ctrl+F1", "Tab")
    return stage
  }

  private func list(_ stage: Stage) throws -> ChoiceList {
    try #require(stage.window.accessory(ChoiceList.self))
  }

  private func choices(_ stage: Stage) throws -> [String]? {
    try list(stage).panel?.choices.map(\.name)
  }

  // MARK: Finding

  @Test func `Tab-F lists all controls in the order of Ctrl-Tab and keeps the focus`() throws {
    let stage = try stage()
    try stage.press("Tab+f")
    #expect(stage.window.showsChoices && stage.focused == "save")
    #expect(try choices(stage) == names)
    #expect(try list(stage).panel?.chosen?.detail == "Button")
    try stage.press("Escape")
    #expect(!stage.window.showsChoices && stage.focused == "save")
    stage.rest()
    #expect(!stage.window.subviews.contains { $0 is ChoiceOverlay })
  }

  @Test(arguments: [
    ("s a", ["Save", "Save As", "Autosave"]), ("A s", ["Save As"]),
    ("s A V e", ["Save", "Save As", "Autosave"]),
    ("g r o", ["Größe"]), ("x", []),
    ("s a BackSpace BackSpace", ["Save", "Save As", "Close", "Größe", "Autosave"]),
    ("s a v e space a", ["Save As"]), ("c l ctrl+BackSpace a u", ["Autosave"]),
  ])
  func `typed letters filter the controls, with matches at the beginning of a word first`(
    keys: String, expected: [String]
  ) throws {
    let stage = try stage()
    try stage.press("Tab+f")
    for key in keys.split(separator: " ") { try stage.press(String(key)) }
    #expect(try choices(stage) == expected)
  }

  @Test func `arrows choose a control, and Return moves the focus to it by a request`() throws {
    let stage = try stage()
    try stage.press("Tab+f", "s", "a", "Down", "Down", "Down", "Up", "Return")
    #expect(stage.focused == "save as" && !stage.window.showsChoices)
    let explanation = try #require(stage.window.focusSystem?.lastExplanation)
    #expect(explanation.trigger == .request && explanation.winner == "save as")
    #expect(explanation.from == "save")
  }

  @Test
  func `Return in the list of controls does not press the control, even while it is held`() throws {
    let stage = try stage()
    let button = try #require(stage.root.subviews[2] as? Button)
    button.primaryAction = { Issue.record("pressed") }
    try stage.press("Tab+f", "c")
    try stage.send("Return", .down)
    try stage.send("Return", .repeat)
    try stage.send("Return", .up)
    #expect(stage.focused == "close")
  }

  @Test func `Return does nothing if no control matches the typed name`() throws {
    let stage = try stage()
    try stage.press("Tab+f", "x", "Return")
    #expect(stage.window.showsChoices && stage.focused == "save")
  }

  @Test func `no key reaches the screen while the list of controls is shown`() throws {
    let stage = try stage()
    try stage.press("Tab+f", "Tab", "ctrl+Tab", "F5", "shift+Tab")
    #expect(stage.window.showsChoices && stage.focused == "save")
    stage.window.setActive(false)
    #expect(!stage.window.showsChoices)
  }

  @Test
  func `the panel of controls tells which keys act on it and which it only swallows`() throws {
    let stage = try stage()
    try stage.press("Tab+f")
    let list = try list(stage)
    for (name, answer) in [
      ("Escape", KeyAnswer.acts), ("Return", .acts), ("Up", .swallows), ("Down", .acts),
      ("a", .acts), ("Tab", .swallows), ("space", .swallows),
    ] {
      #expect(list.answer(to: try Key(name: name)) == answer, "\(name)")
    }
  }

  @Test func `a click chooses a control, and a click outside the panel closes it`() throws {
    let stage = try stage()
    func click(_ point: CGPoint) {
      stage.window.pointerMoved(to: point, at: stage.time)
      stage.window.pointerPressed(at: point, at: stage.time)
      stage.window.pointerReleased(at: point, at: stage.time)
      stage.frame()
    }
    func row(_ name: String) throws -> CGPoint {
      var place: CGPoint?
      stage.window.forEachDescendant { view in
        if let row = view as? ChoiceRow, row.choice?.name == name {
          place = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: stage.window)
        }
      }
      return try #require(place)
    }
    try stage.press("Tab+f")
    stage.rest()
    click(try row("Close"))
    #expect(stage.focused == "close" && !stage.window.showsChoices)
    try stage.press("Tab+f")
    stage.rest()
    click(CGPoint(x: 5, y: 5))
    #expect(stage.focused == "close" && !stage.window.showsChoices)
  }

  // MARK: Acting

  @Test func `Tab-Z lists the focused item's custom actions, and Return performs one`() throws {
    let stage = try stage()
    var done: [String] = []
    let button = try #require(stage.root.subviews.first)
    button.accessibilityCustomActions = ["Copy", "Delete"].map { name in
      AccessibilityCustomAction(name: name) {
        done.append($0.name)
        return true
      }
    }
    try stage.press("Tab+z")
    #expect(try list(stage).panel?.title == "Actions of “Save”")
    #expect(try choices(stage) == ["Copy", "Delete"])
    try stage.press("d", "Down", "Return")
    #expect(done == ["Delete"] && stage.focused == "save" && !stage.window.showsChoices)
    try stage.press("Tab+z", "space")
    #expect(done == ["Delete", "Copy"])
    try stage.press("Tab+z", "Escape")
    #expect(done.count == 2 && stage.focused == "save")
  }

  @Test func `the panel of actions is empty for an item without custom actions`() throws {
    let stage = try stage()
    try stage.press("Tab+z")
    #expect(try choices(stage) == [])
    try stage.press("Return", "Escape")
    #expect(!stage.window.showsChoices)
  }

  @Test func `a custom action with a selector is performed by its target`() {
    final class Target: SelectorTarget {
      var count = 0
      var responses: [Selector: @MainActor (Any?) -> Void] {
        ["act": { [weak self] _ in self?.count += 1 }]
      }
    }
    let target = Target()
    #expect(AccessibilityCustomAction(name: "Act", target: target, selector: "act").perform())
    #expect(!AccessibilityCustomAction(name: "Other", target: target, selector: "other").perform())
    #expect(!AccessibilityCustomAction(name: "None", actionHandler: nil).perform())
    #expect(target.count == 1)
  }

  // MARK: Appearance and speech

  @Test
  func `Tab-F and Tab-Z are in the list of shortcuts only with full keyboard access`() throws {
    let stage = try stage()
    func titles() -> [String] {
      stage.window.shortcutCategories.flatMap(\.rows).map { $0.caps.joined() + " " + $0.title }
    }
    #expect(titles().contains("TabF Find a Control") && titles().contains("TabZ List Actions"))
    stage.window.isFullKeyboardAccessEnabled = false
    #expect(!titles().contains { $0.hasPrefix("TabF") || $0.hasPrefix("TabZ") })
  }

  @Test func `a screen reader announces the panel of controls and the chosen control`() throws {
    let stage = try stage()
    stage.window.setHeard(true)
    try stage.press("Tab+f")
    #expect(stage.window.takeAnnouncements().last == "Find a control. Save, Button, 1 of 5")
    try stage.press("Down")
    #expect(stage.window.takeAnnouncements() == ["Save As, Button, 2 of 5"])
    try stage.press("x")
    #expect(stage.window.takeAnnouncements() == ["No control has this name"])
    stage.window.setHeard(false)
  }

  @Test(arguments: [CGSize(width: 1000, height: 800), CGSize(width: 320, height: 200)])
  func `the panel of controls is inside the window and shows the chosen control`(
    size: CGSize
  ) throws {
    let stage = try stage(size: size)
    try stage.press("Tab+f", "End")
    stage.rest()
    var shown: [String: CGRect] = [:]
    stage.window.forEachDescendant { view in
      if let row = view as? ChoiceRow, !row.isHidden, let choice = row.choice {
        shown[choice.name] = row.convert(row.bounds, to: stage.window)
      }
    }
    let last = try #require(try choices(stage)?.last)
    #expect(shown[last] != nil && (size.height < 400) == (last != "Autosave"))
    for frame in shown.values { #expect(stage.window.bounds.contains(frame)) }
  }
}
