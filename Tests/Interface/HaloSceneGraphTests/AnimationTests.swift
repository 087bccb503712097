import FocusGeometry
import Foundation
import HaloCairoRenderer
import Testing

@testable import HaloDisplayList
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Animations under the window's clock.
@MainActor
struct AnimationTests {
  private let view = Tile("a", 0, 0)

  private func x(_ view: View) -> CGFloat { view.presented(.center, view.center).x }

  private func started(duration: TimeInterval = 1) -> Stage {
    let stage = Stage(view)
    stage.advance(10)
    View.animate(withDuration: duration, in: stage.window) { view.center.x = 150 }
    return stage
  }

  @Test func `an animated property has its final value at once while the picture moves towards it`()
  {
    let stage = started()
    #expect(view.center.x == 150 && x(view) == 50)
    stage.advance(0.3)
    #expect(x(view) > 50 && x(view) < 150)
  }

  @Test func `an animation ends exactly after its duration and at its final value`() {
    let stage = started()
    stage.advance(1)
    #expect(x(view) == 150)
    #expect(stage.window.nextFrameTime(now: 11) == nil)
  }

  @Test func `an animation also ends if time jumps far past its end`() {
    let stage = started()
    stage.advance(500)
    #expect(x(view) == 150 && stage.window.nextFrameTime(now: 600) == nil)
  }

  @Test func `a running animation requests the next frame immediately`() {
    let stage = started()
    stage.advance(0.5)
    #expect(stage.window.nextFrameTime(now: 10.6) == 10.6)
  }

  @Test func `an animation at 30 frames a second leaves every other frame unchanged`() {
    let stage = Stage(view)
    stage.advance(10)
    View.animate(withDuration: 1, options: .preferredFramesPerSecond30, in: stage.window) {
      view.alpha = 0
    }
    var lists = [stage.frame()]
    for _ in 0..<12 { lists.append(stage.advance(1 / 60)) }
    let damages = zip(lists, lists.dropFirst()).map { $1.damage(since: $0, scale: 1) }
    #expect(damages.map(\.isEmpty) == (0..<12).map { $0.isMultiple(of: 2) })
    // Another animation still changes every frame.
    View.animate(withDuration: 1, in: stage.window) { view.alpha = 1 }
    let before = stage.advance(1 / 60)
    #expect(!stage.advance(1 / 60).damage(since: before, scale: 1).isEmpty)
  }

  @Test func `an animation that changes direction does not jump`() {
    let stage = started()
    stage.advance(0.2)
    let before = x(view)
    View.animate(withDuration: 1, in: stage.window) { view.center.x = -300 }
    #expect(abs(x(view) - before) < 1e-9)
    // The view keeps its velocity and moves in the old direction for a moment.
    stage.advance(0.000_1)
    #expect(x(view) > before)
    stage.advance(1)
    #expect(x(view) == -300)
  }

  @Test func `setting a property without animation stops its running animation`() {
    let stage = started()
    stage.advance(0.2)
    view.center.x = 70
    #expect(x(view) == 70)
  }

  @Test func `performWithoutAnimation changes a property at once inside an animation`() {
    let stage = Stage(view)
    View.animate(withDuration: 1, in: stage.window) {
      View.performWithoutAnimation { view.center.x = 70 }
      view.alpha = 0.5
    }
    #expect(x(view) == 70 && view.presented(.alpha, view.alpha) == 1)
  }

  @Test func `the innermost of nested animations decides the duration`() {
    let stage = Stage(view)
    View.animate(withDuration: 5, in: stage.window) {
      View.animate(withDuration: 1, in: stage.window) { view.center.x = 150 }
    }
    stage.advance(1)
    #expect(x(view) == 150)
  }

  @Test func `a view without a window changes without animation`() {
    let loose = View()
    View.animate(withDuration: 1, in: nil) { loose.center.x = 70 }
    #expect(x(loose) == 70)
  }

  @Test func `an animation shows the same at the same time whatever frames came before`() {
    let lists = [[0.1, 0.2, 0.3], [0.6]].map { steps -> [CGRect] in
      let tile = Tile("a", 0, 0)
      let stage = Stage(tile)
      View.animate(withDuration: 1, in: stage.window) { tile.center.x = 150 }
      var list = DisplayList(size: .zero, background: .color(.black))
      for time in steps { list = stage.window.frame(at: time == 0.3 ? 0.6 : time) }
      return list.items.map(\.extent)
    }
    #expect(lists[0] == lists[1])
  }

  @Test func `removing a view ends its animations`() {
    let stage = started()
    stage.advance(0.1)
    view.removeFromSuperview()
    stage.frame()
    #expect(stage.window.nextFrameTime(now: 11) == nil && x(view) == 150)
  }

  @Test func `a frame with an earlier time does not move an animation back`() {
    let stage = started()
    stage.advance(0.5)
    let there = x(view)
    _ = stage.window.frame(at: 10.1)
    #expect(x(view) == there)
  }

  @Test func `a completion is called once, in the first frame after the end of its animation`() {
    let stage = Stage(view)
    var calls = 0
    View.animate(withDuration: 1, in: stage.window, animations: {}, completion: { calls += 1 })
    stage.frame()
    #expect(stage.window.nextFrameTime(now: 0) == 1)
    stage.advance(0.9)
    #expect(calls == 0)
    stage.advance(0.2)
    stage.advance(1)
    #expect(calls == 1)
  }

  @Test func `the completion of an animation without duration is called at once`() {
    let stage = Stage(view)
    var calls = 0
    View.animate(withDuration: 0, in: stage.window, animations: {}, completion: { calls += 1 })
    #expect(calls == 1)
  }

  @Test func `completions due in the same frame are called in the order of their end times`() {
    let stage = Stage(view)
    var calls: [String] = []
    for (name, duration) in [("late", 0.5), ("early", 0.2)] {
      View.animate(
        withDuration: duration, in: stage.window, animations: {},
        completion: { calls.append(name) })
    }
    stage.advance(1)
    #expect(calls == ["early", "late"])
  }
}
