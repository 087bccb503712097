import FocusGeometry
import Foundation
import HaloDisplayList
import Testing

@testable import HaloControllers
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The view that darkens a window behind alerts and lists.
@MainActor
struct DimmingViewTests {
  @Test
  func `a dimming view ends at a hint bar with a background, otherwise it fades out`() throws {
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
    // Almost nothing of the colour is left at the text in the middle of the line.
    #expect(from.y == 200 && to.y == 275)
  }
}
