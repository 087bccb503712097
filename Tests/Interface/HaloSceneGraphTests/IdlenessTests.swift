import FocusGeometry
import Foundation
import Testing

@testable import HaloDisplayList
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The dimming of a window in which no key is pressed.
@MainActor
struct IdlenessTests {
  private let row = PosterRow(count: 3)

  init() {
    row.stage.window.isIdleTimerDisabled = false
  }

  private func veil(_ list: DisplayList) -> (index: Int, alpha: CGFloat)? {
    list.items.firstIndex { $0.id.view == row.stage.window.displayID }.map {
      ($0, list.items[$0].alpha)
    }
  }

  private func growth(_ list: DisplayList, _ index: Int) -> CGFloat {
    list.images(of: row.posters[index].imageView).last?.transform.a ?? 0
  }

  @Test func `after four idle seconds all but the focused item dims, then no frame is requested`()
    throws
  {
    let stage = row.stage
    #expect(stage.window.nextFrameTime(now: stage.time) == stage.time + 4)
    #expect(veil(stage.advance(3.9)) == nil)
    stage.advance(0.1)
    #expect(stage.window.isIdle && stage.window.nextFrameTime(now: stage.time) == stage.time)
    let half = try #require(veil(stage.advance(0.2)))
    #expect(half.alpha > 0 && half.alpha < 0.3)
    let list = stage.advance(0.6)
    let whole = try #require(veil(list))
    #expect(abs(whole.alpha - 0.3) < 1e-9)
    let focused = try #require(list.index(of: row.posters[0].imageView))
    let other = try #require(list.index(of: row.posters[1].imageView))
    #expect(other < whole.index && whole.index < focused)
    let scale = row.posters[0].imageView.focusedScale
    #expect(abs(growth(list, 0) - scale * 1.03) < 1e-9 && growth(list, 1) == 1)
    #expect(stage.window.nextFrameTime(now: stage.time) == nil)
  }

  @Test func `a key ends the dimming of an idle window quickly and does what it always does`()
    throws
  {
    let stage = row.stage
    stage.advance(4)
    stage.advance(1)
    try stage.press("Right")
    #expect(stage.focused == "1" && !stage.window.isIdle)
    let list = stage.advance(stage.window.appearance.motion.idleWake)
    #expect(veil(list) == nil)
    #expect(
      abs(growth(stage.advance(1), 1) - row.posters[1].imageView.focusedScale) < 1e-9)
  }

  @Test func `with reduced motion an idle window dims without enlarging the focused item`() throws {
    let stage = row.stage
    stage.window.appearance.prefersReducedMotion = true
    stage.advance(4)
    let list = stage.advance(1)
    #expect(veil(list) != nil)
    #expect(growth(list, 0) == row.posters[0].imageView.focusedScale)
  }

  @Test func `no window dims under the pad model, without focus or with the idle timer disabled`() {
    let pad = Stage(model: .pad, Tile("a", 0, 0))
    pad.window.isIdleTimerDisabled = false
    let empty = Stage(View())
    empty.window.isIdleTimerDisabled = false
    row.stage.window.isIdleTimerDisabled = true
    for stage in [pad, empty, row.stage] {
      stage.advance(10)
      #expect(!stage.window.isIdle && stage.window.nextFrameTime(now: 99) == nil)
    }
  }

  @Test func `a scrolling caption comes to rest in an idle window`() {
    let title = row.posters[0].titleLabel
    title.text = String(repeating: "long ", count: 12)
    row.stage.focus(on: row.posters[1])
    row.stage.focus(on: row.posters[0])
    row.stage.advance(1.2)
    row.stage.advance(2.8)
    #expect(row.stage.window.isIdle)
    row.stage.advance(10)
    row.stage.advance(1)
    #expect(row.stage.window.nextFrameTime(now: 99) == nil)
  }
}
