import FocusEngine
import Foundation
import Testing

@testable import HaloControllers
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// View controllers as programs for UIKit write them.
@MainActor
struct ProgramControllerTests {
  /// A screen whose initialiser is written without `override`, as with UIKit.
  private final class Screen: ViewController {
    let journal = Journal()
    let tile = Tile("tile", 0, 0)

    init() {
      super.init(nibName: nil, bundle: nil)
      addKeyCommand(KeyCommand(action: "close", input: "w", modifierFlags: .command))
    }

    override func loadView() {
      super.loadView()
      view.addSubview(tile)
    }
    override func viewWillAppear(_ animated: Bool) { journal.entries.append("will appear") }
    override func viewIsAppearing(_ animated: Bool) {
      journal.entries.append("is appearing \(view.window != nil)")
    }
    override func viewDidAppear(_ animated: Bool) { journal.entries.append("did appear") }
    override func viewWillLayoutSubviews() { journal.entries.append("will lay out") }
    override func viewDidLayoutSubviews() { journal.entries.append("did lay out") }
    override var responses: [Selector: @MainActor (Any?) -> Void] {
      ["close": { [journal] _ in journal.entries.append("closed") }]
    }
  }

  private final class Columns: SplitViewController {
    init() { super.init(style: .doubleColumn) }
  }

  @Test func `a controller subclass can declare init() without override`() {
    #expect(Columns().style == .doubleColumn)
    #expect(!Screen().isViewLoaded)
  }

  @Test func `a view that is set in loadView is the controller's until another replaces it`() {
    let screen = Screen()
    screen.loadViewIfNeeded()
    let first = screen.view
    #expect(screen.tile.superview === first && first.owner === screen)
    screen.view = View()
    #expect(first.owner == nil && screen.view.owner === screen)
  }

  @Test func `a key command that was added works until it is removed`() throws {
    let screen = Screen()
    let stage = Stage(screen, model: .pad)
    stage.focus(on: screen.tile)
    _ = screen.journal.take()
    try stage.press("ctrl+w")
    #expect(screen.journal.take().filter { $0 == "closed" }.count == 1)
    let command = try #require(screen.keyCommands?.first)
    screen.removeKeyCommand(command)
    #expect(screen.keyCommands == nil)
    try stage.press("ctrl+w")
    #expect(!screen.journal.take().contains("closed"))
  }

  @Test func `viewIsAppearing is called once in the window, before layout and viewDidAppear`() {
    let screen = Screen()
    let navigation = NavigationController(rootViewController: TestController("list"))
    let stage = Stage(navigation)
    navigation.pushViewController(screen, animated: true)
    stage.rest()
    let entries = screen.journal.take()
    #expect(
      entries.prefix(4) == ["will appear", "is appearing true", "will lay out", "did lay out"])
    #expect(entries.last == "did appear")
    #expect(entries.filter { $0.hasPrefix("is appearing") }.count == 1)
  }

  @Test func `show pushes onto a navigation stack, and showDetailViewController presents`() {
    let list = TestController("list")
    let navigation = NavigationController(rootViewController: list)
    let stage = Stage(navigation)
    let (next, detail) = (TestController("next"), TestController("detail"))
    list.show(next, sender: nil)
    stage.rest()
    #expect(navigation.topViewController === next)
    next.showDetailViewController(detail, sender: nil)
    stage.rest()
    #expect(navigation.presentedViewController === detail)
  }

  @Test func `a controller's view initially has the size of the window`() {
    let stage = Stage(size: CGSize(width: 640, height: 480), screen: TestController("root"))
    #expect(ViewController().view.frame == stage.window.bounds)
  }
}
