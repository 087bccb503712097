import FocusGeometry
import Foundation
import HaloHosting
import Testing

@testable import HaloControllers
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The menu bar of iPadOS 26: its menus, its keys, the pointer, and what it performs.
@MainActor
struct MenuBarTests {
  private final class Papers: ViewController {
    var log: [String] = []
    /// Called with the elements of the deferred element; nil until the bar has asked.
    var completion: DeferredMenuElement.Completion?
    let tiles = [Paper("first", 20, 200), Paper("second", 140, 200)]

    override func viewDidLoad() {
      title = "Papers"
      tiles.forEach(view.addSubview)
    }

    override var keyCommands: [KeyCommand]? {
      [KeyCommand(title: "Fold", action: "fold", input: "k", modifierFlags: .command)]
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
              children: [
                Action(title: "Name", state: .on) { [weak self] _ in self?.log.append("name") }
              ]),
            Menu(
              title: "Share",
              children: [Action(title: "Print") { [weak self] _ in self?.log.append("print") }]),
          ])
      ]
    }

    override func buildMenu(with builder: any MenuBuilder) {
      let focused = Menu(
        title: "Paper",
        children: [
          DeferredMenuElement.usingFocus(identifier: "paper", shouldCacheItems: false),
          DeferredMenuElement.uncached { [weak self] in self?.completion = $0 },
        ])
      builder.insertSibling(focused, afterMenu: .view)
      builder.remove(command: .findControl)
    }

    override var responses: [Selector: @MainActor (Any?) -> Void] {
      var responses: [Selector: @MainActor (Any?) -> Void] = [:]
      for name in ["new", "fold"] {
        responses[Selector(name)] = { [weak self] _ in self?.log.append(name) }
      }
      return responses
    }
  }

  /// A tile that provides the elements about itself.
  private final class Paper: Tile {
    override func provider(
      for deferredElement: DeferredMenuElement
    ) -> DeferredMenuElement.Provider? {
      guard deferredElement.identifier == "paper" else { return nil }
      let name = accessibilityIdentifier ?? ""
      return DeferredMenuElement.Provider { completion in
        completion([Action(title: "Open \(name)") { _ in }])
      }
    }
  }

  private let papers = Papers()

  private func stage(_ direction: LayoutDirection = .leftToRight) -> Stage {
    let stage = Stage(papers, model: .tv)
    stage.window.mainMenus = [.standardEdit, .standardFocus, .standardHelp]
    stage.window.layoutDirection = direction
    stage.window.commandDisplay = .menuBar
    stage.focus(on: papers.tiles[0])
    return stage
  }

  private func state(_ stage: Stage) throws -> MenuBarState {
    try #require(stage.window.accessory(MenuBar.self)?.state)
  }

  private func title(_ stage: Stage) throws -> String? {
    let state = try state(stage)
    return state.title.map { state.menus[$0].title }
  }

  /// The lines of the innermost menu: dimmed rows in parentheses, the selected one in brackets.
  private func lines(_ stage: Stage) throws -> [String] {
    guard let level = try state(stage).levels.last else { return [] }
    return level.lines.enumerated().map { index, line in
      switch line {
      case .separator: "-"
      case .heading(let text): "\(text):"
      case .waiting(let text): text
      case .row(let row):
        index == level.place
          ? "[\(row.title)]" : row.isEnabled ? row.title : "(\(row.title))"
      }
    }
  }

  @Test func `the panel of shortcuts is the default, and Ctrl-F2 then does nothing`() throws {
    let stage = Stage(papers, model: .tv)
    #expect(stage.window.commandDisplay == .shortcutPanel)
    try stage.press("ctrl+F2")
    #expect(!stage.window.showsMenuBar)
    stage.window.commandDisplay = .menuBar
    try stage.press("ctrl+F2")
    #expect(stage.window.showsMenuBar)
    stage.window.commandDisplay = .shortcutPanel
    #expect(!stage.window.showsMenuBar)
  }

  @Test func `the bar has the menus of all responders in the order of a menu bar`() throws {
    let stage = stage()
    try stage.press("ctrl+F2")
    #expect(
      try state(stage).menus.map(\.title) == ["Papers", "File", "Edit", "Paper", "Focus", "Help"])
    #expect(try title(stage) == "Papers" && stage.focused == "first")
  }

  @Test func `a menu has all commands, unavailable ones dimmed, and groups between lines`() throws {
    let stage = stage()
    try stage.press("ctrl+F2", "Right", "Down")
    #expect(
      try lines(stage) == ["[New]", "(Delete)", "-", "Sort By:", "Name", "-", "Share"])
    #expect(try state(stage).levels[0].lines[4].row?.state == .on)
  }

  @Test func `arrows walk through rows that can be chosen, and Return performs one`() throws {
    let stage = stage()
    try stage.press("ctrl+F2", "Right", "Down", "Down")
    #expect(try lines(stage)[4] == "[Name]")
    try stage.press("Down", "Down")
    #expect(try lines(stage)[0] == "[New]")
    try stage.press("Up", "Home")
    #expect(try lines(stage)[0] == "[New]")
    try stage.press("Return")
    #expect(papers.log == ["new"] && !stage.window.showsMenuBar && stage.focused == "first")
    // The key that has chosen does not activate the focused item as well.
    try stage.press("Right")
    #expect(stage.focused == "second")
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `arrows in reading direction open submenus and go to the next menu`(
    direction: LayoutDirection
  ) throws {
    let (forward, back) = direction == .leftToRight ? ("Right", "Left") : ("Left", "Right")
    let stage = stage(direction)
    try stage.press("ctrl+F2", forward, "Up")
    #expect(try lines(stage).last == "[Share]")
    try stage.press(forward)
    #expect(try lines(stage) == ["[Print]"] && state(stage).levels.count == 2)
    try stage.press(back)
    #expect(try state(stage).levels.count == 1 && title(stage) == "File")
    try stage.press(back)
    #expect(try title(stage) == "Papers" && lines(stage) == ["[Fold]"])
    try stage.press(back)
    #expect(try title(stage) == "Help")
  }

  @Test func `letters go to the next menu or row that begins with them`() throws {
    let stage = stage()
    try stage.press("ctrl+F2", "e")
    #expect(try title(stage) == "Edit")
    try stage.press("f", "f", "Down", "s")
    #expect(try title(stage) == "File" && lines(stage).last == "[Share]")
    try stage.press("n")
    #expect(try lines(stage)[0] == "[New]")
    try stage.press("n")
    #expect(try lines(stage)[4] == "[Name]")
  }

  @Test func `elements that depend on the focus are asked for when the menu opens`() throws {
    let stage = stage()
    try stage.press("Right", "ctrl+F2", "p")
    #expect(papers.completion == nil)
    try stage.press("Down")
    #expect(try lines(stage) == ["[Open second]", "Loading…"])
    papers.completion?([Action(title: "Later") { [papers] _ in papers.log.append("later") }])
    stage.rest()
    #expect(try lines(stage) == ["[Open second]", "Later"])
    try stage.press("Down", "space")
    #expect(papers.log == ["later"])
  }

  @Test func `Escape leaves the bar, Ctrl-F2 as well, and a shortcut acts at once`() throws {
    let stage = stage()
    try stage.press("ctrl+F2", "Down", "Escape")
    #expect(!stage.window.showsMenuBar && stage.focused == "first")
    try stage.press("ctrl+F2", "ctrl+F2")
    #expect(!stage.window.showsMenuBar)
    try stage.press("ctrl+F2", "ctrl+n")
    #expect(!stage.window.showsMenuBar && papers.log == ["new"])
  }

  @Test func `a command that a responder removes from the main menu is out of reach`() throws {
    let stage = stage()
    #expect(!stage.window.commandsInReach.contains { $0.command.action == .findControl })
    try stage.press("ctrl+k")
    #expect(papers.log == ["fold"])
  }

  @Test func `holding Command shows no list beside a menu bar, and Command-? its menu for help`()
    throws
  {
    let stage = stage()
    try stage.press("ctrl+?")
    #expect(try title(stage) == "Help" && lines(stage) == ["[Shortcuts]"])
    #expect(!stage.window.showsShortcuts)
  }

  @Test func `the pointer at the upper edge shows the bar, opens menus and performs`() throws {
    let stage = stage()
    stage.window.receive(.pointerMoved(to: CGPoint(x: 500, y: 1)), at: stage.time)
    stage.advance(1)
    #expect(stage.window.showsMenuBar)
    stage.window.receive(.pointerMoved(to: CGPoint(x: 500, y: 300)), at: stage.time)
    #expect(!stage.window.showsMenuBar)
    stage.rest()
    stage.window.receive(.pointerMoved(to: CGPoint(x: 500, y: 0)), at: stage.time)
    stage.advance(1)
    let overlay = try #require(stage.window.accessory(MenuBar.self)?.overlay)
    let places = (0..<100).map { CGPoint(x: CGFloat($0) * 10, y: 10) }
    let file = try #require(places.first { overlay.part(at: $0) == .title(1) })
    stage.window.receive(.pointerPressed(at: file), at: stage.time)
    stage.window.receive(.pointerReleased(at: file), at: stage.time)
    stage.rest()
    #expect(try title(stage) == "File" && lines(stage).count == 7)
    let rows = (0..<100).map { CGPoint(x: file.x + 20, y: CGFloat($0) * 5) }
    let name = try #require(rows.first { overlay.part(at: $0) == .row(level: 0, line: 4) })
    stage.window.receive(.pointerMoved(to: name), at: stage.time)
    #expect(try lines(stage)[4] == "[Name]")
    stage.window.receive(.pointerPressed(at: name), at: stage.time)
    #expect(papers.log == ["name"] && !stage.window.showsMenuBar && stage.focused == "first")
  }

  @Test func `a long menu scrolls to the selected row`() throws {
    let stage = stage()
    stage.window.mainMenus = [
      .standardFocus,
      Menu(
        title: "Long", children: (1...60).map { number in Action(title: "Row \(number)") { _ in } }),
    ]
    try stage.press("ctrl+F2", "l", "Up")
    stage.rest()
    let overlay = try #require(stage.window.accessory(MenuBar.self)?.overlay)
    let panel = try #require(overlay.subviews.compactMap { $0 as? MenuPanel }.first)
    #expect(panel.frame.maxY <= stage.window.bounds.height)
    #expect(panel.frame.contains(panel.frame(ofLine: 59)))
    try stage.press("Home")
    stage.rest()
    #expect(panel.frame.contains(panel.frame(ofLine: 0)))
  }
}
