import FocusEngine
import Foundation
import Testing

@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Focus and first responder keep in step (WWDC21 10260, 16:50).
@MainActor
struct FirstResponderTests {
  private let controller = RespondingController()

  private func stage(focusOn index: Int? = 0) -> Stage {
    let stage = Stage(controller, model: .pad)
    if let index { stage.focus(on: controller.tiles[index]) }
    return stage
  }

  @Test func `the view that gets the focus becomes the first responder`() throws {
    let stage = stage()
    #expect(stage.window.firstResponder === controller.tiles[0])
    try stage.press("Right")
    #expect(stage.focused == "1")
    #expect(stage.window.firstResponder === controller.tiles[1])
  }

  @Test func `if the focused view refuses, its view controller becomes the first responder`() throws
  {
    controller.tiles[1].becomesFirst = false
    let stage = stage()
    try stage.press("Right")
    #expect(stage.focused == "1")
    #expect(stage.window.firstResponder === controller)
  }

  @Test func `there is no first responder if the focused view and its view controller refuse`()
    throws
  {
    controller.tiles[1].becomesFirst = false
    controller.becomesFirst = false
    let stage = stage()
    try stage.press("Right")
    #expect(stage.window.firstResponder == nil)
  }

  @Test func `a view that becomes the first responder gets the focus`() {
    let stage = stage()
    #expect(controller.tiles[1].becomeFirstResponder())
    stage.frame()
    #expect(stage.focused == "1")
    #expect(controller.tiles[1].isFirstResponder && !controller.tiles[0].isFirstResponder)
  }

  @Test func `a view controller that becomes first responder leaves the focus inside its view`() {
    let stage = stage(focusOn: 1)
    #expect(controller.becomeFirstResponder())
    stage.frame()
    #expect(stage.focused == "1")
    #expect(controller.isFirstResponder)
  }

  @Test func `a view that becomes first responder and cannot be focused leaves the focus in place`()
    throws
  {
    final class Plain: View {
      override var canBecomeFirstResponder: Bool { true }
    }
    let stage = stage()
    let plain = Plain(frame: CGRect(x: 0, y: 400, width: 100, height: 100))
    stage.root.addSubview(plain)
    stage.frame()
    #expect(plain.becomeFirstResponder())
    stage.frame()
    #expect(stage.focused == "0" && plain.isFirstResponder)
    try stage.press("Right")
    #expect(stage.focused == "1" && controller.tiles[1].isFirstResponder)
  }

  @Test func `a view that cannot become first responder leaves the current one in place`() {
    let stage = stage()
    controller.tiles[1].becomesFirst = false
    #expect(!controller.tiles[1].becomeFirstResponder())
    stage.frame()
    #expect(controller.tiles[0].isFirstResponder && stage.focused == "0")
  }

  @Test func `a first responder that refuses to resign stays first responder`() {
    let stage = stage()
    controller.tiles[0].resigns = false
    #expect(!controller.tiles[1].becomeFirstResponder())
    #expect(!controller.tiles[0].resignFirstResponder())
    stage.frame()
    #expect(controller.tiles[0].isFirstResponder)
  }

  @Test func `a view outside of a window cannot become first responder`() {
    #expect(!RespondingTile("alone", 0, 0).becomeFirstResponder())
  }

  @Test func `a view that leaves the window is no longer first responder even if it refuses`() {
    let stage = stage()
    controller.tiles[0].resigns = false
    controller.tiles[0].removeFromSuperview()
    #expect(stage.window.firstResponder == nil)
    stage.frame()
    #expect(stage.window.firstResponder === controller.tiles[1])
  }

  @Test func `a text field stays first responder while focus moves inside its focus group`() throws
  {
    let field = TypingTile("field", 10, 10)
    let (near, far) = (RespondingTile("near", 10, 120), RespondingTile("far", 300, 120))
    field.focusGroupIdentifier = "search"
    near.focusGroupIdentifier = "search"
    far.focusGroupIdentifier = "elsewhere"
    let stage = Stage(model: .pad, field, near, far)
    stage.focus(on: field)
    try stage.press("a")
    try stage.press("Down")
    #expect(stage.focused == "near" && field.isFirstResponder)
    try stage.press("b")
    #expect(field.text == "ab")
    try stage.press("Tab")
    #expect(stage.focused == "far" && far.isFirstResponder)
    try stage.press("c")
    #expect(field.text == "ab" && far.heard == ["keyboard"])
  }

  @Test func `text from an input method goes only to an edited text in an active window`() {
    let field = TypingTile("field", 10, 10)
    let other = RespondingTile("other", 10, 120)
    let stage = Stage(model: .pad, field, other)
    #expect(stage.window.textCaret == nil)
    stage.focus(on: field)
    #expect(stage.window.textCaret == CGRect(x: 10, y: 10, width: 100, height: 100))
    stage.window.insertText("語", at: 1)
    stage.window.setMarkedText("ご", at: 1)
    #expect(field.text == "語" && field.marked == "ご")
    stage.window.setActive(false)
    #expect(stage.window.textCaret == nil)
    stage.window.insertText("x", at: 1)
    #expect(field.text == "語")
  }
}
