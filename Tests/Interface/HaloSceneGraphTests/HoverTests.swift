import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControllers
@testable import HaloControls
@testable import HaloDisplayList
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// The hover effect of the pointer, which never moves the focus.
@MainActor
struct HoverTests {
  private let left = Tile("left", 100, 100)
  private let right = Tile("right", 400, 100)

  private func stage(model: FocusModel = .tv) -> Stage {
    for tile in [left, right] { tile.hoverStyle = HoverStyle() }
    return Stage(model: model, left, right)
  }

  private func lights(_ list: DisplayList, of view: View) -> [DisplayItem] {
    list.items(of: view).filter {
      if case .image(.softLight, _, _) = $0.content { true } else { false }
    }
  }

  private func move(_ stage: Stage, _ x: CGFloat, _ y: CGFloat) {
    stage.window.pointerMoved(to: CGPoint(x: x, y: y), at: stage.time)
  }

  @Test func `a view under the pointer lights up and fades when the pointer moves on`() {
    let stage = stage()
    move(stage, 150, 150)
    #expect(stage.window.hoveredView === left)
    #expect(lights(stage.advance(0.05), of: left).first.map { $0.alpha > 0 } == true)
    stage.advance(1)
    move(stage, 450, 150)
    stage.advance(1)
    #expect(lights(stage.frame(), of: left).isEmpty)
    #expect(lights(stage.frame(), of: right).count == 1)
    stage.window.pointerLeft(at: stage.time)
    stage.advance(1)
    #expect(lights(stage.frame(), of: right).isEmpty && stage.window.hoveredView == nil)
  }

  @Test func `the hover light is at the pointer and has the shape of the hover style or the view`()
    throws
  {
    let stage = stage()
    left.hoverStyle = HoverStyle(effect: .highlight, shape: .circle)
    move(stage, 130, 160)
    let item = try #require(lights(stage.advance(1), of: left).first)
    guard case .image(_, let rect, let shape) = item.content else { return }
    #expect(rect.center == CGPoint(x: 30, y: 60))
    #expect(
      shape == .rounded(CGRect(x: 0, y: 0, width: 100, height: 100), radius: 50, curve: .circular))
    left.hoverStyle = HoverStyle()
    left.cornerRadius = 12
    let plain = try #require(lights(stage.frame(), of: left).first)
    guard case .image(_, _, let own) = plain.content else { return }
    #expect(
      own == .rounded(CGRect(x: 0, y: 0, width: 100, height: 100), radius: 12, curve: .continuous))
  }

  @Test(arguments: FocusModel.all)
  func `the focus does not change while the pointer hovers over another view`(model: FocusModel)
    throws
  {
    let stage = stage(model: model)
    stage.focus(on: right)
    move(stage, 150, 150)
    stage.advance(1)
    #expect(stage.focused == "right" && stage.window.hoveredView === left)
    try stage.press("shift+Tab")
    #expect(stage.window.hoveredView === left)
  }

  @Test func `a hovering pointer does not show a hidden focus`() {
    let stage = stage(model: .pad)
    move(stage, 150, 150)
    stage.advance(1)
    #expect(stage.focused == nil && stage.window.hoveredView === left)
  }

  @Test func `a pointer over a subview without a hover style highlights the view around it`() {
    let stage = stage()
    left.addSubview(View(frame: CGRect(x: 10, y: 10, width: 50, height: 50)))
    move(stage, 120, 120)
    #expect(stage.window.hoveredView === left)
  }

  @Test func `a view that is covered, inert or without an enabled hover style does not light up`() {
    let stage = stage()
    let cover = View(frame: CGRect(x: 100, y: 100, width: 50, height: 100))
    stage.root.addSubview(cover)
    move(stage, 120, 150)
    #expect(stage.window.hoveredView == nil)
    move(stage, 180, 150)
    #expect(stage.window.hoveredView === left)
    left.isUserInteractionEnabled = false
    stage.frame()
    #expect(stage.window.hoveredView == nil)
    left.isUserInteractionEnabled = true
    left.hoverStyle?.isEnabled = false
    stage.frame()
    #expect(stage.window.hoveredView == nil)
    left.hoverStyle = nil
    stage.frame()
    #expect(stage.window.hoveredView == nil)
  }

  @Test func `a view that moves under a resting pointer lights up`() {
    let stage = stage()
    move(stage, 700, 500)
    #expect(stage.window.hoveredView == nil)
    left.center = CGPoint(x: 700, y: 500)
    stage.frame()
    #expect(stage.window.hoveredView === left)
    left.removeFromSuperview()
    stage.frame()
    #expect(stage.window.hoveredView == nil && left.hoverOpacity == 0)
  }

  @Test func `a view behind a presented alert does not light up under the pointer`() {
    let stage = stage(model: .pad)
    move(stage, 150, 150)
    let alert = AlertController(title: "Wait", message: nil)
    alert.addAction(AlertAction(title: "OK", style: .cancel))
    stage.screen.present(alert, animated: true)
    stage.frame()
    #expect(stage.window.hoveredView == nil)
    alert.dismiss(animated: true)
    stage.frame()
    #expect(stage.window.hoveredView === left)
  }

  @Test func `a pointer that moves over views without a hover style requests no frame`() {
    let plain = Stage(Tile("plain", 0, 0))
    plain.window.pointerMoved(to: CGPoint(x: 10, y: 10), at: plain.time)
    #expect(plain.window.nextFrameTime(now: plain.time) == nil)
    let stage = stage()
    move(stage, 700, 700)
    #expect(stage.window.nextFrameTime(now: stage.time) == nil)
    move(stage, 710, 700)
    #expect(stage.window.nextFrameTime(now: stage.time) == nil)
    move(stage, 150, 150)
    #expect(stage.window.nextFrameTime(now: stage.time) == stage.time)
    stage.advance(1)
    stage.advance(0.1)
    #expect(stage.window.nextFrameTime(now: stage.time) == nil)
  }

  // MARK: Hit test

  @Test func `a hit test returns the frontmost view by order and z position`() {
    let stage = Stage(left, right)
    let over = View(frame: CGRect(x: 120, y: 120, width: 400, height: 20))
    stage.root.insertSubview(over, at: 0)
    #expect(stage.window.hitTest(CGPoint(x: 130, y: 130)) === left)
    over.zPosition = 1
    #expect(stage.window.hitTest(CGPoint(x: 130, y: 130)) === over)
    #expect(stage.window.hitTest(CGPoint(x: 300, y: 130)) === over)
    #expect(stage.window.hitTest(CGPoint(x: 300, y: 300)) === stage.root)
    #expect(stage.window.hitTest(CGPoint(x: -1, y: 0)) == nil)
  }

  @Test func `a hit test finds scrolled and scaled views where they are seen`() {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 300, width: 200, height: 200))
    let inside = Tile("inside", 0, 300, 100, 100)
    scroll.addSubview(inside)
    scroll.contentSize = CGSize(width: 200, height: 600)
    let stage = Stage(left, scroll)
    #expect(stage.window.hitTest(CGPoint(x: 50, y: 350)) === scroll)
    scroll.contentOffset = CGPoint(x: 0, y: 300)
    #expect(stage.window.hitTest(CGPoint(x: 50, y: 350)) === inside)
    left.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(stage.window.hitTest(CGPoint(x: 60, y: 60)) === left)
    left.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(stage.window.hitTest(CGPoint(x: 150, y: 150)) === stage.root)
  }
}
