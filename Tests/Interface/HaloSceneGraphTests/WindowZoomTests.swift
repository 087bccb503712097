import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControllers
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Windows that are larger than the largest layout size.
@MainActor
struct WindowZoomTests {
  private let root = TestController("root", tiles: 0)
  private let stage: Stage
  private var window: HaloSceneGraph.Window { stage.window }

  init() {
    stage = Stage(screen: root)
    window.largestLayoutSize = CGSize(width: 1920, height: 1080)
  }

  private func resize(_ width: CGFloat, _ height: CGFloat) {
    window.resize(to: CGSize(width: width, height: height), scale: 1)
    stage.rest()
  }

  @Test(arguments: [(800, 600, 1), (1920, 1080, 1), (5120, 1080, 1), (1000, 4000, 1)])
  func `a window that is not larger in both directions is not zoomed`(
    width: CGFloat, height: CGFloat, zoom: CGFloat
  ) {
    resize(width, height)
    #expect(window.zoom == zoom)
    #expect(root.view.bounds.size == CGSize(width: width, height: height))
  }

  @Test func `a window larger in both directions is zoomed until it becomes smaller again`() {
    resize(3840, 2700)
    #expect(window.zoom == 2)
    #expect(root.view.bounds.size == CGSize(width: 1920, height: 1350))
    #expect(root.view.frame == window.bounds)
    resize(1280, 800)
    #expect(window.zoom == 1 && root.view.transform == .identity)
    #expect(root.view.bounds.size == CGSize(width: 1280, height: 800))
    #expect(root.view.frame == window.bounds)
  }

  @Test func `presented screens and the list of shortcuts are zoomed like the window`() throws {
    resize(3840, 2160)
    let sheet = TestController("sheet")
    root.present(sheet, animated: false)
    stage.rest()
    let container = try #require(sheet.presentationController?.containerView)
    #expect(container.bounds.size == CGSize(width: 1920, height: 1080))
    #expect(container.frame == window.bounds)
    let list = try #require(window.accessory(ShortcutList.self))
    list.show()
    stage.rest()
    #expect(list.overlay?.bounds.size == CGSize(width: 1920, height: 1080))
  }

  @Test func `focus movements and hit tests find views where a zoomed window shows them`() throws {
    let left = Tile("left", 100, 100, 200, 100)
    let right = Tile("right", 1500, 100, 200, 100)
    for view in [left, right] { root.view.addSubview(view) }
    resize(3840, 2160)
    let seen = CGRect(x: 3000, y: 200, width: 400, height: 200)
    #expect(right.convert(right.bounds, to: window) == seen)
    window.focusSystem?.requestFocusUpdate(to: left)
    stage.rest()
    try stage.press("Right")
    #expect(window.focusSystem?.focusedItem === right)
    #expect(window.hitTest(CGPoint(x: seen.maxX - 1, y: seen.maxY - 1)) === right)
    #expect(window.hitTest(CGPoint(x: 1600, y: 150)) !== right)
  }
}
