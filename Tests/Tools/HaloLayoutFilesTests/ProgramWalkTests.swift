import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloControls
import HaloDisplayList
import HaloGoldenTesting
import HaloSceneGraph
import Testing

@testable import HaloLayoutFiles

/// Walks through the window of a program.
@MainActor
struct ProgramWalkTests {
  private let text = TestFonts.textEngine()

  /// Two buttons side by side, the second of which has the identifier “none”.
  private func makeWindow() -> Window {
    let window = Window(
      size: CGSize(width: 300, height: 200), model: .tv, appearance: .light, textMeasurer: text)
    for (index, name) in ["first: one", "none"].enumerated() {
      let button = Button(title: name)
      button.accessibilityIdentifier = name
      button.frame = CGRect(x: 20 + 130 * index, y: 20, width: 110, height: 60)
      window.addSubview(button)
    }
    return window
  }

  private func walk(_ text: String) throws -> WalkDocument {
    try WalkDocument(text: text, file: "walk.yaml")
  }

  private let own = """
    program: My Buttons
    size: [400, 300]
    direction: rtl
    walk:
      - {expect: {id: none}, shows: none}
      - {key: Left, repeat: 2, expect: "first: one"}
      - {key: Right, expect: {id: none}}
      - {click: [30, 30], expect: "first: one"}
      - {scroll: {at: [399, 299], by: [0, 20]}, expect: none}

    """

  @Test func `a program's tests play its walk in its window`() throws {
    let document = try walk(own)
    #expect(document.program == "My Buttons" && document.layout == nil)
    let window = makeWindow()
    let runner = try WalkRunner(document, in: window)
    let failures = try runner.run().map(\.description)
    #expect(
      failures == [
        "walk.yaml:9: step 5 (scroll at 399, 299): expected nothing focused, focus is at first: one"
      ])
    #expect(window.bounds.size == CGSize(width: 400, height: 300))
    #expect(window.layoutDirection == .rightToLeft)
  }

  @Test
  func `a program's walk is played in its own window only, and no other walk is played there`()
    throws
  {
    func error(_ body: () throws -> WalkRunner) -> String? {
      do {
        _ = try body()
        return nil
      } catch {
        return "\(error)"
      }
    }
    #expect(
      error {
        try WalkRunner(
          walk(own), textMeasurer: text, readImage: { Image(try Bitmap(png: $0)) },
          draw: { _, _ in })
      } == "walk.yaml:1: program: only the tests of the program “My Buttons” can play this walk")
    #expect(
      error { try WalkRunner(walk("scene: a\nwalk: []"), in: makeWindow()) }
        == "walk.yaml: expected a walk of a program, which names no other screen")
    #expect(
      error { try WalkRunner(walk("program: a\nwalk: [{click: [300, 9]}]"), in: makeWindow()) }
        == "walk.yaml:2: walk[0].click: is outside of the window, which is 300 by 200 points")
  }

  @Test func `a program's walk cannot select views of a layout`() {
    #expect(
      walkError("program: a\nwalk:\n  - select: b")
        == "walk.yaml:3: walk[0].select: is for the views of a layout")
    #expect(
      walkError("program: []\nwalk: []")
        == "walk.yaml:1: program: expected the name of a program, found a list of 0")
  }
}
