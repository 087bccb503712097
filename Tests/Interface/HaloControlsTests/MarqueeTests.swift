import FocusGeometry
import Foundation
import Testing

@testable import HaloControls
@testable import HaloDisplayList
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Long captions that scroll while their item has the focus; characters are 10 points wide.
@MainActor
struct MarqueeTests {
  private let label = Label("A caption that is far too long", font: .systemFont(ofSize: 17))
  private let tile = Tile("a", 0, 0, 200, 100)
  private let other = Tile("b", 400, 0)
  private let stage: Stage
  /// The length of one round in points: 30 characters and the gap.
  private let distance: CGFloat = 340

  init() {
    label.enablesMarqueeWhenAncestorFocused = true
    label.frame = CGRect(x: 0, y: 60, width: 200, height: 30)
    tile.addSubview(label)
    stage = Stage(other, tile)
    stage.focus(on: other)
  }

  private func texts(_ list: DisplayList) -> [CGFloat] {
    list.items(of: label).compactMap {
      if case .text(_, _, let rect) = $0.content { rect.minX } else { nil }
    }
  }

  private func fades(_ list: DisplayList) -> [(CGFloat, CGFloat)] {
    list.items(of: label).compactMap {
      if case .beginLayer(_, .edgeFade(let left, let right)) = $0.content {
        (left, right)
      } else {
        nil
      }
    }
  }

  @Test func `a long caption without the focus stays still and ends in an ellipsis`() {
    let list = stage.advance(5)
    #expect(texts(list) == [0] && fades(list).isEmpty)
    #expect(stage.window.nextFrameTime(now: 9) == nil)
  }

  @Test func `a long caption with the focus waits, scrolls at its speed, and waits again`() {
    stage.focus(on: tile)
    #expect(texts(stage.advance(1.1)) == [0])
    #expect(stage.window.nextFrameTime(now: stage.time) == 1.2)
    stage.advance(0.1)
    #expect(stage.window.nextFrameTime(now: stage.time) == stage.time)
    let running = stage.advance(1)
    #expect(abs((texts(running).first ?? 0) + 60) < 1e-6)
    #expect(fades(running).first?.0 == 16 && fades(running).first?.1 == 16)
    // The beginning of the text follows after the gap.
    let late = stage.advance(4)
    #expect(texts(late).count == 2)
    #expect(abs(texts(late)[1] - (distance - 300)) < 1e-6)
    let again = stage.advance(1)
    #expect(texts(again) == [0])
    #expect((stage.window.nextFrameTime(now: stage.time) ?? 0) > stage.time + 1)
  }

  @Test func `a long caption at its beginning is not faded at the left`() {
    stage.focus(on: tile)
    let list = stage.advance(0.5)
    #expect(fades(list).first?.0 == 0 && fades(list).first?.1 == 16)
  }

  @Test func `a scrolling caption returns the shorter way when it loses the focus`() {
    stage.focus(on: tile)
    stage.advance(1.2)
    stage.advance(4)
    stage.focus(on: other)
    let returning = stage.advance(0.05)
    #expect(texts(returning).count == 2)
    #expect(texts(returning)[1] < distance - 240 && texts(returning)[1] > 0)
    let list = stage.advance(1)
    #expect(texts(list) == [0] && fades(list).isEmpty)
    #expect(stage.window.nextFrameTime(now: 9) == nil)
  }

  @Test func `a caption that fits does not scroll`() {
    label.text = "Short"
    stage.focus(on: tile)
    stage.advance(1)
    #expect(stage.window.nextFrameTime(now: 9) == nil)
  }

  @Test func `with reduced motion a long caption stays still and ends in an ellipsis`() {
    stage.window.appearance.prefersReducedMotion = true
    stage.focus(on: tile)
    let list = stage.advance(2)
    #expect(texts(list) == [0] && fades(list).isEmpty)
    #expect(stage.window.nextFrameTime(now: 9) == nil)
  }

  @Test func `a long caption in Hebrew begins at its right end and scrolls to the right`() {
    label.text = String(repeating: "א", count: 30)
    stage.focus(on: tile)
    let waiting = stage.advance(0.5)
    #expect(texts(waiting) == [-100])
    #expect(fades(waiting).first?.0 == 16 && fades(waiting).first?.1 == 0)
    stage.advance(0.7)
    #expect(abs((texts(stage.advance(1)).first ?? 0) + 40) < 1e-6)
  }

  @Test func `a long Latin caption begins at its left end in a right-to-left layout, too`() {
    stage.window.layoutDirection = .rightToLeft
    stage.focus(on: tile)
    let waiting = stage.advance(0.5)
    #expect(texts(waiting) == [0])
    #expect(fades(waiting).first?.0 == 0 && fades(waiting).first?.1 == 16)
  }
}
