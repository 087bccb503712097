import FocusGeometry
import Foundation
import Testing

@testable import Controls
@testable import SceneGraph
@testable import ViewTestSupport

@MainActor
struct GeometryTests {
  private let square = CGRect(x: 10, y: 20, width: 100, height: 100)

  @Test func `a frame is kept as centre and size`() {
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

  @Test func `setting the frame of a scaled view sets what it looks like`() {
    let view = View(frame: square)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
    #expect(view.bounds.size == CGSize(width: 150, height: 50))
  }

  @Test func `a turned view keeps its size when its frame is set`() {
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

  @Test func `siblings are converted to each other`() {
    let (a, b) = (View(frame: square), View(frame: square.offsetBy(dx: 200, dy: 0)))
    let stage = Stage(a, b)
    #expect(a.convert(a.bounds, to: b) == CGRect(x: -200, y: 0, width: 100, height: 100))
    #expect(stage.root.subviews.count == 2)
  }

  @Test func `a scaled parent scales what is inside`() {
    let outer = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.transform = CGAffineTransform(scaleX: 2, y: 2)
    let inner = View(frame: CGRect(x: 25, y: 50, width: 10, height: 10))
    let stage = Stage(outer)
    outer.addSubview(inner)
    #expect(
      inner.convert(inner.bounds, to: stage.window) == CGRect(x: 0, y: 50, width: 20, height: 20))
  }

  @Test func `conversion there and back is the same place`() {
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

  @Test func `scrolling moves what is inside`() {
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

  @Test func `lift changes no frame`() {
    let view = View(frame: square)
    view.focusedScale = 2
    view.lift = 1
    #expect(view.frame == square)
    #expect(view.transformToRoot == CGAffineTransform.identity)
  }
}
