import FocusGeometry
import Foundation
import HaloDisplayList
import Testing

@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Views whose superview has ceased to exist, as the screens of a controller whose container is gone.
@MainActor
struct OrphanedViewTests {
  @Test func `a view that comes from a superview that is no more is drawn as it changes`() throws {
    let stage = Stage()
    let view = Tile("view", 0, 0)
    func comeAndGo() {
      let container = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      stage.root.addSubview(container)
      container.addSubview(view)
      stage.frame()
      // It tells its superview that it is out of date, and that is not drawn any more.
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

  @Test func `a window's own style is that of all inside, whatever it is given`() {
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
