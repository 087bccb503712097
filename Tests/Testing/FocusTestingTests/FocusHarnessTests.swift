import FocusEngine
import FocusGeometry
import FocusTesting
import Foundation
import HaloCairoRenderer
import HaloControllers
import HaloControls
import HaloSceneGraph
import Testing

/// A program's own screen in a harness, without a display.
@MainActor
struct FocusHarnessTests {
  /// Three buttons in a row.
  private final class Row: ViewController {
    override func viewDidLoad() {
      for (index, title) in ["one", "two", "three"].enumerated() {
        let button = Button(title: title)
        button.accessibilityIdentifier = title
        button.frame = CGRect(x: 20 + CGFloat(index) * 100, y: 20, width: 80, height: 40)
        view.addSubview(button)
      }
    }
  }

  private func harness() -> FocusHarness {
    FocusHarness(root: Row(), size: CGSize(width: 320, height: 80), model: .tv)
  }

  @Test func `keys move focus, and the trace has the outcome of each key`() throws {
    let harness = harness()
    #expect(harness.focus == "one")
    try harness.press("Right Right Right")
    #expect(harness.focus == "three")
    #expect(harness.trace.map(\.outcome) == [.moved, .moved, .stayed])
    #expect(harness.trace.map(\.to) == ["two", "three", "three"])
  }

  @Test func `the focus map has the targets of all keys from every item`() {
    let map = harness().map
    #expect(map.items == ["one", "two", "three"])
    #expect(map.target(from: "one", .right) == "two" && map.target(from: "one", .up) == nil)
    #expect(map.unreachable.isEmpty && map.traps.isEmpty)
    #expect(
      map.text == """
               up     down   left   right
        one    STOP   STOP   STOP   two
        two    STOP   STOP   one    three
        three  STOP   STOP   two    STOP

        tab: one → two → three → \(map.target(from: "three", .next) == nil ? "STOP" : "WRAP")

        """)
  }

  @Test func `the focus map begins where the focus is, and names what has no size`() throws {
    let row = Row()
    let harness = FocusHarness(root: row, size: CGSize(width: 320, height: 80), model: .tv)
    let empty = Button(title: "empty")
    empty.accessibilityIdentifier = "empty"
    row.view.insertSubview(empty, at: 0)
    harness.player.rest()
    try harness.press("Right")
    let map = harness.map
    #expect(map.start == "two" && map.withoutSize == ["empty"])
    #expect(map.unreachable == ["empty"] && map.traps.isEmpty)
    #expect(map.text.contains("tab: two → three") && map.text.hasSuffix("no size: empty\n"))
  }

  @Test func `without a focused item, the focus map begins where the first key shows it`() {
    let row = Row()
    let window = Window(
      size: CGSize(width: 320, height: 80), model: .html, appearance: .light,
      textMeasurer: TestFonts.textEngine())
    window.rootViewController = row
    let harness = FocusHarness(window)
    row.view.insertSubview(Button(title: "empty"), at: 0)
    harness.player.rest()
    #expect(harness.focus == nil && harness.map.start == "one")
  }

  @Test func `the focus map of a window without items is empty`() {
    let window = Window(
      size: CGSize(width: 80, height: 80), model: .tv, appearance: .dark,
      textMeasurer: TestFonts.textEngine())
    let map = FocusHarness(window).map
    #expect(map.items.isEmpty && map.unreachable.isEmpty && map.text.hasSuffix("tab: STOP\n"))
  }

  @Test func `a picture of a region is the same as that part of the whole picture`() throws {
    let harness = harness()
    let part = try harness.picture(of: CGRect(x: 20, y: 10, width: 100, height: 60))
    #expect(part.width == 100 && part.height == 60)
    let whole = try harness.picture()
    #expect(
      PictureDifference(
        part, try whole.part(.init(x: 20, y: 10, width: 100, height: 60))
      ).isNone)
  }

  @Test func `a picture during a movement is the same each time`() throws {
    let pictures = try (0..<2).map { _ in
      let harness = harness()
      try harness.press("Right", thenWait: 80)
      return try harness.picture()
    }
    #expect(PictureDifference(pictures[0], pictures[1]).isNone)
    #expect(!PictureDifference(pictures[0], try harness().picture()).isNone)
  }
}
