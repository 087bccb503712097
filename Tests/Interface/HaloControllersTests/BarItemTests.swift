import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControllers
@testable import HaloControls
@testable import HaloLists
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Items that a screen puts into the navigation bar.
@MainActor
struct BarItemTests {
  private let list = TestController("list")
  private let navigation: NavigationController
  private var bar: NavigationBar { navigation.navigationBar }

  init() { navigation = NavigationController(rootViewController: list) }

  private func started(model: FocusModel = .pad) -> Stage {
    let stage = Stage(navigation, model: model)
    stage.focus(on: list.tiles[0])
    return stage
  }

  @Test func `bar items are at both ends of the bar, and the first right item is the outermost`() {
    let stage = started()
    let (edit, add, done) = (
      BarButtonItem(systemItem: .edit), BarButtonItem(systemItem: .add),
      BarButtonItem(systemItem: .done)
    )
    list.navigationItem.leftBarButtonItem = edit
    list.navigationItem.rightBarButtonItems = [done, add]
    stage.frame()
    #expect(edit.view.frame.minX < 20 && done.view.frame.maxX > bar.bounds.width - 20)
    #expect(add.view.frame.maxX < done.view.frame.minX)
    #expect(abs(bar.titleLabel.frame.midX - bar.bounds.midX) < 1)
    stage.window.layoutDirection = .rightToLeft
    stage.frame()
    #expect(edit.view.frame.maxX > bar.bounds.width - 20 && done.view.frame.minX < 20)
    list.navigationItem.rightBarButtonItem = nil
    stage.frame()
    #expect(done.view.superview == nil && add.view.superview == nil)
  }

  @Test func `the bar shows the items of the top screen beside or in place of the back button`() {
    let stage = started()
    list.navigationItem.rightBarButtonItem = BarButtonItem(systemItem: .add)
    let detail = TestController("detail")
    let cancel = BarButtonItem(systemItem: .cancel)
    detail.navigationItem.leftBarButtonItem = cancel
    navigation.pushViewController(detail, animated: true)
    stage.rest()
    #expect(list.navigationItem.rightBarButtonItem?.view.superview == nil)
    #expect(cancel.view.superview === bar && bar.backButton.isHidden)
    detail.navigationItem.leftItemsSupplementBackButton = true
    stage.frame()
    #expect(!bar.backButton.isHidden && cancel.view.frame.minX >= bar.backButton.frame.maxX)
    detail.navigationItem.hidesBackButton = true
    stage.frame()
    #expect(bar.backButton.isHidden)
  }

  @Test func `a bar item calls its action, its target or a responder in the chain`() throws {
    let target = Target()
    let screen = RespondingController()
    screen.answers = ["share:"]
    let navigation = NavigationController(rootViewController: screen)
    let stage = Stage(navigation, model: .tv)
    var performed: [String] = []
    let items = [
      BarButtonItem(primaryAction: Action(title: "Do") { performed.append("\($0.title)") }),
      BarButtonItem(title: "Tell", style: .plain, target: target, action: "told:"),
      BarButtonItem(title: "Share", style: .plain, target: nil, action: "share:"),
    ]
    screen.navigationItem.rightBarButtonItems = items
    stage.frame()
    for item in items {
      stage.focus(on: item.view)
      try stage.press("Return")
    }
    #expect(performed == ["Do"])
    #expect(target.senders.first as? BarButtonItem === items[1])
    #expect(screen.performed == ["share:"])
    items[1].isEnabled = false
    stage.frame()
    #expect(!items[1].view.canBecomeFocused)
  }

  private final class Target: SelectorTarget {
    var senders: [Any?] = []
    var responses: [Selector: @MainActor (Any?) -> Void] {
      ["told:": { [weak self] in self?.senders.append($0) }]
    }
  }

  @Test func `a bar item with only a menu shows its commands and performs the chosen one`() throws {
    let screen = RespondingController()
    screen.answers = ["copyAll"]
    let stage = Stage(NavigationController(rootViewController: screen), model: .tv)
    let menu = Menu(
      title: "More",
      children: [
        KeyCommand(title: "Print", action: "print", input: "p", attributes: .disabled),
        KeyCommand(title: "Copy all", action: "copyAll", input: "c"),
      ])
    let item = BarButtonItem(title: "More", menu: menu)
    screen.navigationItem.rightBarButtonItem = item
    stage.frame()
    stage.focus(on: item.view)
    try stage.press("Return")
    stage.rest()
    #expect(screen.presentedViewController != nil && stage.focused == "Copy all")
    let commands = try #require(screen.presentedViewController?.view as? CollectionView)
    let printing = try #require(commands.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(printing.configurationState.isDisabled)
    let click = printing.convert(printing.bounds.center, to: stage.window)
    stage.window.pointerPressed(at: click, at: stage.time)
    stage.window.pointerReleased(at: click, at: stage.time)
    stage.frame()
    #expect(screen.performed.isEmpty && screen.presentedViewController != nil)
    try stage.press("Return")
    stage.rest()
    #expect(screen.performed == ["copyAll"] && screen.presentedViewController == nil)
    #expect(stage.focused == "More")
  }

  @Test func `a navigation item's title replaces the screen's, and its title view replaces both`() {
    let stage = started()
    list.navigationItem.title = "Everything"
    #expect(bar.titleLabel.text == "Everything")
    let view = Tile("title", 0, 0, 120, 30)
    list.navigationItem.titleView = view
    stage.frame()
    #expect(view.superview === bar && bar.titleLabel.isHidden)
    #expect(view.bounds.size == CGSize(width: 120, height: 30))
    #expect(abs(view.frame.midX - bar.bounds.midX) < 1)
    list.navigationItem.titleView = nil
    stage.frame()
    #expect(view.superview == nil && !bar.titleLabel.isHidden)
  }

  @Test
  func `a custom view of a bar item has the size that it asks for and can be focused`() throws {
    let stage = started()
    let view = Tile("custom", 0, 0, 60, 30)
    let item = BarButtonItem(customView: view)
    list.navigationItem.rightBarButtonItem = item
    stage.frame()
    #expect(view.bounds.size == CGSize(width: 60, height: 30))
    try stage.press("Up")
    #expect(stage.focused == "custom")
    let popover = TestController("popover", tiles: 1)
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.barButtonItem = item
    list.present(popover, animated: false)
    stage.rest()
    let frame = popover.view.convert(popover.view.bounds, to: stage.window)
    #expect(frame.minY == view.frame.maxY + PopoverPlacement.arrowHeight)
  }

  @Test func `a bar item that moves to the other end or to another bar is shown there`() {
    let stage = started()
    let item = BarButtonItem(systemItem: .edit)
    list.navigationItem.rightBarButtonItem = item
    list.navigationItem.leftBarButtonItem = item
    list.navigationItem.rightBarButtonItem = nil
    stage.frame()
    #expect(item.view.superview === bar && item.view.frame.minX < 20)
    let other = NavigationBar()
    other.show(.init(item: list.navigationItem), isPush: true, animated: false)
    list.navigationItem.leftBarButtonItem = nil
    #expect(item.view.superview === other)
    item.isHidden = true
    #expect(item.view.superview == nil)
  }

  @Test func `a bar's title is hidden if only an ellipsis would fit`() {
    let stage = started()
    list.navigationItem.title = "A long title of a screen"
    let wide = Tile("wide", 0, 0, 480, 30)
    list.navigationItem.rightBarButtonItem = BarButtonItem(customView: wide)
    stage.frame()
    #expect(!bar.titleLabel.isHidden && bar.titleLabel.frame.maxX <= wide.frame.minX)
    wide.bounds.size.width = 960
    bar.setNeedsLayout()
    stage.frame()
    #expect(bar.titleLabel.isHidden)
    list.navigationItem.rightBarButtonItem = nil
    stage.frame()
    #expect(!bar.titleLabel.isHidden)
  }

  @Test func `a bar item is named by its title unless it has an accessibility label`() {
    let stage = started()
    let item = BarButtonItem(title: "Edit")
    list.navigationItem.rightBarButtonItem = item
    stage.frame()
    let plain = item.view.accessibilityLabel
    item.accessibilityLabel = "Edit the list"
    #expect(item.view.accessibilityLabel == "Edit the list")
    item.accessibilityLabel = nil
    #expect(item.view.accessibilityLabel == plain)
  }

  @Test func `setting another custom view of a bar item replaces the first one`() {
    let stage = started()
    let (first, second) = (Tile("first", 0, 0, 60, 30), Tile("second", 0, 0, 80, 30))
    let item = BarButtonItem(customView: first)
    list.navigationItem.rightBarButtonItem = item
    item.customView = second
    stage.frame()
    #expect(first.superview == nil && second.superview === bar && second.frame.width == 80)
    item.customView = nil
    item.title = "Button"
    stage.frame()
    #expect(second.superview == nil && item.view.superview === bar)
    item.customView = first
    #expect(first.superview === bar)
    #expect(bar.subviews.allSatisfy { !($0 is BarButton) || $0 === bar.backButton })
  }

  @Test func `a screen that is a list is laid out below a bar with a large title`() {
    let list = Rows(collectionViewLayout: ListLayout(rowHeight: 40))
    let navigation = NavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    let stage = Stage(navigation, model: .pad)
    stage.frame()
    let top = list.view.convert(CGPoint.zero, to: stage.window).y
    #expect(top == NavigationBar.height + NavigationBar.largeTitleHeight)
  }

  private final class Rows: CollectionViewController {}
}
