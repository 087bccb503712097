import FocusGeometry
import Foundation
import HaloDisplayList
import HaloHosting
import HaloLists
import Testing

@testable import HaloControllers
@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The menus of buttons, and the context menus of views and of items of lists.
@MainActor
struct MenuTests {
  /// A screen with a button, which records what its menu performs.
  private final class Screen: ViewController, ContextMenuInteractionDelegate {
    let button = Button(title: "Sort")
    let tile = Tile("tile", 300, 20)
    var log: [String] = []
    /// The place for which a menu was requested last.
    var place: CGPoint?

    override func viewDidLoad() {
      button.accessibilityIdentifier = "sort"
      button.frame = CGRect(x: 20, y: 20, width: 200, height: 60)
      tile.addInteraction(ContextMenuInteraction(delegate: self))
      view.addSubview(button)
      view.addSubview(tile)
    }

    func action(_ title: String, _ state: Action.State = .off) -> Action {
      Action(title: title, state: state) { [weak self] in
        self?.log.append("\($0.title) of \(($0.sender as? View)?.focusDebugLabel ?? "")")
      }
    }

    override var responses: [Selector: @MainActor (Any?) -> Void] {
      ["clear": { [weak self] _ in self?.log.append("clear") }]
    }

    func contextMenuInteraction(
      _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> ContextMenuConfiguration? {
      place = location
      return ContextMenuConfiguration(actionProvider: { [weak self] _ in
        Menu(children: self.map { [$0.action("Open")] } ?? [])
      })
    }
  }

  private let screen = Screen()

  private func stage() -> Stage {
    let stage = Stage(screen, model: .tv)
    stage.focus(on: screen.button)
    return stage
  }

  private var menu: Menu {
    Menu(
      title: "Sort",
      children: [
        screen.action("By Name", .on),
        Menu(options: .displayInline, children: [screen.action("By Date")]),
        Menu(title: "More", children: [screen.action("By Size")]),
        KeyCommand(title: "Clear", action: "clear", input: "c"),
      ])
  }

  private func rows() -> [String?] {
    let list = screen.presentedViewController?.view as? CollectionView
    return (list?.visibleCells ?? []).map(\.accessibilityIdentifier)
  }

  @Test func `a button shows its menu when activated, and performs what is chosen`() throws {
    screen.button.menu = menu
    screen.button.showsMenuAsPrimaryAction = true
    var performed = false
    screen.button.primaryAction = { performed = true }
    let stage = stage()
    try stage.press("Return")
    stage.rest()
    #expect(rows() == ["By Name", "By Date", "More", "Clear"])
    #expect(stage.focused == "By Name" && !performed)
    try stage.press("Down", "Return")
    stage.rest()
    #expect(screen.log == ["By Date of sort"] && screen.presentedViewController == nil)
    #expect(stage.focused == "sort")
    try stage.press("Return", "Down", "Down", "Down", "Return")
    stage.rest()
    #expect(screen.log == ["By Date of sort", "clear"])
  }

  @Test func `a menu inside replaces the rows, and Escape returns from it`() throws {
    screen.button.menu = menu
    screen.button.showsMenuAsPrimaryAction = true
    let stage = stage()
    try stage.press("Return", "Down", "Down", "Return")
    stage.rest()
    #expect(rows() == ["By Size"] && stage.focused == "By Size")
    try stage.press("Escape")
    stage.rest()
    #expect(rows().count == 4)
    try stage.press("Escape")
    stage.rest()
    #expect(screen.presentedViewController == nil && screen.log.isEmpty)
  }

  @Test(arguments: ["shift+F10", "Menu"])
  func `the menu of a button with another action is its context menu`(key: String) throws {
    screen.button.menu = menu
    var performed = 0
    screen.button.primaryAction = { performed += 1 }
    let stage = stage()
    try stage.press("Return")
    #expect(performed == 1 && screen.presentedViewController == nil)
    guard case .press(_, by: let responder) = stage.window.effect(of: try Key(name: key)) else {
      Issue.record("\(key) has no effect")
      return
    }
    #expect(responder === screen.button)
    try stage.press(key)
    stage.rest()
    #expect(rows().count == 4 && performed == 1)
  }

  @Test func `an interaction gives a view a menu for the right button and for keys`() throws {
    let stage = stage()
    stage.window.menuRequested(at: CGPoint(x: 310, y: 50), at: stage.time)
    stage.rest()
    #expect(screen.place == CGPoint(x: 10, y: 30) && rows() == ["Open"])
    try stage.press("Return")
    stage.rest()
    #expect(screen.log == ["Open of tile"] && stage.focused == "tile")
    try stage.press("shift+F10")
    stage.rest()
    #expect(screen.place == CGPoint(x: 50, y: 50) && rows() == ["Open"])
    try stage.press("Escape")
    stage.rest()
    screen.tile.removeInteraction(screen.tile.interactions[0])
    try stage.press("shift+F10")
    stage.rest()
    #expect(screen.tile.interactions.isEmpty && screen.presentedViewController == nil)
  }

  /// A list whose items have menus.
  private final class Albums: CollectionViewController {
    var asked: [[Int]] = []

    init() {
      super.init(
        collectionViewLayout: .arranged(
          by: ListLayout(rowHeight: 50, spacing: 0, insets: EdgeInsets(0))))
    }

    override func viewDidLoad() {
      collectionView.register({ CollectionViewCell() }, forCellWithReuseIdentifier: "cell")
      collectionView.allowsMultipleSelection = true
    }

    override func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 4 }

    override func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.accessibilityIdentifier = "album-\(indexPath.item)"
      return cell
    }

    override func collectionView(
      _ collectionView: CollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> ContextMenuConfiguration? {
      asked.append(indexPaths.map(\.item).sorted())
      return ContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        Menu(children: [Action(title: "Play") { _ in }])
      }
    }
  }

  @Test func `a list asks for the menu of the item, or of the selection around it`() throws {
    let albums = Albums()
    let stage = Stage(albums, model: .tv)
    #expect(stage.focused == "album-0")
    try stage.press("Down", "shift+F10")
    stage.rest()
    #expect(albums.asked == [[1]] && stage.focused == "Play")
    try stage.press("Escape")
    stage.rest()
    for item in [1, 2] {
      albums.collectionView.selectItem(
        at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    try stage.press("shift+F10")
    stage.rest()
    #expect(albums.asked.last == [1, 2])
  }
}
