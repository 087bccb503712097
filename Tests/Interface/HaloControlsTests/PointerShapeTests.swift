import Foundation
import HaloGoldenTesting
import Testing

@testable import HaloControllers
@testable import HaloControls
@testable import HaloHosting
@testable import HaloSceneGraph

/// The shape of the pointer.
@MainActor
struct PointerShapeTests {
  @Test
  func `the pointer is a beam over text that can be edited, and an arrow everywhere else`() throws {
    let window = Window(
      size: CGSize(width: 700, height: 500), model: .pad, appearance: .light,
      textMeasurer: TestFonts.textEngine())
    let controller = ViewController()
    window.rootViewController = controller
    let field = TextField(placeholder: "")
    field.frame = CGRect(x: 40, y: 60, width: 400, height: 50)
    field.text = "text"
    field.clearButtonMode = .always
    controller.view.addSubview(field)
    let button = Button(title: "Go")
    button.frame = CGRect(x: 40, y: 200, width: 100, height: 50)
    controller.view.addSubview(button)
    _ = window.frame(at: 0)

    func shape(_ x: CGFloat, _ y: CGFloat) -> PointerShape {
      window.pointerMoved(to: CGPoint(x: x, y: y), at: 0)
      return window.pointerShape
    }
    #expect(window.pointerShape == .arrow)
    #expect(shape(100, 85) == .verticalBeam)
    #expect(shape(425, 85) == .arrow)
    #expect(shape(60, 220) == .arrow)
    #expect(shape(600, 400) == .arrow)
    #expect(shape(100, 85) == .verticalBeam)
    field.isEnabled = false
    #expect(window.pointerShape == .arrow)
    field.isEnabled = true
    window.pointerLeft(at: 0)
    #expect(window.pointerShape == .arrow)
  }

  @Test func `a television shows no pointer until the mouse is used, and none after a key`() throws
  {
    let window = Window(
      size: CGSize(width: 700, height: 500), model: .tv, appearance: .light,
      textMeasurer: TestFonts.textEngine())
    window.rootViewController = ViewController()
    _ = window.frame(at: 0)
    func shape(_ x: CGFloat) -> PointerShape {
      window.pointerMoved(to: CGPoint(x: x, y: 20), at: 0)
      return window.pointerShape
    }
    #expect(window.pointerShape == .hidden)
    // The window may open under the pointer.
    #expect(shape(20) == .hidden && shape(20) == .hidden)
    #expect(shape(30) == .arrow)
    window.send(try Key(name: "shift"), phase: .down, at: 0)
    #expect(window.pointerShape == .arrow)
    window.send(try Key(name: "Down"), phase: .down, at: 0)
    #expect(window.pointerShape == .hidden)
    #expect(shape(40) == .arrow)
    window.focusSystem?.model = .pad
    window.send(try Key(name: "Down"), phase: .down, at: 0)
    #expect(window.pointerShape == .arrow)
  }
}
