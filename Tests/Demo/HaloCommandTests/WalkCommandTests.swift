import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloGoldenTesting
import Testing

/// The command `halo walk`, and other commands with a layout.
struct WalkCommandTests {
  private static let layout = """
    size: [320, 200]
    views:
      - {id: first, kind: button, title: One, frame: [20, 20, 100, 40]}
      - {id: second, kind: button, title: Two, frame: [160, 20, 100, 40]}

    """

  /// Makes a folder with a layout, two walks that pass, one that fails and one that is broken.
  private func makeFolder() throws -> Scratch {
    let scratch = try Scratch()
    func write(_ name: String, _ text: String) throws {
      try text.write(toFile: "\(scratch.path)/\(name)", atomically: false, encoding: .utf8)
    }
    try write("screen.yaml", Self.layout)
    try write("c-good.json", #"{"layout": "screen.yaml", "walk": [{"key": "Right"}]}"#)
    try write(
      "a-good.yaml",
      "layout: screen.yaml\nwalk:\n  - {key: Right, expect: second}\n  - shot: after.png\n")
    try write(
      "b-bad.yml", "layout: screen.yaml\nwalk:\n  - key: Right\n  - {key: Left, expect: second}\n")
    try write("d-broken.yaml", "layout: screen.yaml\nwalk: [{key: Rihgt}]\n")
    try write("notes.txt", "walk: no")
    return scratch
  }

  /// The examples of the repository.
  private static let examples = PackageFolder.path("Examples")

  @Test func `every walk of the examples passes`() throws {
    let result = try HaloProgram.run(["walk", Self.examples])
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    let lines = result.output.split(separator: "\n")
    #expect(lines.count >= 14)
    #expect(lines.allSatisfy { $0.hasPrefix("ok    ") })
  }

  @Test
  func `a folder of walks gives a line for each walk and fails if one of them fails`() throws {
    let scratch = try makeFolder()
    let result = try HaloProgram.run(["walk", "."], folder: scratch.path)
    #expect(result.status == 1)
    #expect(
      result.output == """
        ok    ./a-good.yaml (2 steps)
        FAIL  ./b-bad.yml:4: step 2 (Left): expected second, focus is at first
        ok    ./c-good.json (1 step)
        FAIL  ./d-broken.yaml:2: walk[0].key: unknown key “Rihgt”: use X names such as Tab, \
        shift+Tab, Up, Down, Left, Right, Return, space, Escape, Home, End, Page_Up, Page_Down, F1, \
        minus, or a single character

        """)
    #expect(result.errors.isEmpty)
    let picture = try PixelSurface.readPNG(from: scratch.path + "/after.png")
    #expect(picture.bounds == PixelRect(x: 0, y: 0, width: 320, height: 200))
    let good = try HaloProgram.run(["walk", "a-good.yaml", "c-good.json"], folder: scratch.path)
    #expect(good.status == 0)
  }

  @Test func `names and texts in the output of a walk are escaped`() throws {
    let scratch = try makeFolder()
    let (forged, red) = ("nl\nok    forged.walk.yaml", "red.yaml")
    for (name, text) in [
      (forged, "layout: screen.yaml\nwalk: [{key: Right, expect: second}]\n"),
      (red, "layout: screen.yaml\nwalk: [{key: Right, shows: \"a\\e[31m\"}]\n"),
    ] {
      try text.write(toFile: "\(scratch.path)/\(name)", atomically: false, encoding: .utf8)
    }
    let result = try HaloProgram.run(["walk", forged, red], folder: scratch.path)
    #expect(
      result.output == """
        ok    nl\\nok    forged.walk.yaml (1 step)
        FAIL  red.yaml:2: step 1 (Right): “a\\u{1B}[31m” is not on the screen

        """)
  }

  @Test func `the shots of a walk have the looks that options choose`() throws {
    let scratch = try makeFolder()
    func corner(_ options: String...) throws -> UInt32 {
      let result = try HaloProgram.run(["walk", "a-good.yaml"] + options, folder: scratch.path)
      try #require(result.status == 0, "\(result.output)\(result.errors)")
      let picture = try PixelSurface.readPNG(from: "\(scratch.path)/after.png")
      return try #require(picture.pixel(x: 2, y: 190)) & 0xFF
    }
    // The model tv is dark unless an option chooses otherwise.
    #expect(try corner() < 0x60)
    #expect(try corner("--appearance", "light") > 0xC0)
  }

  @Test func `a scene is walked in the size and direction that the walk gives`() throws {
    let scratch = try makeFolder()
    let text = """
      scene: selection
      size: [700, 450]
      direction: rtl
      walk:
        - shot: first.png
        - {key: ","}
        - {key: "shift+,=<"}
        - {click: [699, 449]}
      """
    try text.write(toFile: scratch.path + "/w.yaml", atomically: false, encoding: .utf8)
    let path = scratch.path + "/first.png"
    func picture(_ options: String...) throws -> Data {
      let result = try HaloProgram.run(["walk", "w.yaml"] + options, folder: scratch.path)
      #expect(result.output == "ok    w.yaml (4 steps)\n", "\(result.output)\(result.errors)")
      return try Data(contentsOf: URL(filePath: path))
    }
    let mirrored = try picture()
    #expect(
      try PixelSurface.readPNG(from: path).bounds == PixelRect(x: 0, y: 0, width: 700, height: 450))
    // The command line takes precedence over the walk.
    #expect(try picture("--direction", "ltr") != mirrored)
    #expect(try picture("--direction", "rtl") == mirrored)
  }

  @Test func `halo walk refuses the walk of a program`() throws {
    let scratch = try Scratch()
    try "program: My App\nwalk: [{key: Tab}]\n".write(
      toFile: scratch.path + "/w.yaml", atomically: false, encoding: .utf8)
    let result = try HaloProgram.run(["walk", "w.yaml"], folder: scratch.path)
    #expect(result.status == 1 && result.errors.isEmpty)
    #expect(
      result.output == "FAIL  w.yaml:1: program: only the tests of the program “My App” can play"
        + " this walk\n")
  }

  @Test func `a missing walk and a folder without walks fail in one line`() throws {
    let scratch = try Scratch()
    for name in ["gone.yaml", "."] {
      let result = try HaloProgram.run(["walk", name], folder: scratch.path)
      #expect(result.status == 1)
      #expect(result.output.split(separator: "\n").count == 1, "\(result.output)")
      #expect(result.output.hasPrefix("FAIL  \(name): "), "\(result.output)")
    }
    #expect(try HaloProgram.run(["walk"]).status == 64)
  }

  @Test func `walks and traces in JSON have one object for each step`() throws {
    let scratch = try makeFolder()
    let walk = try HaloProgram.run(["walk", "b-bad.yml", "--json"], folder: scratch.path)
    #expect(walk.status == 1)
    let steps = try TraceStep.all(in: walk.output)
    #expect(steps.map(\.step) == [0, 1, 2])
    #expect(steps.map(\.to) == ["first", "second", "first"])
    #expect(steps.map(\.key) == [nil, "Right", "Left"])
    #expect(steps.last?.explanation?.winner == "first")
    #expect(walk.errors.contains("b-bad.yml:4: step 2 (Left)"))
    let trace = try HaloProgram.run(
      ["trace", "--layout", "screen.yaml", "--keys", "Right Left", "--json"],
      folder: scratch.path)
    #expect(trace.output == walk.output)
    let words = try HaloProgram.run(
      ["trace", "--layout", "screen.yaml", "--keys", "Right"], folder: scratch.path)
    #expect(words.output == "start  first\nRight  first → second  moved\n")
  }

  @Test func `a layout is drawn in its own size unless an option gives another one`() throws {
    let scratch = try makeFolder()
    func size(_ more: String...) throws -> PixelRect {
      let result = try HaloProgram.run(
        ["shot", "--layout", "screen.yaml", "-o", "x.png"] + more, folder: scratch.path)
      try #require(result.status == 0, "\(result.errors)")
      return try PixelSurface.readPNG(from: scratch.path + "/x.png").bounds
    }
    #expect(try size() == PixelRect(x: 0, y: 0, width: 320, height: 200))
    #expect(try size("--scale", "2") == PixelRect(x: 0, y: 0, width: 640, height: 400))
    #expect(try size("--size", "100x300") == PixelRect(x: 0, y: 0, width: 100, height: 300))
  }

  @Test(arguments: ["demo", "shot", "trace", "explain"])
  func `an invalid layout is reported in one line before anything opens`(command: String) throws {
    let scratch = try Scratch()
    try "views: 3\n".write(
      toFile: scratch.path + "/bad.yaml", atomically: false, encoding: .utf8)
    let rest = command == "trace" ? ["--keys", "Tab"] : command == "demo" ? [] : ["-o", "x.png"]
    let result = try HaloProgram.run(
      [command, "--layout", "bad.yaml"] + rest, folder: scratch.path)
    #expect(result.status == 1)
    #expect(
      result.errors == "halo: bad.yaml:1: views: expected a list of views, found “3”\n")
  }
}
