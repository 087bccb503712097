import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControllers
@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The focus and the scrolling of a window when its screen or its size changes.
@MainActor
struct SceneChangeTests {
  private func screen(_ views: View..., preferring preferred: View? = nil) -> ViewController {
    final class Screen: ViewController {
      var preferred: View?
      override var preferredFocusEnvironments: [any FocusEnvironment] {
        preferred.map { [$0] } ?? [view]
      }
    }
    let screen = Screen()
    screen.preferred = preferred
    views.forEach { screen.view.addSubview($0) }
    return screen
  }

  @Test
  func `under the iPad model a new screen shows its preferred item at the first key`() throws {
    let stage = Stage(model: .pad, Tile("old", 800, 600))
    try stage.press("Tab", "Right")
    #expect(stage.focused == "old")
    let preferred = Tile("preferred", 0, 0)
    stage.window.rootViewController = screen(
      preferred, Tile("near the old one", 800, 600), preferring: preferred)
    stage.frame()
    #expect(stage.focused == nil)
    try stage.press("Down")
    #expect(stage.focused == "preferred")
  }

  @Test func `under the TV model a new screen has the focus at once`() {
    let stage = Stage(Tile("old", 800, 600))
    stage.window.rootViewController = screen(Tile("a", 0, 0), Tile("b", 800, 600))
    stage.frame()
    #expect(stage.focused == "a")
  }

  @Test func `a list that becomes smaller scrolls the focused row back into view`() {
    let list = ScrollView()
    final class Screen: ViewController {
      override func viewDidLayoutSubviews() { view.subviews.first?.frame = view.bounds }
    }
    let screen = Screen()
    screen.view.addSubview(list)
    let stage = Stage(screen: screen)
    for row in 0..<10 {
      list.addSubview(Tile("row-\(row)", 0, CGFloat(row) * 100, 500, 90))
    }
    list.contentSize = CGSize(width: 500, height: 1000)
    stage.focus(on: list.subviews[6])
    stage.window.resize(to: CGSize(width: 500, height: 200), scale: 1)
    stage.frame()
    #expect(stage.focused == "row-6")
    let visible = CGRect(origin: list.contentOffset, size: list.visibleSize)
    #expect(visible.contains(list.subviews[6].frame))
  }

  @Test func `a list that is a controller's view scrolls to its end for the last row`() throws {
    final class Screen: ViewController {
      let list = ScrollView()
      override func loadView() { view = list }
    }
    let screen = Screen()
    for row in 0..<10 {
      screen.list.addSubview(Tile("row-\(row)", 0, CGFloat(row) * 50, 100, 40))
    }
    screen.list.contentSize = CGSize(width: 100, height: 500)
    screen.list.focusScrollMargins = EdgeInsets(top: 24, bottom: 24)
    let stage = Stage(size: CGSize(width: 100, height: 100), screen: screen)
    for _ in 0..<9 { try stage.press("Down") }
    #expect(stage.focused == "row-9")
    #expect(screen.list.contentOffset.y == 400)
  }

  @Test func `a controller loads its view once, when the view is first used`() {
    final class Child: ViewController {
      var loads = 0
      override func viewDidLoad() {
        loads += 1
        view.addSubview(Tile("child", 0, 0))
      }
    }
    let child = Child()
    let stage = Stage()
    stage.root.addSubview(child.view)
    _ = child.view
    child.loadViewIfNeeded()
    stage.frame()
    #expect(child.loads == 1)
    #expect(stage.focused == "child")
  }

  @Test func `a held press is cancelled when its button is removed`() throws {
    let button = Button(title: "Play")
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    var actions = 0
    button.primaryAction = { actions += 1 }
    let stage = Stage(button, Tile("other", 300, 0))
    try stage.send("Return", .down)
    button.removeFromSuperview()
    stage.frame()
    try stage.send("Return", .up)
    #expect(actions == 0)
    #expect(!button.isHighlighted)
  }
}
