import Foundation
import HaloCairoRenderer
import HaloControllers
import HaloControls
import HaloDisplayList
import HaloGoldenTesting
import HaloSceneGraph
import Testing

@testable import HaloLayoutFiles

/// Walks through scenes, and the texts that walks expect on the screen.
@MainActor
struct SceneWalkTests {
  /// A controller with one focusable view, which counts how often it was selected.
  private final class Counter: ViewController {
    private final class Tile: View {
      override var canBecomeFocused: Bool { true }
    }

    private let label = Label("0 times", font: .systemFont(ofSize: 17))
    private var count = 0

    override func viewDidLoad() {
      let tile = Tile(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      tile.accessibilityIdentifier = "tile"
      label.frame = CGRect(x: 0, y: 120, width: 200, height: 40)
      for child in [tile, label] { view.addSubview(child) }
    }

    override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
      count += 1
      label.text = "\(count) times"
    }
  }

  private func run(_ walk: String) throws -> [String] {
    let text = TestFonts.textEngine()
    return try WalkRunner(
      WalkDocument(text: walk, file: "walk.yaml"), textMeasurer: text,
      readImage: { Image(try Bitmap(png: $0)) },
      openScene: { id, _, _ in
        guard id == "counter" else { return nil }
        let window = Window(
          size: CGSize(width: 300, height: 200), model: .tv, appearance: .light, textMeasurer: text)
        window.rootViewController = Counter()
        return window
      }, draw: { _, _ in }
    ).run().map(\.description)
  }

  @Test
  func `a walk presses keys in a scene and checks the focus and the texts on the screen`() throws {
    #expect(
      try run(
        """
        scene: counter
        walk:
          - {expect: tile, shows: 0 times}
          - {key: Return, repeat: 2, shows: [2 times]}
          - {key: Return, shows: [3 times, 2 times]}
          - {model: pad, expect: tile}
          - {key: Return, expect: other, shows: gone}
        """) == [
          "walk.yaml:5: step 3 (Return): “2 times” is not on the screen",
          "walk.yaml:7: step 5 (Return): expected other, focus is at tile",
        ])
  }

  @Test func `an unknown scene is an error with its place`() throws {
    #expect(throws: (any Error).self) { try run("scene: photo\nwalk: []") }
    do {
      _ = try run("scene: photo\nwalk: []")
    } catch {
      #expect("\(error)" == "walk.yaml:1: scene: there is no scene “photo”; see halo scenes")
    }
  }

  /// Walks that are refused, with the errors.
  nonisolated static let refusedWalks: [(walk: String, error: String)] = [
    (
      "scene: a\nlayout: {views: []}\nwalk: []",
      "walk.yaml:2: layout: a walk has one of layout, scene, program"
    ),
    ("walk: []", "walk.yaml:1: the field “layout” is missing"),
    (
      "scene: a\nwalk:\n  - set: {b: {hidden: true}}",
      "walk.yaml:3: walk[0].set: is for the views of a layout"
    ),
    (
      "scene: a\nwalk:\n  - inSight: b",
      "walk.yaml:3: walk[0].inSight: is for the views of a layout"
    ),
    (
      "scene: a\nwalk:\n  - shows: {b: c}",
      "walk.yaml:3: walk[0].shows: expected a text that is on the screen, or a list of texts,"
        + " found fields"
    ),
  ]

  @Test(arguments: refusedWalks)
  func `an invalid walk of a scene is an error with its line`(walk: String, error: String) {
    #expect(walkError(walk) == error)
  }
}
