import FocusGeometry
import Foundation
import HaloDisplayList
import Testing

@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Views whose superview was deallocated, such as the screens of a container controller that is
/// gone.
@MainActor
struct OrphanedViewTests {
  @Test func `a view whose superview was deallocated is redrawn when it changes`() throws {
    let stage = Stage()
    let view = Tile("view", 0, 0)
    func comeAndGo() {
      let container = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      stage.root.addSubview(container)
      container.addSubview(view)
      stage.frame()
      // The view marks its superview as out of date, but the superview is never drawn again.
      view.backgroundColor = .black
      container.removeFromSuperview()
    }
    comeAndGo()
    stage.frame()
    #expect(view.superview == nil)
    stage.root.addSubview(view)
    stage.frame()
    view.backgroundColor = Color(red: 1, green: 0, blue: 0, alpha: 1)
    let items = stage.frame().items(of: view)
    #expect(
      items.map(\.content) == [
        .fill(.rect(view.bounds), .color(Color(red: 1, green: 0, blue: 0, alpha: 1)))
      ])
  }

  @Test func `the overridden style of a window is that of its views whatever its appearance is`() {
    let view = Tile("view", 0, 0)
    let stage = Stage(view)
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(stage.window.appearance.palette.isDark)
    #expect(view.effectiveAppearance.palette.isDark)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    stage.window.appearance = .light
    #expect(view.effectiveAppearance.palette.isDark)
    stage.window.overrideUserInterfaceStyle = .unspecified
    #expect(!view.effectiveAppearance.palette.isDark)
  }
}
