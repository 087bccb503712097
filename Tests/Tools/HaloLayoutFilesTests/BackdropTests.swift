import FocusEngine
import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloControls
import HaloDisplayList
import HaloGoldenTesting
import HaloHosting
import HaloSceneGraph
import HaloSourceText
import Testing

@testable import HaloLayoutFiles

/// A layout over a picture of another program's screen, with regions for what the picture shows.
@MainActor
struct BackdropTests {
  /// Writes a dark picture with a red button from 20, 20 to 60, 40 points; returns the path of a
  /// layout beside it.
  private static func picture(in folder: Scratch) throws -> String {
    let picture = try PixelSurface(width: 200, height: 200)
    let data = try #require(picture.data).assumingMemoryBound(to: UInt32.self)
    for y in 0..<200 {
      for x in 0..<200 {
        let isButton = (40..<120).contains(x) && (40..<80).contains(y)
        data[y * picture.stride / 4 + x] = isButton ? 0xFFE0_2020 : 0xFF10_1020
      }
    }
    picture.markChanged()
    try picture.writePNG(to: folder.path + "/program.png")
    return folder.path + "/screen.yaml"
  }

  private static let layout = """
    model: tv
    size: [100, 100]
    backdrop: program.png
    views:
      - {id: play, kind: region, role: button, label: Play, focusable: true, frame: [20, 20, 40, 20], halo: {shape: rect}}
      - {id: other, kind: region, role: switch, label: Sound, selected: true, focusable: true, frame: [20, 60, 40, 20]}
      - {id: note, kind: region, role: heading, label: Tonight, frame: [0, 0, 100, 10]}

    """

  private func stage(_ model: String = "tv") throws -> LayoutStage {
    let scratch = try Scratch()
    let file = try Self.picture(in: scratch)
    return try LayoutStage(Self.layout.replacing("model: tv", with: "model: \(model)"), file: file)
  }

  /// Returns the pixels at places in points.
  private func pixels(_ stage: LayoutStage) throws -> (Int, Int) -> UInt32? {
    let renderer = Renderer(text: TestFonts.textEngine())
    let picture = try renderer.picture(of: stage.player.frame())
    return { x, y in picture.pixel(x: x, y: y) }
  }

  @Test
  func `the picture fills the layout, and the focused region is an enlarged piece of it`() throws {
    let stage = try stage()
    #expect(stage.focus == "play")
    let risen = try pixels(stage)
    #expect(risen(99, 99) == 0xFF10_1020)
    // One point outside its frame, because the piece is enlarged.
    #expect(try #require(risen(19, 30)) & 0xFF_0000 > 0xC0_0000)
    #expect(try stage.press("Down") == "other")
    let left = try pixels(stage)
    #expect(left(19, 30) == 0xFF10_1020)
    #expect(try #require(left(21, 30)) & 0xFF_0000 > 0xC0_0000)
  }

  @Test
  func `a focused region has a ring in the model catalyst, in colours for the picture`() throws {
    let stage = try stage("catalyst")
    #expect(try stage.view("play").focusEffect is FocusHaloEffect)
    // The switch is on, which makes it the primary item.
    #expect(try stage.press("Tab") == "other")
    #expect(try stage.press("Up") == "play")
    // The window is light, and the picture is dark.
    #expect(!stage.player.window.appearance.palette.isDark)
    #expect(try stage.view("play").effectiveAppearance.palette.isDark)
    let pixel = try pixels(stage)
    #expect(pixel(40, 30) == 0xFFE0_2020)
    #expect(pixel(40, 17) != 0xFF10_1020)
  }

  @Test func `the picture can be seen through the highlight of a region`() throws {
    let stage = try stage("catalyst")
    try stage.set("play", "effect: highlight")
    try stage.press("Tab")
    try stage.press("Up")
    let pixel = try #require(try pixels(stage)(40, 30))
    #expect(pixel != 0xFFE0_2020)
    #expect(pixel >> 16 & 0xFF > 0x60)
  }

  @Test func `a screen reader finds the element that a region stands for`() throws {
    let stage = try stage()
    #expect(
      stage.player.window.accessibleTree().outline == """
        window
          heading “Tonight”
          button “Play”, focused
          switch “Sound”, on, selected

        """)
    #expect(stage.controller.operates(try stage.view("play")) == true)
    #expect(stage.controller.operates(try stage.view("note")) == false)
  }

  @Test func `a region does not keep the focus from regions beneath it`() throws {
    let stage = try stage()
    try stage.set("note", "frame: [0, 0, 100, 100]")
    #expect(try stage.press("Down") == "other")
  }

  /// Layouts that are refused, with the beginnings of the errors.
  nonisolated static let refusedLayouts: [(text: String, line: String)] = [
    (
      "backdrop: [a]", "screen.yaml:1: backdrop: expected the name of a PNG file, found a list of 1"
    ),
    ("backdrop: \"\"", "screen.yaml:1: backdrop: expected the name of a PNG file, found “”"),
    (
      "views:\n  - {kind: region, frame: [0, 0, 1, 1]}",
      "screen.yaml:2: views[0]: a region stands for a part of the backdrop, and the layout has none"
    ),
    (
      "backdrop: a.png\nviews:\n  - {kind: region, title: A, frame: [0, 0, 1, 1]}",
      "screen.yaml:3: views[0].title: a region has no such field; it has id, kind, label,"
    ),
    (
      "backdrop: a.png\nviews:\n  - {kind: region, role: knob, frame: [0, 0, 1, 1]}",
      "screen.yaml:3: views[0].role: expected window, alert, group,"
    ),
    (
      "views:\n  - {kind: guide, role: button, frame: [0, 0, 1, 1]}",
      "screen.yaml:2: views[0].role: a guide has no such field"
    ),
  ]

  @Test(arguments: refusedLayouts)
  func `an invalid backdrop or region is an error with its line`(text: String, line: String) throws
  {
    let message = try #require(layoutError(text))
    #expect(message.hasPrefix(line), "\(message)")
  }

  @Test(arguments: [("gone.png", "No such file"), ("screen.yaml", "not a PNG picture")])
  func `a picture that cannot be read is an error with its line`(name: String, problem: String)
    throws
  {
    let scratch = try Scratch()
    let file = scratch.path + "/screen.yaml"
    let text = "model: tv\nbackdrop: \(name)\n"
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    let error = #expect(throws: SourceError.self) { try LayoutStage(text, file: file) }
    let line = "\(try #require(error))"
    #expect(line.hasPrefix("\(file):2: backdrop: cannot read"), "\(line)")
    #expect(line.contains(problem) && !line.contains("\n"))
  }

  @Test func `the backdrop is one of the images of a layout`() throws {
    let document = try LayoutDocument(text: Self.layout, file: "screen.yaml")
    #expect(document.imageNames == ["program.png"])
  }
}
