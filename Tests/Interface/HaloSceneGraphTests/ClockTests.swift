import Foundation
import Testing

@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Delays that start between frames are counted from their own time, not from the last frame.
@MainActor
struct ClockTests {
  @Test func `a timer that is started after an idle period waits its full delay`() {
    let stage = Stage()
    var isOver = false
    stage.window.advance(to: 5)
    stage.window.perform(after: 2) { isOver = true }
    stage.window.advance(to: 6.9)
    #expect(!isOver)
    stage.window.advance(to: 7)
    #expect(isOver)
  }

  @Test func `a timer that is started before the first frame waits from that frame on`() {
    let window = Window(
      size: CGSize(width: 100, height: 100), model: .pad, appearance: .light,
      textMeasurer: FixedText())
    var calls = 0
    window.perform(after: 0.1) { calls += 1 }
    _ = window.frame(at: 1000)
    #expect(calls == 0)
    #expect(window.nextFrameTime(now: 1000) == 1000.1)
    _ = window.frame(at: 1000.1)
    #expect(calls == 1)
  }

  @Test func `a timer that is cancelled by another one due at the same time is not called`() {
    let stage = Stage()
    var calls: [String] = []
    var second = 0
    stage.window.perform(after: 1) {
      calls.append("first")
      stage.window.cancelPerform(second)
    }
    second = stage.window.perform(after: 1) { calls.append("second") }
    stage.advance(2)
    #expect(calls == ["first"])
  }

  @Test func `a new content scale lays out views again, so that hairlines stay one pixel wide`() {
    final class Line: View {
      var pixel: CGFloat = 0
      override func layoutSubviews() { pixel = 1 / (window?.contentScale ?? 1) }
    }
    let line = Line(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let stage = Stage(line)
    #expect(line.pixel == 1)
    stage.window.resize(to: stage.window.bounds.size, scale: 2)
    stage.frame()
    #expect(line.pixel == 0.5)
  }
}
