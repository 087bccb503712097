import FocusGeometry
import Foundation
import Testing

@testable import HaloControllers
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The list of shortcuts: when it is shown, and what it contains.
@MainActor
struct ShortcutOverlayTests {
  private let controller = RespondingController()

  private func stage(width: CGFloat = 1000, height: CGFloat = 800) -> Stage {
    let stage = Stage(
      model: .pad, size: CGSize(width: width, height: height), screen: controller)
    stage.window.title = "Test"
    stage.focus(on: controller.tiles[0])
    return stage
  }

  private func hold(_ modifier: String, in stage: Stage, seconds: TimeInterval = 1) throws {
    try stage.send(modifier, .down)
    stage.advance(seconds)
  }

  // MARK: Showing and hiding

  @Test
  func `holding Command shows the list of shortcuts, and releasing it hides the list`() throws {
    let stage = stage()
    try hold("ctrl", in: stage, seconds: 0.3)
    #expect(!stage.window.showsShortcuts)
    stage.advance(0.3)
    #expect(stage.window.showsShortcuts)
    try stage.send("ctrl", .up)
    #expect(!stage.window.showsShortcuts)
    stage.rest()
    #expect(!stage.window.subviews.contains { $0 is ShortcutOverlay })
  }

  @Test(arguments: [(ModifierScheme.pc, "super"), (.mac, "ctrl"), (.pc, "alt")])
  func `holding a modifier that is not Command shows no shortcuts`(
    scheme: ModifierScheme, key: String
  ) throws {
    let stage = stage()
    stage.window.modifierScheme = scheme
    try hold(key, in: stage)
    #expect(!stage.window.showsShortcuts)
  }

  @Test
  func `a shortcut that is typed in time keeps the list of shortcuts from appearing`() throws {
    let stage = stage()
    try hold("ctrl", in: stage, seconds: 0.2)
    try stage.send("ctrl+k", .down)
    stage.advance(1)
    #expect(!stage.window.showsShortcuts)
    try stage.send("ctrl", .up)
    try hold("ctrl", in: stage, seconds: 0.2)
    try stage.send("shift", .down)
    stage.advance(1)
    #expect(!stage.window.showsShortcuts)
  }

  @Test
  func `a shortcut that is typed while the list of shortcuts is shown runs and hides it`() throws {
    let stage = stage()
    controller.tiles[0].answers = [.copy]
    try hold("ctrl", in: stage)
    try stage.press("ctrl+c")
    #expect(controller.tiles[0].performed == [.copy] && !stage.window.showsShortcuts)
  }

  @Test(arguments: [true, false])
  func `a cancelled key or an inactive window hides the list of shortcuts`(isWindow: Bool) throws {
    let stage = stage()
    try hold("ctrl", in: stage)
    if isWindow { stage.window.setActive(false) } else { try stage.send("ctrl", .cancelled) }
    #expect(!stage.window.showsShortcuts && stage.window.heldModifiers.isEmpty)
  }

  @Test
  func `Command-? keeps the list of shortcuts open until Escape, which does nothing else`() throws {
    let stage = stage()
    try stage.press("ctrl+?", "ctrl")
    #expect(stage.window.showsShortcuts)
    controller.tiles[0].heard = []
    try stage.press("Escape")
    #expect(!stage.window.showsShortcuts && controller.tiles[0].heard.isEmpty)
    try stage.press("ctrl+?", "ctrl+?")
    #expect(!stage.window.showsShortcuts)
  }

  @Test func `the list of shortcuts does not affect the focus`() throws {
    let stage = stage()
    try stage.press("ctrl+?")
    #expect(stage.focused == "0")
    try stage.press("Right")
    #expect(stage.focused == "1")
  }

  // MARK: Contents

  private func titles(in stage: Stage) -> [[String]] {
    stage.window.shortcutCategories.map { [$0.title] + $0.rows.map(\.title) }
  }

  @Test func `the list of shortcuts has only commands that can run, those of the screen first`() {
    let stage = stage()
    stage.window.mainMenus = [.standardHelp, .standardEdit]
    #expect(titles(in: stage) == [["Help", "Show These Shortcuts"]])
    controller.tiles[0].answers = [.copy, .paste, "fold"]
    controller.commands = [
      KeyCommand(title: "Fold", action: "fold", input: "k", modifierFlags: .command),
      KeyCommand(title: "Unknown", action: "unknown", input: "l", modifierFlags: .command),
    ]
    #expect(
      titles(in: stage) == [
        ["Test", "Fold"], ["Edit", "Copy", "Paste"], ["Help", "Show These Shortcuts"],
      ])
    controller.title = "Papers"
    controller.disabled = ["fold"]
    controller.answers = ["fold"]
    controller.tiles[0].answers = []
    #expect(titles(in: stage) == [["Help", "Show These Shortcuts"]])
  }

  @Test func `a screen reader reads each category with its commands and their keys`() throws {
    let stage = stage()
    stage.window.mainMenus = [.standardEdit]
    controller.title = "Papers"
    controller.answers = ["fold", .copy]
    controller.commands = [
      KeyCommand(title: "Fold", action: "fold", input: "k", modifierFlags: .command)
    ]
    try hold("ctrl", in: stage)
    let found = stage.window.accessibleTree().children.suffix(4)
    #expect(found.map(\.label) == ["Papers", "Fold, Ctrl, K", "Edit", "Copy, Ctrl, C"])
    #expect(found.map(\.role) == [.heading, .text, .heading, .text])
  }

  @Test func `of two commands on one key the list of shortcuts shows the one that would run`() {
    let stage = stage()
    stage.window.mainMenus = []
    controller.title = "Papers"
    controller.answers = ["inner", "outer", "secret"]
    let secret = KeyCommand(title: "Secret", action: "secret", input: "s", attributes: .hidden)
    controller.tiles[0].commands = [
      KeyCommand(title: "Inner", action: "inner", input: "k"), secret,
    ]
    controller.commands = [KeyCommand(title: "Outer", action: "outer", input: "k")]
    #expect(titles(in: stage) == [["Papers", "Inner"]])
  }

  @Test
  func `the list of shortcuts shows discoverability titles and the keys of the keyboard`() throws {
    let stage = stage()
    stage.window.mainMenus = []
    stage.window.layoutDirection = .rightToLeft
    controller.title = "Bookmarks"
    controller.answers = ["byName"]
    controller.commands = [
      KeyCommand(
        title: "Name", action: "byName", input: "[", modifierFlags: [.command, .shift],
        discoverabilityTitle: "Sort Bookmarks by Name", state: .on)
    ]
    let row = try #require(stage.window.shortcutCategories.first?.rows.first)
    #expect(row.title == "Sort Bookmarks by Name" && row.isOn)
    #expect(row.caps == ["Ctrl", "}"])
  }

  // MARK: Scrolling

  @Test func `a list of shortcuts that is too long scrolls by keys while it is shown`() throws {
    controller.answers = ["act"]
    controller.commands = (1...12).map {
      KeyCommand(title: "Command \($0)", action: "act", input: "F\($0)")
    }
    let stage = stage(width: 220, height: 300)
    stage.window.mainMenus = []
    try hold("ctrl", in: stage)
    func top() throws -> CGFloat {
      stage.rest()
      let row = try #require(
        stage.frame().items.first {
          if case .text("Command 4", _, _) = $0.content { true } else { false }
        })
      return row.transform.ty
    }
    let start = try top()
    try stage.press("ctrl+Down")
    #expect(try top() == start - 34)
    #expect(stage.focused == "0")
    try stage.press("ctrl+Home")
    #expect(try top() == start)
    try stage.send("ctrl", .up)
    try stage.press("Right")
    #expect(stage.focused == "1")
  }

  @Test
  func `rows at the ends of a long list of shortcuts fade and stay off the hint bar`() throws {
    controller.answers = ["act"]
    controller.commands = (1...12).map {
      KeyCommand(title: "Command \($0)", action: "act", input: "F\($0)")
    }
    let stage = stage(width: 220, height: 300)
    stage.window.mainMenus = []
    stage.window.hintArea.insets.bottom = 60
    try hold("ctrl", in: stage)
    stage.rest()
    let overlay = try #require(stage.window.accessory(ShortcutList.self)?.overlay)
    var rows: [ShortcutRow] = []
    overlay.forEachDescendant { if let row = $0 as? ShortcutRow { rows.append(row) } }
    #expect(rows.count == 12 && rows.first?.alpha == 1 && rows.last?.alpha == 0)
    for row in rows where row.alpha > 0 {
      #expect(row.convert(row.bounds, to: stage.window).maxY <= 240)
    }
    try stage.press("ctrl+End")
    stage.rest()
    #expect(rows.first?.alpha == 0 && rows.last?.alpha == 1)
  }

  @Test
  func `in right-to-left layout the scroll indicator of the shortcuts is on the left`() throws {
    controller.answers = ["act"]
    controller.commands = (1...12).map {
      KeyCommand(title: "Command \($0)", action: "act", input: "F\($0)")
    }
    let stage = stage(width: 220, height: 300)
    stage.window.layoutDirection = .rightToLeft
    try hold("ctrl", in: stage)
    stage.rest()
    let overlay = try #require(stage.window.accessory(ShortcutList.self)?.overlay)
    let indicator = overlay.indicator.convert(overlay.indicator.bounds, to: stage.window)
    #expect(!overlay.indicator.isHidden && indicator.maxX < stage.window.bounds.midX)
  }
}
