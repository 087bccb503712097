import FocusGeometry
import Foundation
import Testing

@testable import HaloControls
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

@MainActor
struct GeometryTests {
  private let square = CGRect(x: 10, y: 20, width: 100, height: 100)

  @Test func `a view keeps its frame as centre and bounds`() {
    let view = View(frame: square)
    #expect(view.center == CGPoint(x: 60, y: 70))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.frame == square)
  }

  @Test func `a scaled view has a larger frame about the same centre`() {
    let view = View(frame: square)
    view.transform = CGAffineTransform(scaleX: 2, y: 1.5)
    #expect(view.frame == CGRect(x: -40, y: -5, width: 200, height: 150))
    #expect(view.bounds.size == square.size)
  }

  @Test func `setting the frame of a scaled view sets the size at which it is seen`() {
    let view = View(frame: square)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
    #expect(view.bounds.size == CGSize(width: 150, height: 50))
  }

  @Test func `setting the frame of a rotated view moves it and keeps its size`() {
    let view = View(frame: square)
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.bounds.size == square.size)
    #expect(view.center == CGPoint(x: 5, y: 5))
  }

  @Test func `coordinates are converted through the hierarchy`() {
    let outer = View(frame: square)
    let inner = View(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    let stage = Stage(outer)
    outer.addSubview(inner)
    #expect(
      inner.convert(inner.bounds, to: stage.window) == CGRect(x: 15, y: 25, width: 10, height: 10))
    #expect(
      stage.window.convert(CGRect(x: 15, y: 25, width: 10, height: 10), to: inner) == inner.bounds)
  }

  @Test func `coordinates are converted between sibling views`() {
    let (a, b) = (View(frame: square), View(frame: square.offsetBy(dx: 200, dy: 0)))
    let stage = Stage(a, b)
    #expect(a.convert(a.bounds, to: b) == CGRect(x: -200, y: 0, width: 100, height: 100))
    #expect(stage.root.subviews.count == 2)
  }

  @Test func `converting a rectangle out of a scaled view scales it`() {
    let outer = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.transform = CGAffineTransform(scaleX: 2, y: 2)
    let inner = View(frame: CGRect(x: 25, y: 50, width: 10, height: 10))
    let stage = Stage(outer)
    outer.addSubview(inner)
    #expect(
      inner.convert(inner.bounds, to: stage.window) == CGRect(x: 0, y: 50, width: 20, height: 20))
  }

  @Test func `converting a rectangle to the window and back returns the same rectangle`() {
    let outer = View(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
    outer.transform = CGAffineTransform(scaleX: 1.25, y: 0.5)
    let inner = View(frame: CGRect(x: 25, y: 50, width: 10, height: 10))
    inner.transform = CGAffineTransform(scaleX: 3, y: 3)
    let stage = Stage(outer)
    outer.addSubview(inner)
    let there = inner.convert(inner.bounds, to: stage.window)
    let back = stage.window.convert(there, to: inner)
    #expect(abs(back.minX) < 1e-9 && abs(back.minY) < 1e-9 && abs(back.width - 10) < 1e-9)
  }

  @Test func `scrolling moves a subview in the coordinates of the window`() {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = View(frame: CGRect(x: 0, y: 150, width: 10, height: 10))
    let stage = Stage(scroll)
    scroll.addSubview(inner)
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.contentOffset.y = 120
    #expect(inner.convert(inner.bounds, to: stage.window).minY == 30)
  }

  @Test func `the offset of a scroll view stays inside its content`() {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let stage = Stage(scroll)
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.contentOffset.y = 400
    scroll.contentSize.height = 150
    stage.frame()
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 50))
  }

  @Test func `lifting a view does not change its frame`() {
    let view = View(frame: square)
    view.focusedScale = 2
    view.lift = 1
    #expect(view.frame == square)
    #expect(view.transformToRoot == CGAffineTransform.identity)
  }

  // MARK: Perspective

  /// Rotates a view about its vertical axis by 60 degrees, so that it is seen half as wide.
  private func turned(_ view: View) -> View {
    view.transform3D = .rotation(x: 0, y: .pi / 3)
    return view
  }

  @Test func `the frame of a view that is rotated in 3D is the box in which it is seen`() {
    let view = turned(View(frame: square))
    let frame = view.frame
    #expect(abs(frame.minX - 35) < 1e-9 && abs(frame.width - 50) < 1e-9)
    #expect(frame.minY == 20 && frame.height == 100)
    #expect(view.bounds.size == square.size)
  }

  @Test func `coordinates are converted through a perspective transform and back`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    let panel = turned(View(frame: CGRect(x: 100, y: 0, width: 200, height: 200)))
    panel.transform3D = panel.transform3D.concatenating(.perspective(depth: 1 / 800))
    let inner = View(frame: CGRect(x: 150, y: 50, width: 50, height: 50))
    root.addSubview(panel)
    panel.addSubview(inner)
    let seen = inner.convert(inner.bounds, to: root)
    // The view is a quarter as wide as the panel and right of its middle, and seen at less than
    // half its width.
    #expect(seen.width < 25 && seen.minX > 200 && seen.maxX < 260)
    let point = CGRect(x: 10, y: 20, width: 0, height: 0)
    let there = inner.convert(point, to: root)
    let back = root.convert(there, to: inner)
    #expect(abs(back.minX - 10) < 1e-6 && abs(back.minY - 20) < 1e-6)
    #expect(inner.transform(to: root) == nil && root.transform(to: inner) == nil)
  }

  @Test func `focus search and hit tests use the visible area of a view rotated in 3D`() throws {
    let from = Tile("from", 0, 0)
    let panel = Tile("panel", 0, 200, 400, 100)
    let below = Tile("below", 0, 400)
    let stage = Stage(from, panel, below)
    stage.focus(on: from)
    // The panel is seen from 150 to 250 and is no longer directly below.
    panel.transform3D = .rotation(x: 0, y: acos(0.25))
    stage.frame()
    try stage.press("Down")
    #expect(stage.focused == "below")
    #expect(stage.window.hitTest(CGPoint(x: 160, y: 250)) === panel)
    #expect(stage.window.hitTest(CGPoint(x: 140, y: 250)) !== panel)
  }
}
