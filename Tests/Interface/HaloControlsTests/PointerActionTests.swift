import FocusEngine
import FocusGeometry
import Foundation
import Testing

@testable import HaloControls
@testable import HaloHosting
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Actions of the pointer's buttons and wheel.
@MainActor
struct PointerActionTests {
  private let button = Button(title: "OK")
  private let tile = Tile("tile", 200, 0)
  private let other = Tile("other", 400, 0)

  private func stage(_ model: FocusModel = .tv) -> Stage {
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    button.accessibilityIdentifier = "OK"
    return Stage(model: model, button, tile, other)
  }

  private func press(_ stage: Stage, _ x: CGFloat, _ y: CGFloat) {
    stage.window.pointerPressed(at: CGPoint(x: x, y: y), at: stage.time)
    stage.frame()
  }

  private func release(_ stage: Stage, _ x: CGFloat, _ y: CGFloat) {
    stage.window.pointerReleased(at: CGPoint(x: x, y: y), at: stage.time)
    stage.frame()
  }

  @Test func `a click focuses the button under it and performs its action at the release`() throws {
    let stage = stage()
    var calls = 0
    button.primaryAction = { calls += 1 }
    stage.focus(on: other)
    press(stage, 50, 25)
    #expect(stage.focused == "OK" && button.isHighlighted && calls == 0)
    release(stage, 60, 30)
    #expect(calls == 1)
    // Keys continue from the clicked button.
    try stage.press("Right")
    #expect(stage.focused == "tile")
  }

  @Test func `a pointer that is released outside the pressed button does not perform its action`() {
    let stage = stage()
    var calls = 0
    button.primaryAction = { calls += 1 }
    press(stage, 50, 25)
    release(stage, 250, 50)
    #expect(calls == 0 && !button.isHighlighted)
    release(stage, 50, 25)
    #expect(calls == 0)
  }

  @Test
  func `a pointer press is cancelled when the window becomes inactive or the view is removed`() {
    let stage = stage()
    var calls = 0
    button.primaryAction = { calls += 1 }
    press(stage, 50, 25)
    stage.window.setActive(false)
    #expect(!button.isHighlighted)
    release(stage, 50, 25)
    press(stage, 50, 25)
    button.removeFromSuperview()
    release(stage, 50, 25)
    #expect(calls == 0)
  }

  @Test func `a button can be clicked under a model in which it cannot be focused`() {
    let stage = stage(.pad)
    var calls = 0
    button.primaryAction = { calls += 1 }
    press(stage, 50, 25)
    release(stage, 50, 25)
    #expect(calls == 1 && stage.focused != "OK")
    button.isEnabled = false
    press(stage, 50, 25)
    release(stage, 50, 25)
    #expect(calls == 1)
  }

  @Test
  func `under the iPad model a first click only sets the item from which arrows start`() throws {
    let stage = stage(.pad)
    press(stage, 450, 50)
    release(stage, 450, 50)
    #expect(stage.focused == nil)
    try stage.press("Left")
    #expect(stage.focused == "tile")
    press(stage, 450, 50)
    release(stage, 450, 50)
    #expect(stage.focused == "other")
  }

  @Test func `a click on empty space leaves the focus where it is`() {
    let stage = stage()
    stage.focus(on: other)
    press(stage, 900, 700)
    release(stage, 900, 700)
    #expect(stage.focused == "other")
  }

  @Test func `the wheel scrolls the innermost scroll view that can go further in its direction`() {
    let list = ScrollView(frame: CGRect(x: 0, y: 200, width: 200, height: 200))
    list.contentSize = CGSize(width: 200, height: 600)
    let shelf = ScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
    shelf.contentSize = CGSize(width: 500, height: 150)
    list.addSubview(shelf)
    let stage = Stage(list)
    func turn(_ dx: CGFloat, _ dy: CGFloat) {
      stage.window.pointerScrolled(
        by: CGVector(dx: dx, dy: dy), .discrete, at: CGPoint(x: 50, y: 250), time: stage.time)
      stage.advance(0.5)
    }
    turn(0, 54)
    #expect(list.contentOffset == CGPoint(x: 0, y: 54) && shelf.contentOffset == .zero)
    turn(54, 0)
    #expect(shelf.contentOffset == CGPoint(x: 54, y: 0) && list.contentOffset.y == 54)
    for _ in 0..<20 { turn(0, 54) }
    #expect(list.contentOffset.y == 400)
    turn(0, -1000)
    #expect(list.contentOffset.y == 0)
  }

  @Test func `wheel notches scroll with an animation, which continuous scrolling ends`() {
    let list = ScrollView(frame: CGRect(x: 0, y: 200, width: 200, height: 200))
    list.contentSize = CGSize(width: 200, height: 600)
    let stage = Stage(list)
    func turn(_ dy: CGFloat, _ type: ScrollType) {
      stage.window.pointerScrolled(
        by: CGVector(dx: 0, dy: dy), type, at: CGPoint(x: 50, y: 250), time: stage.time)
    }
    for part in [5.5, 0.25, -1.75] {
      turn(part, .continuous)
      #expect(!list.isAnimating(.bounds))
    }
    #expect(list.contentOffset.y == 4)
    turn(54, .discrete)
    #expect(list.isAnimating(.bounds))
    stage.advance(0.05)
    turn(1, .continuous)
    #expect(!list.isAnimating(.bounds) && list.contentOffset.y == 59)
  }

  @Test func `a click on a text field starts editing it`() {
    let field = TextField(placeholder: "")
    field.frame = CGRect(x: 0, y: 300, width: 200, height: 40)
    let stage = Stage(model: .pad, field)
    press(stage, 100, 320)
    release(stage, 100, 320)
    #expect(field.isEditing && stage.window.firstResponder === field)
  }
}
