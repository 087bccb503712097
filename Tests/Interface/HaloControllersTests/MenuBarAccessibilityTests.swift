import FocusGeometry
import Foundation
import HaloHosting
import Testing

@testable import HaloControllers
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The menu bar as a screen reader finds, hears and operates it.
@MainActor
struct MenuBarAccessibilityTests {
  private final class Papers: ViewController {
    var log: [String] = []
    var completion: DeferredMenuElement.Completion?
    let tiles = [Tile("first", 20, 200), Tile("second", 140, 200)]

    override func viewDidLoad() {
      for tile in tiles {
        tile.accessibilityLabel = tile.accessibilityIdentifier
        view.addSubview(tile)
      }
    }

    override var menus: [Menu] {
      [
        Menu(
          title: "File", identifier: .file,
          children: [
            KeyCommand(title: "New", action: "new", input: "n", modifierFlags: .command),
            KeyCommand(title: "Delete", action: "delete", input: KeyCommand.inputDelete),
            Menu(
              title: "Sort By", options: .displayInline,
              children: [Action(title: "Name", state: .on) { [weak self] _ in self?.note("name") }]),
            Menu(
              title: "Share",
              children: [Action(title: "Print") { [weak self] _ in self?.note("print") }]),
          ]),
        Menu(
          title: "Later",
          children: [DeferredMenuElement.uncached { [weak self] in self?.completion = $0 }]),
        Menu(title: "Nothing", children: [KeyCommand(title: "Fold", action: "fold")]),
      ]
    }

    private func note(_ name: String) { log.append(name) }

    override var responses: [Selector: @MainActor (Any?) -> Void] {
      ["new": { [weak self] _ in self?.note("new") }]
    }
  }

  private let papers = Papers()

  private func stage() -> Stage {
    let stage = Stage(papers, model: .tv)
    stage.window.mainMenus = [.standardFocus]
    stage.window.commandDisplay = .menuBar
    stage.focus(on: papers.tiles[0])
    stage.window.setHeard(true)
    return stage
  }

  /// Presses keys and returns what a screen reader says about their effect.
  private func said(_ stage: Stage, _ keys: String...) throws -> [String] {
    let before = stage.window.accessibleTree()
    for key in keys { try stage.press(key) }
    return AccessibleSpeech.change(
      from: before, to: stage.window.accessibleTree(),
      announcements: stage.window.takeAnnouncements())
  }

  private func element(_ label: String, _ stage: Stage) throws -> AccessibleElement {
    try #require(stage.window.accessibleTree().all.first { $0.label == label })
  }

  private func perform(
    _ action: AccessibleAction, _ label: String, _ stage: Stage
  ) throws -> Bool {
    let isDone = stage.window.perform(action, on: try element(label, stage).id, at: stage.time)
    stage.frame()
    return isDone
  }

  // MARK: Tree

  @Test func `a bar that has the keys is all that is in the tree, with the focus at its title`()
    throws
  {
    let stage = stage()
    try stage.press("ctrl+F2")
    #expect(
      stage.window.accessibleTree().outline == """
        window
          menu bar
            menu “File”, 1 of 4, focused
            menu “Later”, 2 of 4
            menu “Nothing”, 3 of 4
            menu “Focus”, 4 of 4

        """)
    #expect(stage.focused == "first")
  }

  @Test func `an open menu has its items, keys, settings, groups and submenus inside its title`()
    throws
  {
    let stage = stage()
    try stage.press("ctrl+F2", "Down", "Up", "Right")
    #expect(
      stage.window.accessibleTree().outline == """
        window
          menu bar
            menu “File”, 1 of 4, expanded
              menu item “New”, key ctrl+n, 1 of 4
              menu item “Delete”, key BackSpace, 2 of 4, disabled
              group “Sort By”
                check menu item “Name”, 3 of 4, on
              menu “Share”, 4 of 4, expanded
                menu item “Print”, 1 of 1, focused
            menu “Later”, 2 of 4
            menu “Nothing”, 3 of 4
            menu “Focus”, 4 of 4

        """)
    let (new, share) = (try element("New", stage), try element("Share", stage))
    #expect(new.states.contains(.focusable) && new.frame.height > 0)
    #expect(try element("Print", stage).frame.minX > share.frame.midX)
  }

  @Test func `after Escape the tree is the same as before the bar`() throws {
    let stage = stage()
    let before = stage.window.accessibleTree()
    try stage.press("ctrl+F2", "Down", "Escape")
    // The bar is still fading out.
    #expect(stage.window.accessibleTree() == before)
    stage.rest()
    #expect(stage.window.accessibleTree() == before)
  }

  @Test func `a bar that only the pointer shows is beside the content, which keeps the focus`()
    throws
  {
    let stage = stage()
    stage.window.receive(.pointerMoved(to: CGPoint(x: 500, y: 0)), at: stage.time)
    stage.advance(1)
    let tree = stage.window.accessibleTree()
    #expect(stage.window.showsMenuBar && tree.pathToFocus.last?.label == "first")
    #expect(tree.children.map(\.role) == [.menuBar, .element, .element])
  }

  @Test func `the focus of the tree follows the selected title and row`() throws {
    let stage = stage()
    func focused() -> String? { stage.window.accessibleTree().pathToFocus.last?.label }
    try stage.press("ctrl+F2", "Right")
    #expect(focused() == "Later")
    try stage.press("Left", "Down")
    #expect(focused() == "New")
    try stage.press("Down")
    #expect(focused() == "Name")
    try stage.press("Down", "Right")
    #expect(focused() == "Print")
    try stage.press("Left")
    #expect(focused() == "Share")
  }

  // MARK: Speech

  @Test func `each key is answered once, by what it has reached`() throws {
    let stage = stage()
    #expect(try said(stage, "ctrl+F2") == ["menu bar", "File, menu, 1 of 4"])
    #expect(try said(stage, "Down") == ["New, menu item, Ctrl-N, 1 of 4"])
    #expect(
      try said(stage, "Down") == ["Sort By, group", "Name, check menu item, on, 3 of 4"])
    #expect(try said(stage, "Down") == ["Share, menu, 4 of 4"])
    #expect(try said(stage, "Right") == ["Print, menu item, 1 of 1"])
    #expect(try said(stage, "Escape") == ["first"])
  }

  @Test func `a menu without a command that can be chosen says so`() throws {
    let stage = stage()
    #expect(try said(stage, "ctrl+F2", "n", "Down").last == "Nothing is available")
    #expect(try element("Nothing", stage).states.isSuperset(of: [.focused, .expanded]))
    #expect(try said(stage, "Left") == ["Later, menu, 2 of 4", "Loading…"])
    papers.completion?([Action(title: "Open") { _ in }])
    stage.rest()
    #expect(stage.window.accessibleTree().pathToFocus.last?.label == "Open")
  }

  // MARK: Actions

  @Test func `a screen reader opens menus, selects rows and performs commands`() throws {
    let stage = stage()
    try stage.press("ctrl+F2")
    #expect(try perform(.focus, "Nothing", stage))
    #expect(try element("Nothing", stage).states.contains(.focused))
    #expect(try perform(.press, "File", stage))
    #expect(try perform(.focus, "Name", stage))
    #expect(try element("Name", stage).states.contains(.focused))
    #expect(try !perform(.press, "Delete", stage))
    #expect(try perform(.press, "Share", stage))
    #expect(try perform(.press, "Print", stage))
    #expect(papers.log == ["print"] && !stage.window.showsMenuBar && stage.focused == "first")
  }

  @Test func `a screen reader cannot operate the content behind the bar`() throws {
    let stage = stage()
    let id = try element("second", stage).id
    try stage.press("ctrl+F2")
    #expect(!stage.window.perform(.focus, on: id, at: stage.time) && stage.focused == "first")
  }
}
