import FocusTesting
import Halo
import Testing

@testable import HelloHalo

/// Tests of the screen's focus, without a display.
@MainActor
struct HelloHaloTests {
  private let screen = FocusHarness(
    root: HelloHalo(), size: CGSize(width: 560, height: 200), model: .tv)

  @Test func `arrows move the focus between the buttons`() throws {
    #expect(screen.focus == "hello")
    try screen.press("Right Right Left")
    #expect(screen.trace.map(\.to) == ["world", "world", "hello"])
    #expect(screen.trace.map(\.outcome) == [.moved, .stayed, .moved])
  }

  @Test func `Return presses the focused button`() throws {
    var pressed: [String] = []
    let root = HelloHalo()
    root.world.primaryAction = { pressed.append("world") }
    root.hello.primaryAction = { pressed.append("hello") }
    try FocusHarness(root: root, model: .tv).press("Right Return Left Return")
    #expect(pressed == ["world", "hello"])
  }

  @Test func `every button can be reached and left`() {
    expectText(screen.map.text, matches: "map")
    #expect(screen.map.unreachable.isEmpty && screen.map.traps.isEmpty)
  }

  @Test func `the focused button is raised and highlighted`() throws {
    try screen.press("Right")
    expectPicture(try screen.picture(), matches: "world-focused")
  }
}
