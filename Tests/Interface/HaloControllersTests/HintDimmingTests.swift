import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList
import Testing

@testable import HaloControllers
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The dimming of the key hints beneath alerts.
@MainActor
struct HintDimmingTests {
  private func dimming(model: FocusModel, hasGround: Bool) throws -> View {
    let stage = Stage(model: model, size: CGSize(width: 640, height: 400), Tile("a", 0, 0))
    stage.window.hintArea = HintArea(insets: EdgeInsets(bottom: 44), hasGround: hasGround)
    let alert = AlertController(title: "Title", message: "Message")
    alert.addAction(AlertAction(title: "OK", style: .cancel))
    stage.screen.present(alert, animated: false)
    stage.frame()
    var found: View?
    stage.window.forEachDescendant { view in
      if view.accessibilityIdentifier == "dimming" { found = view }
    }
    return try #require(found)
  }

  @Test func `an alert in a card dims the whole window with its hints`() throws {
    for hasGround in [true, false] {
      let view = try dimming(model: .pad, hasGround: hasGround)
      #expect(view.frame == CGRect(x: 0, y: 0, width: 640, height: 400))
      #expect(view.backgroundColor == Color(white: 0, alpha: view.backgroundColor.alpha))
      #expect(view.backgroundColor.alpha > 0.2)
    }
  }

  @Test func `an alert on a television dims the hints that its background leaves out`() throws {
    let hints = try dimming(model: .tv, hasGround: true)
    #expect(hints.frame == CGRect(x: 0, y: 356, width: 640, height: 44))
    #expect(hints.backgroundColor.alpha > 0.2)
    #expect(try dimming(model: .tv, hasGround: false).frame.isEmpty)
  }
}
