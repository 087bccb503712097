import FocusGeometry
import Foundation
import HaloDisplayList
import Testing

@testable import HaloControllers
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// What darkens a window behind alerts and lists.
@MainActor
struct DimmingViewTests {
  @Test func `it ends at a ground, and fades on what has none`() throws {
    let stage = Stage(
      model: .pad, size: CGSize(width: 200, height: 300), screen: RespondingController())
    stage.window.hintArea.insets.bottom = 40
    let view = DimmingView()
    view.color = .black
    let all = CGRect(x: 0, y: 0, width: 200, height: 300)
    view.place(in: all, of: stage.window)
    #expect(view.frame.maxY == 260 && view.backgroundColor == .black && view.backgroundPaint == nil)
    stage.window.hintArea.hasGround = false
    view.place(in: all, of: stage.window)
    #expect(view.frame == all && view.backgroundColor == .clear)
    guard case .linear(let gradient, let from, let to) = view.backgroundPaint else {
      Issue.record("\(String(describing: view.backgroundPaint))")
      return
    }
    #expect(gradient.stops.first?.color == .black && gradient.stops.last?.color.alpha == 0)
    // Next to nothing is left where words stand, in the middle of the line.
    #expect(from.y == 200 && to.y == 275)
  }
}
