import FocusEngine
import Foundation
import Testing

@testable import HaloControllers
@testable import HaloControls
@testable import HaloHosting
@testable import HaloSceneGraph
@testable import HaloViewTestSupport

/// Keys that are presses, and the responders that receive them.
@MainActor
struct PressTests {
  private class Listener: Tile {
    var heard: [String] = []
    private func note(_ phase: String, _ presses: Set<Press>) {
      heard += presses.map { "\(phase) \($0.type)" }
    }
    override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
      note("began", presses)
    }
    override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
      note("ended", presses)
    }
    override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
      note("cancelled", presses)
    }
  }

  private let listener = Listener("a", 0, 0)
  private let other = Listener("b", 200, 0)

  private func stage() -> Stage {
    let stage = Stage(listener, other)
    stage.focus(on: listener)
    return stage
  }

  @Test func `a press begins and ends on the focused view`() throws {
    try stage().press("Return")
    #expect(listener.heard == ["began select", "ended select"])
    #expect(other.heard.isEmpty)
  }

  @Test func `the repeats of a held key are not further presses`() throws {
    let stage = stage()
    try stage.send("Return", .down)
    try stage.send("Return", .repeat)
    try stage.send("Return", .repeat)
    #expect(listener.heard == ["began select"])
  }

  @Test func `a press ends at the view where it began, even if the focus has moved on`() throws {
    let stage = stage()
    try stage.send("Return", .down)
    try stage.press("Right")
    try stage.send("Return", .up)
    #expect(stage.focused == "b")
    #expect(listener.heard == ["began select", "ended select"])
    #expect(other.heard.isEmpty)
  }

  @Test func `a press is cancelled when its release is lost`() throws {
    let stage = stage()
    try stage.send("Return", .down)
    try stage.send("Return", .cancelled)
    try stage.send("Return", .up)
    #expect(listener.heard == ["began select", "cancelled select"])
  }

  @Test func `a press is cancelled when the window loses the keyboard`() throws {
    let stage = stage()
    try stage.send("Return", .down)
    stage.window.setActive(false)
    try stage.send("Return", .up)
    #expect(listener.heard == ["began select", "cancelled select"])
  }

  @Test func `Escape cancels a held press and does nothing else until it is released`() throws {
    let stage = stage()
    try stage.send("Return", .down)
    try stage.send("Escape", .down)
    #expect(listener.heard == ["began select", "cancelled select"])
    try stage.send("Escape", .repeat)
    try stage.send("Escape", .up)
    try stage.send("Return", .up)
    #expect(listener.heard == ["began select", "cancelled select"])
    try stage.press("Escape")
    #expect(listener.heard.suffix(2) == ["began menu", "ended menu"])
  }

  @Test func `Escape with a held modifier is a press of its own and cancels nothing`() throws {
    let stage = stage()
    var shift = Key(.modifier(.shift))
    shift.modifierFlags = .shift
    stage.window.send(shift, phase: .down, at: stage.time)
    try stage.press("shift+Escape")
    #expect(listener.heard.suffix(2) == ["began menu", "ended menu"])
    #expect(!listener.heard.contains { $0.hasPrefix("cancelled") })
  }

  @Test func `Escape cancels the press of a button that is held by key or pointer`() throws {
    let button = Button(title: "Act")
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    var acted = 0
    button.primaryAction = { acted += 1 }
    let stage = Stage(button)
    stage.focus(on: button)
    try stage.send("Return", .down)
    #expect(button.isHighlighted)
    try stage.press("Escape")
    #expect(!button.isHighlighted)
    try stage.send("Return", .up)
    stage.window.pointerPressed(at: CGPoint(x: 50, y: 30), at: stage.time)
    try stage.press("Escape")
    stage.window.pointerReleased(at: CGPoint(x: 50, y: 30), at: stage.time)
    #expect(acted == 0)
    try stage.press("Return")
    #expect(acted == 1)
  }

  @Test func `the release of a key that was not pressed has no effect`() throws {
    try stage().send("Return", .up)
    #expect(listener.heard.isEmpty)
  }

  @Test func `a press that the focused view does not handle goes to its superview`() throws {
    let outer = Listener("outer", 0, 0, 300, 300)
    outer.isFocusable = false
    let inner = Tile("inner", 0, 0)
    outer.addSubview(inner)
    let stage = Stage(outer)
    stage.focus(on: inner)
    try stage.press("Escape")
    #expect(outer.heard == ["began menu", "ended menu"])
  }

  @Test func `the root view controller receives presses while nothing is focused`() throws {
    final class Screen: ViewController {
      var count = 0
      override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) { count += 1 }
    }
    let screen = Screen()
    let stage = Stage(screen: screen)
    try stage.press("Return")
    #expect(screen.count == 1)
  }

  @Test func `a repeated arrow moves the focus again`() throws {
    let stage = Stage(Tile("a", 0, 0), Tile("b", 120, 0), Tile("c", 240, 0))
    try stage.send("Right", .down)
    try stage.send("Right", .repeat)
    #expect(stage.focused == "c")
  }

  @Test func `an inactive window keeps its focus, and the next key moves it from there`() throws {
    let stage = stage()
    stage.window.setActive(false)
    stage.frame()
    #expect(stage.focused == "a")
    stage.window.setActive(true)
    try stage.press("Right")
    #expect(stage.focused == "b")
  }

  // MARK: Arrows

  /// A view for scrubbing, which handles the arrows along its axis itself.
  private final class Scrubber: Listener {
    override func wantsPress(of type: Press.PressType) -> Bool {
      type == .leftArrow || type == .rightArrow
    }
  }

  @Test func `an arrow that leads nowhere is sent as a press to the focused view`() throws {
    let stage = stage()
    try stage.send("Left", .down)
    try stage.send("Left", .repeat)
    try stage.send("Left", .up)
    #expect(listener.heard == ["began leftArrow", "ended leftArrow"])
    try stage.press("Right")
    #expect(stage.focused == "b" && listener.heard.count == 2 && other.heard.isEmpty)
  }

  @Test func `an arrow whose focus update is refused is sent as a press`() throws {
    final class Keeper: View {
      override func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool {
        context.focusHeading.isEmpty
      }
    }
    let keeper = Keeper(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    let stage = Stage(keeper)
    keeper.addSubview(listener)
    keeper.addSubview(other)
    stage.focus(on: listener)
    try stage.press("Right")
    #expect(stage.focused == "a" && listener.heard == ["began rightArrow", "ended rightArrow"])
  }

  @Test func `an item receives the arrows that it wants, and the other arrows move the focus`()
    throws
  {
    let scrubber = Scrubber("s", 0, 200)
    let stage = Stage(scrubber, other, listener)
    stage.focus(on: scrubber)
    try stage.send("Right", .down)
    try stage.send("Right", .repeat)
    try stage.send("Right", .up)
    #expect(scrubber.heard == ["began rightArrow", "ended rightArrow"])
    try stage.press("Up")
    #expect(stage.focused == "a")
  }

  @Test func `arrows are sent as presses under a model in which they do not move the focus`() throws
  {
    let stage = Stage(model: .html, listener, other)
    stage.focus(on: listener)
    try stage.press("Right")
    #expect(listener.heard == ["began rightArrow", "ended rightArrow"])
  }

  @Test(arguments: [true, false])
  func `two arrows that are held together move diagonally if the model allows it`(isOn: Bool)
    throws
  {
    let (below, across) = (Listener("c", 0, 200), Listener("d", 200, 200))
    let stage = Stage(listener, other, below, across)
    stage.window.focusSystem?.model.movesDiagonally = isOn
    // Down is refused at the edge and stays held; then Right moves straight or diagonally.
    stage.focus(on: below)
    try stage.send("Down", .down)
    stage.window.focusSystem?.moveFocus(to: listener, heading: [])
    try stage.send("Right", .down)
    #expect(stage.focused == (isOn ? "d" : "b"))
    try stage.send("Down", .up)
    try stage.send("Right", .up)
    try stage.press("Left")
    #expect(stage.focused == (isOn ? "c" : "a"))
  }
}
