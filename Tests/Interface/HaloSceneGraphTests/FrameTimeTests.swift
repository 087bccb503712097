import FocusEngine
import Foundation
import Testing

@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The times at which a window requests a frame, and what a frame does.
@MainActor
struct FrameTimeTests {
  @Test func `a window at rest requests no frame`() {
    #expect(Stage(Tile("a", 0, 0)).window.nextFrameTime(now: 3) == nil)
  }

  @Test func `a change of a view requests a frame immediately`() {
    let tile = Tile("a", 0, 0)
    let stage = Stage(tile)
    tile.backgroundColor = .black
    tile.alpha = 0.5
    #expect(stage.window.nextFrameTime(now: 3) == 3)
  }

  @Test func `setting a property to its current value requests no frame`() {
    let tile = Tile("a", 0, 0)
    let stage = Stage(tile)
    tile.backgroundColor = .white
    tile.isHidden = false
    tile.frame = tile.frame
    #expect(stage.window.nextFrameTime(now: 3) == nil)
  }

  @Test func `a timer requests a frame at its time and is called once`() {
    let stage = Stage()
    stage.advance(1)
    var calls = 0
    stage.window.perform(after: 2.5) { calls += 1 }
    #expect(stage.window.nextFrameTime(now: 1) == 3.5)
    stage.advance(2.4)
    #expect(calls == 0)
    stage.advance(0.1)
    stage.advance(5)
    #expect(calls == 1)
    #expect(stage.window.nextFrameTime(now: 9) == nil)
  }

  @Test func `a cancelled timer is not called`() {
    let stage = Stage()
    var calls = 0
    stage.window.cancelPerform(stage.window.perform(after: 1) { calls += 1 })
    stage.advance(2)
    #expect(calls == 0)
  }

  @Test func `the earliest timer decides the time of the next frame`() {
    let stage = Stage()
    stage.window.perform(after: 2) {}
    stage.window.perform(after: 1) {}
    #expect(stage.window.nextFrameTime(now: 0) == 1)
  }

  @Test func `timers due in the same frame are called in the order of their times`() {
    let stage = Stage()
    var calls: [Int] = []
    for delay in [3, 1, 2] {
      stage.window.perform(after: TimeInterval(delay)) { calls.append(delay) }
    }
    stage.advance(9)
    #expect(calls == [1, 2, 3])
  }

  @Test func `a change that a timer makes is shown in the same frame`() {
    let tile = Tile("a", 0, 0)
    let stage = Stage(tile)
    stage.window.perform(after: 1) { tile.isHidden = true }
    #expect(stage.advance(1).items.isEmpty)
  }

  /// A view that requests another layout a given number of times.
  private final class Restless: View {
    var passes = 0
    override func layoutSubviews() {
      guard passes > 0 else { return }
      passes -= 1
      setNeedsLayout()
    }
  }

  @Test func `layout that settles after a few passes is not counted as endless`() {
    let view = Restless()
    let stage = Stage(view)
    view.passes = 5
    view.setNeedsLayout()
    stage.frame()
    #expect(view.passes == 0 && stage.window.saturatedFrames == 0)
  }

  @Test(.timeLimit(.minutes(15)))
  func `layout that never settles is stopped and counted`() {
    let view = Restless()
    let stage = Stage(view)
    view.passes = .max
    view.setNeedsLayout()
    stage.frame()
    #expect(stage.window.saturatedFrames == 1)
  }

  @Test(.timeLimit(.minutes(15)))
  func `focus that never settles is stopped, counted and reported once`() {
    final class Chaser: Tile {
      weak var other: Tile?
      override func didUpdateFocus(
        in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
      ) {
        guard isFocused, let other else { return }
        window?.focusSystem?.requestFocusUpdate(to: other)
      }
    }
    let (a, b) = (Chaser("a", 0, 0), Chaser("b", 200, 0))
    a.other = b
    b.other = a
    let stage = Stage(Tile("c", 400, 0))
    var notices: [String] = []
    stage.window.noticeHandler = { notices.append($0) }
    stage.root.addSubview(a)
    stage.root.addSubview(b)
    stage.focus(on: a)
    let kept = stage.focused
    #expect(stage.window.saturatedFrames == 1)
    let place = kept ?? "nothing"
    #expect(notices == ["Focus is requested without end by a, b; it stays at \(place)."])
    stage.frame()
    stage.frame()
    #expect(stage.window.saturatedFrames == 1 && notices.count == 1 && stage.focused == kept)
    #expect(stage.window.nextFrameTime(now: stage.time) != stage.time)
  }

  @Test func `nested views that lay out their subviews settle in one frame`() {
    final class Rows: View {
      override func layoutSubviews() {
        for (index, view) in subviews.enumerated() {
          view.frame = CGRect(x: 0, y: index * 50, width: Int(bounds.width), height: 40)
        }
      }
    }
    let outer = Rows(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    for _ in 0..<3 {
      let inner = Rows()
      inner.addSubview(Tile("", 0, 0))
      outer.addSubview(inner)
    }
    let stage = Stage(outer)
    #expect(outer.subviews[2].frame == CGRect(x: 0, y: 100, width: 500, height: 40))
    #expect(outer.subviews[2].subviews[0].frame.width == 500)
    #expect(stage.window.saturatedFrames == 0)
  }
}
