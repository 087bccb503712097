import Foundation
import HaloCairoRenderer
import HaloDemoScenes
import HaloGoldenTesting
import Testing

/// The demo's keys in commands without a window, in which they have their effect or are refused.
@MainActor
struct DemoKeysWithoutWindowTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// Writes a layout for a model, with the focus on one of its two buttons, and returns its path.
  private func layout(_ model: String, focus: String) throws -> String {
    let path = "\(scratch.path)/\(model)-\(focus).yaml"
    try """
    model: \(model)
    size: [320, 120]
    focus: \(focus)
    views:
      - {id: a, kind: button, title: A, frame: [20, 30, 120, 60]}
      - {id: b, kind: button, title: B, frame: [180, 30, 120, 60]}
    """.write(toFile: path, atomically: false, encoding: .utf8)
    return path
  }

  private func picture(_ arguments: [String]) throws -> PixelSurface {
    let path = "\(scratch.path)/\(UUID().uuidString).png"
    let result = HaloCommand.run(arguments + ["--appearance", "dark", "-o", path])
    try #require(result.status == 0, "\(result.errors)")
    return try PixelSurface.readPNG(from: path)
  }

  private func lines(_ arguments: [String]) throws -> [String] {
    let result = HaloCommand.run(arguments)
    try #require(result.status == 0, "\(result.errors)")
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test func `F2 shows the next scene, and Shift-F2 shows the previous one`() throws {
    let (first, second) = (DemoScene.all[0].id, DemoScene.all[1].id)
    let small = ["--size", "320x200"]
    let next = try picture(["shot", "--scene", first, "--keys", "F2"] + small)
    #expect(PictureDifference(next, try picture(["shot", "--scene", second] + small)).isNone)
    let back = try picture(["shot", "--scene", second, "--keys", "shift+F2"] + small)
    #expect(PictureDifference(back, try picture(["shot", "--scene", first] + small)).isNone)
  }

  @Test func `keys after F2 go to the next scene`() throws {
    let (first, second) = (DemoScene.all[0].id, DemoScene.all[1].id)
    let walk = try lines(["trace", "--scene", first, "--keys", "F2 Right Down"])
    let direct = try lines(["trace", "--scene", second, "--keys", "Right Down"])
    #expect(walk.count == 4)
    #expect(walk.suffix(2) == direct.suffix(2))
  }

  @Test func `F3 goes to the next focus model in pictures, searches and films`() throws {
    let (tv, android) = (try layout("tv", focus: "a"), try layout("android", focus: "a"))
    let moved = try layout("android", focus: "b")
    for (keys, other) in [("F3", android), ("F3 Right", moved)] {
      let shot = try picture(["shot", "--layout", tv, "--keys", keys])
      #expect(PictureDifference(shot, try picture(["shot", "--layout", other])).isNone, "\(keys)")
    }
    #expect(
      !PictureDifference(
        try picture(["shot", "--layout", tv]), try picture(["shot", "--layout", android])
      ).isNone)
    let search = try picture(["explain", "--layout", tv, "--keys", "F3 Right"])
    let direct = try picture(["explain", "--layout", android, "--keys", "Right"])
    #expect(PictureDifference(search, direct).isNone)

    let film = HaloCommand.run([
      "film", "--layout", tv, "--appearance", "dark", "--keys", "F3", "--every", "2000",
      "--duration", "2000", "-o", "\(scratch.path)/film",
    ])
    try #require(film.status == 0, "\(film.errors)")
    let last = try PixelSurface.readPNG(from: "\(scratch.path)/film/frame-0001-02000ms.png")
    #expect(PictureDifference(last, try picture(["shot", "--layout", android])).isNone)
  }

  @Test
  func `a search after F3 is that of the last key that moves the focus in the new model`() throws {
    // In the model html an arrow moves nothing, so the search is that of Tab.
    let (tv, html) = (try layout("tv", focus: "a"), try layout("html", focus: "a"))
    let search = try picture(["explain", "--layout", tv, "--keys", "F3 F3 Tab Right"])
    let direct = try picture(["explain", "--layout", html, "--keys", "Tab"])
    #expect(PictureDifference(search, direct).isNone)
  }

  @Test func `F3 shows the name of the model in a scene for a while`() throws {
    let quiet = ["shot", "--scene", "focus-guide", "--size", "320x200", "--keys"]
    let (said, faded) = (
      try picture(quiet + ["F3", "--at", "400"]), try picture(quiet + ["F3", "--at", "3000"])
    )
    #expect(!PictureDifference(said, faded).isNone)
  }

  @Test func `walks accept F2 and F3`() throws {
    let second = DemoScene.all[1].id
    let focus = try lines(["trace", "--scene", second, "--keys", "Right"]).last?
      .split(separator: " ").dropLast().last.map(String.init)
    let walks = [
      "scene.yaml": """
      scene: \(DemoScene.all[0].id)
      walk:
        - key: F2
        - {key: Right, expect: \(try #require(focus))}
      """,
      // In the model html an arrow moves nothing.
      "layout.yaml": """
      layout: tv-a.yaml
      walk:
        - {key: F3, repeat: 2}
        - {key: Right, expect: a}
        - {key: Tab, expect: b}
      """,
    ]
    _ = try layout("tv", focus: "a")
    for (name, walk) in walks {
      let path = "\(scratch.path)/\(name)"
      try walk.write(toFile: path, atomically: false, encoding: .utf8)
      let result = HaloCommand.run(["walk", path])
      #expect(result.status == 0, "\(result.output)\(result.errors)")
    }
  }

  @Test(arguments: [
    ("F11", "Full Screen"), ("F12", "Save Screenshot"), ("ctrl+s", "Save Screenshot"),
    ("q", "Quit"), ("ctrl+m", "Minimize"), ("Escape", "Quit"),
  ])
  func `a key that needs a window is refused in one line`(key: String, command: String) throws {
    let line = "\(key): \(command) is only possible in the window of halo demo"
    let scene = ["--scene", "grid", "--keys", "Right \(key)"]
    let small = ["--size", "64x64", "-o", "\(scratch.path)/a.png"]
    for arguments in [
      ["shot"] + scene + small, ["film"] + scene + small, ["explain"] + scene + small,
      ["trace"] + scene,
    ] {
      let result = HaloCommand.run(arguments)
      #expect(result.status == 1)
      #expect(result.errors == "halo: \(line)\n")
    }
    let walk = "\(scratch.path)/walk.yaml"
    try "scene: grid\nwalk: [{key: Right}, {key: \(key)}]\n"
      .write(toFile: walk, atomically: false, encoding: .utf8)
    let result = HaloCommand.run(["walk", walk])
    #expect(result.status == 2)
    #expect(result.output.hasPrefix("ERROR \(walk):2: walk[1]: \(line)\n"), "\(result.output)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == ["walk.yaml"])
  }

  @Test func `Shift-F2 in a layout is refused, because it has no previous scene`() throws {
    let layout = try layout("tv", focus: "a")
    let result = HaloCommand.run(["trace", "--layout", layout, "--keys", "Right shift+F2 Left"])
    #expect(result.status == 1)
    #expect(result.output == "start     a\nRight     a → b  moved\n")
    #expect(
      result.errors
        == "halo: shift+F2: Previous Scene is only possible with scenes, and this is a layout\n")
  }

  // MARK: Rules

  /// Writes a layout with a small square, an item straight ahead, a nearer item aside, and below
  /// them an item as wide as all of them.
  private func rules() throws -> String {
    let path = "\(scratch.path)/rules.yaml"
    try """
    size: [640, 400]
    focus: from
    views:
      - {id: from, kind: button, frame: [0, 0, 100, 100]}
      - {id: far, kind: button, frame: [250, 0, 50, 100]}
      - {id: near, kind: button, frame: [110, 110, 50, 50]}
      - {id: wide, kind: button, frame: [0, 200, 420, 50]}
    """.write(toFile: path, atomically: false, encoding: .utf8)
    return path
  }

  private func end(_ keys: String, _ options: String...) throws -> String? {
    try lines(["trace", "--layout", try rules(), "--keys", keys] + options).last?
      .split(separator: " ").dropLast().last.map(String.init)
  }

  @Test func `an option and F4 change the strategy of arrow keys`() throws {
    #expect(try end("Right") == "far")
    #expect(try end("Right", "--strategy", "balloon") == "near")
    // The strategy before the first one is the last one.
    #expect(try end("shift+F4 Right") == "near")
    #expect(try end("F4 Right") == "far")
    #expect(try end("F4 F4 F4 Right") == "near")
    // The strategy stays when the model changes.
    #expect(try end("Right", "--strategy", "balloon") == end("F3 Right", "--strategy", "balloon"))
    #expect(try end("shift+F4 F3 Right") == "near")
  }

  @Test func `an option and F5 switch the anchor band on and off`() throws {
    #expect(try end("Down Up") == "near")
    #expect(try end("Down Up", "--anchor-band") == "from")
    #expect(try end("F5 Down Up") == "from")
    #expect(try end("F5 F5 Down Up") == "near")
    #expect(try end("F5 Down Up", "--anchor-band") == "near")
  }

  @Test func `a diagonal of a controller has a name and moves the focus diagonally`() throws {
    #expect(try end("DownRight") == "near")
    #expect(try end("DownRight UpLeft") == "from")
  }

  @Test func `an unknown strategy is refused with the names of all strategies`() {
    let result = HaloCommand.run(["trace", "--scene", "grid", "--strategy", "best", "--keys", "Up"])
    #expect(result.status == 64)
    #expect(result.errors.contains("'best'") && result.errors.contains("balloon"))
  }
}
