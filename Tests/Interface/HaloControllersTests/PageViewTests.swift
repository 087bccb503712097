import FocusEngine
import Foundation
import Testing

@testable import HaloControllers
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Page view controllers.
@MainActor
struct PageViewTests {
  private let screens = ["first", "second", "third"].map { TestController($0, tiles: 2) }
  private let pages = PageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)

  private final class Order: PageViewControllerDataSource, PageViewControllerDelegate {
    let screens: [ViewController]
    var log: [String] = []
    init(_ screens: [ViewController]) { self.screens = screens }
    private func screen(_ step: Int, from screen: ViewController) -> ViewController? {
      let index = (screens.firstIndex { $0 === screen } ?? 0) + step
      return screens.indices.contains(index) ? screens[index] : nil
    }
    func pageViewController(
      _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
    ) -> ViewController? { screen(-1, from: viewController) }
    func pageViewController(
      _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
    ) -> ViewController? { screen(1, from: viewController) }
    func pageViewController(
      _ pageViewController: PageViewController,
      willTransitionTo pendingViewControllers: [ViewController]
    ) { log.append("to \(pendingViewControllers.first?.title ?? "")") }
    func pageViewController(
      _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [ViewController], transitionCompleted completed: Bool
    ) { log.append("from \(previousViewControllers.first?.title ?? "")") }
  }

  @Test(arguments: [FocusModel.pad, .tv])
  func `arrows move the focus on a page, and turn the page at its edges`(model: FocusModel) throws {
    let order = Order(screens)
    (pages.dataSource, pages.delegate) = (order, order)
    pages.setViewControllers([screens[0]], direction: .forward, animated: false)
    let stage = Stage(pages, model: model)
    stage.focus(on: screens[0].tiles[0])
    try stage.press("Right")
    #expect(stage.focused == "first-1")
    try stage.press("Right")
    stage.rest()
    #expect(stage.focused == "second-0" && screens[0].view.window == nil)
    try stage.press("Left")
    stage.rest()
    #expect(pages.viewControllers?.first === screens[0])
    #expect(order.log == ["to second", "from first", "to first", "from second"])
    #expect(screens[1].parent == nil && screens[0].parent === pages)
    try stage.press("Left")
    stage.rest()
    #expect(pages.viewControllers?.first === screens[0])
  }

  @Test func `a page that is set slides in from the given direction, and its completion follows`() {
    pages.setViewControllers([screens[0]], direction: .forward, animated: false)
    let stage = Stage(pages, model: .pad)
    var ends: [Bool] = []
    pages.setViewControllers([screens[1]], direction: .reverse, animated: true) { ends.append($0) }
    stage.advance(0.05)
    #expect(ends.isEmpty && screens[0].view.window != nil)
    let page = screens[1].view.superview
    #expect(page.map { $0.presented(.transform, $0.transform).tx < 0 } == true)
    stage.rest()
    #expect(ends == [true] && screens[0].view.window == nil)
  }
}
