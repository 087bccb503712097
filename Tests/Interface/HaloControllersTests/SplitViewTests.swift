import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControllers
@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Two or three columns beside each other, and one where there is no room for them.
@MainActor
struct SplitViewTests {
  private let sidebar = TestController("sidebar", tiles: 2)
  private let middle = TestController("middle", tiles: 1)
  private let detail = TestController("detail", tiles: 2)

  private func started(
    _ style: SplitViewController.Style = .doubleColumn, width: CGFloat = 1200
  ) -> (split: SplitViewController, stage: Stage) {
    let split = SplitViewController(style: style)
    split.setViewController(sidebar, for: .primary)
    if style == .tripleColumn { split.setViewController(middle, for: .supplementary) }
    split.setViewController(detail, for: .secondary)
    let stage = Stage(model: .pad, size: CGSize(width: width, height: 800), screen: split)
    stage.focus(on: split.isCollapsed ? detail.tiles[0] : sidebar.tiles[0])
    return (split, stage)
  }

  private func frame(_ controller: ViewController, _ stage: Stage) -> CGRect {
    controller.view.convert(controller.view.bounds, to: stage.window)
  }

  @Test func `columns stand beside each other in navigation controllers of their own`() {
    let (split, stage) = started()
    #expect(split.viewController(for: .primary) === sidebar)
    #expect(sidebar.splitViewController === split && detail.splitViewController === split)
    #expect(sidebar.navigationController !== detail.navigationController)
    #expect(sidebar.navigationController?.navigationBar.titleLabel.text == "sidebar")
    #expect(split.displayMode == .oneBesideSecondary && !split.isCollapsed)
    #expect(frame(sidebar, stage).maxX == frame(detail, stage).minX)
    #expect(frame(sidebar, stage).width == split.primaryColumnWidth)
    #expect(frame(detail, stage).maxX == 1200)
  }

  @Test func `the sidebar has a ground of its own only beside the detail`() {
    let (split, stage) = started()
    split.primaryBackgroundStyle = .sidebar
    #expect(sidebar.navigationController?.ground == .sidebar)
    stage.window.resize(to: CGSize(width: 500, height: 800), scale: 1)
    stage.frame()
    #expect(split.isCollapsed && sidebar.navigationController?.ground == .window)
    stage.window.resize(to: CGSize(width: 1200, height: 800), scale: 1)
    stage.frame()
    #expect(sidebar.navigationController?.ground == .sidebar)
  }

  @Test func `from right to left the sidebar is on the right`() {
    let (_, stage) = started()
    stage.window.layoutDirection = .rightToLeft
    stage.frame()
    #expect(frame(detail, stage).minX == 0 && frame(sidebar, stage).maxX == 1200)
  }

  @Test func `focus begins where the screen of the first column prefers it`() throws {
    sidebar.preferred = [sidebar.tiles[1]]
    let split = SplitViewController(style: .doubleColumn)
    split.setViewController(sidebar, for: .primary)
    split.setViewController(detail, for: .secondary)
    let stage = Stage(
      model: .pad, size: CGSize(width: 1200, height: 800), screen: split)
    try stage.press("Tab")
    #expect(stage.focused == "sidebar-1")
  }

  @Test func `Tab goes from the sidebar to the detail and back, arrows do not`() throws {
    let (_, stage) = started()
    #expect(stage.focused == "sidebar-0")
    try stage.press("Right", "Right", "Right")
    #expect(stage.focused == "sidebar-1")
    try stage.press("Tab")
    #expect(stage.focused == "detail-0")
    try stage.press("shift+Tab")
    #expect(stage.focused == "sidebar-1")
  }

  @Test func `a detail is shown beside, and focus stays in the sidebar`() {
    let (split, stage) = started()
    let other = TestController("other")
    sidebar.showDetailViewController(NavigationController(rootViewController: other), sender: nil)
    stage.frame()
    #expect(detail.view.window == nil && other.view.window != nil)
    #expect(other.splitViewController === split && detail.parent?.parent == nil)
    #expect(stage.focused == "sidebar-0")
  }

  @Test func `focus in a detail that is replaced goes into the new one`() {
    let (split, stage) = started()
    stage.focus(on: detail.tiles[1])
    split.setViewController(TestController("other"), for: .secondary)
    stage.frame()
    #expect(stage.focused == "other-0")
  }

  @Test func `a hidden sidebar gives its width and its focus to the detail, and comes back`() {
    let (split, stage) = started()
    split.hide(.primary)
    stage.rest()
    #expect(split.displayMode == .secondaryOnly && sidebar.view.window == nil)
    #expect(frame(detail, stage).width == 1200)
    #expect(stage.focused == "detail-0")
    split.show(.primary)
    stage.advance(0.1)
    #expect(sidebar.view.window != nil)
    stage.rest()
    #expect(frame(sidebar, stage).minX == 0)
    #expect(frame(detail, stage).minX == split.primaryColumnWidth)
  }

  @Test func `of three columns as many are shown as the mode says`() {
    let (split, stage) = started(.tripleColumn)
    #expect(split.displayMode == .twoBesideSecondary)
    #expect(frame(sidebar, stage).maxX == frame(middle, stage).minX)
    #expect(frame(middle, stage).maxX == frame(detail, stage).minX)
    split.preferredDisplayMode = .oneBesideSecondary
    stage.rest()
    #expect(sidebar.view.window == nil && frame(middle, stage).minX == 0)
    split.show(.primary)
    stage.rest()
    #expect(split.displayMode == .twoBesideSecondary && sidebar.view.window != nil)
  }

  @Test func `the width of the sidebar is what is preferred, between the bounds`() {
    let (split, stage) = started()
    split.preferredPrimaryColumnWidthFraction = 0.5
    stage.frame()
    #expect(split.primaryColumnWidth == 600 && frame(sidebar, stage).width == 600)
    split.maximumPrimaryColumnWidth = 400
    #expect(split.primaryColumnWidth == 400)
    split.preferredPrimaryColumnWidth = 100
    split.minimumPrimaryColumnWidth = 200
    #expect(split.primaryColumnWidth == 200)
  }

  // MARK: Collapsing

  @Test func `a narrow window shows one column, with the way back to the others`() throws {
    let (split, stage) = started(width: 400)
    #expect(split.isCollapsed && detail.view.window != nil && sidebar.view.window == nil)
    #expect(frame(detail, stage).width == 400)
    #expect(detail.navigationController?.viewControllers.count == 2)
    try stage.press("Escape")
    stage.rest()
    #expect(sidebar.view.window != nil && stage.focused == "sidebar-0")
    let other = TestController("other")
    sidebar.showDetailViewController(other, sender: nil)
    stage.rest()
    #expect(other.view.window != nil && sidebar.view.window == nil)
    // What was pushed waits with its focus for a key, as every pushed screen does.
    try stage.press("Right")
    #expect(stage.focused == "other-0")
  }

  @Test func `a window that becomes wide again shows the columns, with what was pushed in theirs`()
  {
    let (split, stage) = started()
    let pushed = TestController("pushed")
    stage.window.resize(to: CGSize(width: 400, height: 800), scale: 1)
    stage.frame()
    #expect(split.isCollapsed)
    detail.navigationController?.pushViewController(pushed, animated: false)
    stage.window.resize(to: CGSize(width: 1200, height: 800), scale: 1)
    stage.rest()
    #expect(!split.isCollapsed)
    #expect(sidebar.navigationController?.viewControllers.map(\.title) == ["sidebar"])
    #expect(detail.navigationController?.viewControllers.map(\.title) == ["detail", "pushed"])
    #expect(frame(sidebar, stage).minX == 0 && pushed.view.window != nil)
  }

  @Test func `the delegate chooses the column on top, and hears of every change`() {
    let listener = Listener()
    let (split, stage) = started()
    split.delegate = listener
    stage.window.resize(to: CGSize(width: 400, height: 800), scale: 1)
    stage.frame()
    #expect(sidebar.view.window != nil && detail.view.window == nil)
    split.show(.secondary)
    stage.rest()
    #expect(detail.view.window != nil)
    stage.window.resize(to: CGSize(width: 1200, height: 800), scale: 1)
    stage.rest()
    split.hide(.primary)
    #expect(
      listener.log == [
        "asked secondary", "collapsed", "expanded", "to secondaryOnly", "hides primary",
      ])
  }

  private final class Listener: SplitViewControllerDelegate {
    var log: [String] = []
    func splitViewController(
      _ svc: SplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
    ) -> SplitViewController.Column {
      log.append("asked \(proposedTopColumn)")
      return .primary
    }
    func splitViewControllerDidCollapse(_ svc: SplitViewController) { log.append("collapsed") }
    func splitViewControllerDidExpand(_ svc: SplitViewController) { log.append("expanded") }
    func splitViewController(
      _ svc: SplitViewController, willChangeTo displayMode: SplitViewController.DisplayMode
    ) { log.append("to \(displayMode)") }
    func splitViewController(
      _ svc: SplitViewController, willHide column: SplitViewController.Column
    ) { log.append("hides \(column)") }
  }
}
