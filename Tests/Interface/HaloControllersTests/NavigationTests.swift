import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControllers
@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Screens that are pushed and popped, and the focus in them.
@MainActor
struct NavigationTests {
  private let list = TestController("list")
  private let detail = TestController("detail")
  private let navigation: NavigationController

  init() {
    navigation = NavigationController(rootViewController: list)
  }

  private func started(model: FocusModel = .tv) -> Stage {
    let stage = Stage(navigation, model: model)
    stage.focus(on: list.tiles[2])
    return stage
  }

  private func push(_ stage: Stage, animated: Bool = true) {
    navigation.pushViewController(detail, animated: animated)
    stage.frame()
  }

  // MARK: Focus

  @Test func `a pushed screen has the focus at once under the TV model`() {
    let stage = started()
    detail.preferred = [detail.tiles[1]]
    push(stage)
    #expect(stage.focused == "detail-1")
  }

  @Test func `during a push the old title fades out while the new one fades in`() throws {
    let stage = started()
    let bar = navigation.navigationBar
    func titles() -> [String: CGFloat] {
      var titles: [String: CGFloat] = [:]
      for case let label as Label in bar.subviews {
        titles[label.text] = label.presented(.alpha, label.alpha)
      }
      return titles
    }
    push(stage)
    stage.advance(0.1)
    let (old, new) = try (#require(titles()["list"]), #require(titles()["detail"]))
    #expect(old > 0 && old < 1 && new > 0 && new < 1)
    #expect(bar.backButton.presented(.alpha, bar.backButton.alpha) < 1)
    navigation.popViewController(animated: true)
    stage.rest()
    #expect(titles() == ["list": 1])
  }

  /// Cases, 57.
  @Test(arguments: [FocusModel.pad, .catalyst], [false, true])
  func `a push hides the focus until the next key, which shows the preferred item`(
    model: FocusModel, animated: Bool
  ) throws {
    let stage = started(model: model)
    detail.preferred = [detail.tiles[1]]
    push(stage, animated: animated)
    #expect(stage.focused == nil)
    stage.rest()
    #expect(stage.focused == nil)
    try stage.press("Right")
    #expect(stage.focused == "detail-1")
    try stage.press("Right")
    #expect(stage.focused == "detail-2")
  }

  /// Cases, 58.
  @Test func `going back returns the focus to the item that had it before the push`() throws {
    let stage = started(model: .pad)
    list.preferred = [list.tiles[0]]
    push(stage)
    stage.rest()
    try stage.press("Right")
    #expect(stage.focused == "detail-0")
    navigation.popViewController(animated: true)
    stage.frame()
    #expect(stage.focused == "list-2")
  }

  /// Cases, 58, without a key in between.
  @Test func `going back while the focus is hidden returns it to the earlier item`() throws {
    let stage = started(model: .pad)
    list.preferred = [list.tiles[0]]
    push(stage)
    stage.rest()
    navigation.popViewController(animated: true)
    stage.rest()
    if stage.focused == nil { try stage.press("Left") }
    #expect(stage.focused == "list-2")
  }

  /// Cases, 59.
  @Test func `a preferred item that never defers has the focus at once after a push`() {
    let stage = started(model: .pad)
    detail.tiles[1].focusItemDeferralMode = .never
    detail.preferred = [detail.tiles[1]]
    push(stage)
    #expect(stage.focused == "detail-1")
  }

  @Test func `each screen of a navigation stack remembers its own focused item`() throws {
    let third = TestController("third")
    let stage = started()
    push(stage)
    try stage.press("Right")
    navigation.pushViewController(third, animated: true)
    stage.rest()
    try stage.press("Right", "Right")
    #expect(stage.focused == "third-2")
    navigation.popViewController(animated: true)
    stage.frame()
    #expect(stage.focused == "detail-1")
    navigation.popViewController(animated: true)
    stage.frame()
    #expect(stage.focused == "list-2")
  }

  @Test func `going back without restoration focuses the preferred item`() {
    let stage = started()
    list.restoresFocusAfterTransition = false
    list.preferred = [list.tiles[1]]
    push(stage)
    navigation.popViewController(animated: true)
    stage.frame()
    #expect(stage.focused == "list-1")
  }

  @Test func `a screen that is leaving cannot be focused during its transition`() throws {
    let stage = started()
    push(stage)
    #expect(list.view.window != nil)
    stage.window.focusSystem?.requestFocusUpdate(to: list.tiles[0])
    stage.frame()
    #expect(stage.focused?.hasPrefix("detail") == true)
    navigation.popViewController(animated: true)
    stage.frame()
    try stage.press("Left")
    #expect(detail.view.window != nil && stage.focused == "list-1")
  }

  @Test func `a push leaves the focus where it is outside the navigation controller`() {
    let outer = TestController("outer", tiles: 0)
    let aside = Tile("aside", 0, 700, 100, 50)
    let stage = Stage(outer)
    outer.addChild(navigation)
    navigation.view.frame = CGRect(x: 0, y: 0, width: 1000, height: 600)
    outer.view.addSubview(navigation.view)
    outer.view.addSubview(aside)
    stage.focus(on: aside)
    navigation.pushViewController(detail, animated: true)
    stage.rest()
    #expect(stage.focused == "aside")
  }

  // MARK: Bar

  @Test func `the navigation bar shows the title of the screen and of the one to go back to`() {
    let stage = started()
    let bar = navigation.navigationBar
    #expect(bar.titleLabel.text == "list" && bar.backButton.isHidden)
    push(stage)
    #expect(bar.titleLabel.text == "detail")
    #expect(bar.backButton.title == "list" && !bar.backButton.isHidden)
    detail.title = "Renamed"
    #expect(bar.titleLabel.text == "Renamed")
  }

  @Test func `the back button can be reached from any item below it and goes back`() throws {
    let stage = started()
    push(stage)
    stage.rest()
    stage.focus(on: detail.tiles[2])
    try stage.press("Up")
    #expect(stage.focused == "list")
    try stage.press("Return")
    stage.rest()
    #expect(navigation.topViewController === list)
    #expect(stage.focused == "list-2")
  }

  @Test func `the back button cannot be focused under the iPad model`() {
    let stage = started(model: .pad)
    push(stage)
    #expect(!navigation.navigationBar.backButton.canBecomeFocused)
    #expect(stage.window.saturatedFrames == 0)
  }

  @Test func `Menu pops a screen, but not the last one of the stack`() throws {
    let stage = started()
    push(stage)
    try stage.press("Escape")
    stage.rest()
    #expect(navigation.topViewController === list)
    try stage.press("Escape")
    #expect(navigation.viewControllers.count == 1)
  }

  // MARK: The stack

  @Test func `popping returns the controllers that were removed`() {
    let third = TestController("third")
    #expect(navigation.popViewController(animated: false) == nil)
    navigation.setViewControllers([list, detail, third], animated: false)
    #expect(
      navigation.popToViewController(detail, animated: false)?.map(ObjectIdentifier.init)
        == [ObjectIdentifier(third)])
    #expect(navigation.popToViewController(third, animated: false) == nil)
    #expect(navigation.popToRootViewController(animated: false)?.count == 1)
    #expect(navigation.popToRootViewController(animated: false)?.isEmpty == true)
    #expect(navigation.viewControllers.count == 1 && navigation.children.count == 1)
  }

  @Test func `a controller can be in a navigation stack only once`() {
    navigation.pushViewController(list, animated: false)
    navigation.setViewControllers([list, detail, list], animated: false)
    #expect(navigation.viewControllers.map(\.title) == ["list", "detail"])
  }

  @Test func `quick pushes and pops during transitions end at the right screen`() throws {
    let stage = started()
    for _ in 0..<3 {
      push(stage)
      stage.advance(0.05)
      navigation.popViewController(animated: true)
      stage.advance(0.05)
    }
    stage.rest()
    #expect(stage.focused == "list-2")
    #expect(detail.parent == nil && detail.view.window == nil)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a pushed screen slides in from the trailing edge`(direction: LayoutDirection) {
    let stage = started(model: .pad)
    stage.window.layoutDirection = direction
    stage.advance(1)
    push(stage)
    stage.advance(0.1)
    let x = detail.view.bounds.applying(detail.view.presentedTransformToRoot).minX
    #expect(direction == .leftToRight ? x > 0 && x < 1000 : x < 0 && x > -1000)
    stage.rest()
    #expect(detail.view.bounds.applying(detail.view.presentedTransformToRoot).minX == 0)
  }

  @Test func `hiding the navigation bar gives its height to the screen`() {
    let stage = started()
    #expect(list.view.bounds.height == 800 - NavigationBar.height)
    navigation.isNavigationBarHidden = true
    stage.frame()
    #expect(list.view.bounds.height == 800)
  }

  @Test func `a navigation controller is a focus group around its bar and its screens`() throws {
    let (one, other) = (
      NavigationController(rootViewController: TestController("a")),
      NavigationController(rootViewController: TestController("b"))
    )
    let group = try #require(one.focusGroupIdentifier)
    #expect(group != other.focusGroupIdentifier)
    one.focusGroupIdentifier = "mine"
    #expect(one.focusGroupIdentifier == "mine")
    one.focusGroupIdentifier = nil
    #expect(one.focusGroupIdentifier == group)
    let stage = Stage(model: .pad, screen: one)
    let tree = FocusDebugger.checkFocusGroupTree(for: stage.window)
    #expect(tree.groups.first?.groups.map(\.identifier) == [group])
  }
}
