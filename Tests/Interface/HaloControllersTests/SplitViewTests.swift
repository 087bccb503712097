import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControllers
@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Split views with two or three columns side by side, or with one where there is no room.
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

  @Test func `columns of a split view are side by side, each in its own navigation controller`() {
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

  @Test func `a sidebar has its own background only beside the detail`() {
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

  @Test func `in right-to-left layout the sidebar is on the right`() {
    let (_, stage) = started()
    stage.window.layoutDirection = .rightToLeft
    stage.frame()
    #expect(frame(detail, stage).minX == 0 && frame(sidebar, stage).maxX == 1200)
  }

  @Test func `the focus begins at the preferred item of the first column`() throws {
    sidebar.preferred = [sidebar.tiles[1]]
    let split = SplitViewController(style: .doubleColumn)
    split.setViewController(sidebar, for: .primary)
    split.setViewController(detail, for: .secondary)
    let stage = Stage(
      model: .pad, size: CGSize(width: 1200, height: 800), screen: split)
    try stage.press("Tab")
    #expect(stage.focused == "sidebar-1")
  }

  @Test func `Tab moves between the sidebar and the detail, and arrows do not`() throws {
    let (_, stage) = started()
    #expect(stage.focused == "sidebar-0")
    try stage.press("Right", "Right", "Right")
    #expect(stage.focused == "sidebar-1")
    try stage.press("Tab")
    #expect(stage.focused == "detail-0")
    try stage.press("shift+Tab")
    #expect(stage.focused == "sidebar-1")
  }

  @Test func `showing a detail replaces the old one and keeps the focus in the sidebar`() {
    let (split, stage) = started()
    let other = TestController("other")
    sidebar.showDetailViewController(NavigationController(rootViewController: other), sender: nil)
    stage.frame()
    #expect(detail.view.window == nil && other.view.window != nil)
    #expect(other.splitViewController === split && detail.parent?.parent == nil)
    #expect(stage.focused == "sidebar-0")
  }

  @Test func `when a focused detail is replaced, the new detail gets the focus`() {
    let (split, stage) = started()
    stage.focus(on: detail.tiles[1])
    split.setViewController(TestController("other"), for: .secondary)
    stage.frame()
    #expect(stage.focused == "other-0")
  }

  @Test func `hiding the sidebar gives its width and focus to the detail, and showing undoes it`() {
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

  @Test func `a split view with three columns shows as many as its display mode says`() {
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

  @Test func `on a television's screen the sidebar has a third of the width`() {
    let (split, stage) = started()
    #expect(split.primaryColumnWidth == 320)
    stage.window.screenCanvas = .television
    stage.advance(1)
    #expect(split.primaryColumnWidth == 640)
    split.preferredPrimaryColumnWidthFraction = 0.5
    #expect(split.primaryColumnWidth == 960)
  }

  @Test func `the sidebar has its preferred width within the minimum and maximum`() {
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

  @Test func `a narrow window shows one column and a way back to the others`() throws {
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
    // The focus appears at the next key, as in every pushed screen.
    try stage.press("Right")
    #expect(stage.focused == "other-0")
  }

  @Test func `a window that becomes wide again keeps pushed screens in their columns`() {
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

  @Test func `a split view's delegate chooses the top column and is notified of changes`() {
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
