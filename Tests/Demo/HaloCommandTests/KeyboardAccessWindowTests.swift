import HaloCairoRenderer
import HaloGoldenTesting
import HaloXServerTestSupport
import Testing

/// Tab as a modifier of full keyboard access, on a real keyboard.
@Suite(
  .enabled(
    if: Tool.xvfb.isInstalled && Tool.xdotool.isInstalled,
    "needs Xvfb and xdotool, which Scripts/test installs"))
struct KeyboardAccessWindowTests {
  private static let setup = [
    "--scene", "reminders", "--size", "960x600", "--full-keyboard-access",
  ]

  /// A key or chord as xdotool presses it, and its name in a walk.
  private struct Step {
    var strokes: [String]
    var name: String

    static func key(_ name: String) -> Step { Step(strokes: ["key", name], name: name) }
    /// A key pressed while Tab is held.
    static func chord(_ key: String) -> Step {
      Step(strokes: ["keydown", "Tab", "key", key, "keyup", "Tab"], name: "Tab+\(key)")
    }
  }

  /// Presses keys in the demo's window, and expects after each one that the screen shows what the
  /// same keys draw without a server.
  private func walk(_ steps: [Step]) throws {
    // The demo draws with the fonts of the environment in which it is started.
    TestFonts.pin()
    try XServer.run { server in
      let reader = try WindowReader(server)
      let demo = try server.keep(program: HaloProgram.path, ["demo"] + Self.setup)
      #expect(wait { reader.window(titled: "Reminders — Halo") != nil })
      let window = try #require(reader.window(titled: "Reminders — Halo"))
      try server.run(.xdotool, "windowfocus", "--sync", String(window))
      for count in 1...steps.count {
        try server.run(.xdotool, steps[count - 1].strokes)
        let keys = steps.prefix(count).map(\.name).joined(separator: " ")
        try expect(window, of: reader, toShow: keys)
      }
      try server.run(.xdotool, "key", "ctrl+q")
      #expect(wait { !demo.isRunning })
    }
  }

  private func expect(_ window: UInt, of reader: WindowReader, toShow keys: String) throws {
    let scratch = try Scratch()
    let path = "\(scratch.path)/expected.png"
    _ = try HaloProgram.run(["shot", "--keys", keys, "-o", path] + Self.setup)
    let expected = try PixelSurface.readPNG(from: path)
    let isSame = wait {
      reader.picture(of: window).map { PictureDifference($0, expected).isNone } == true
    }
    #expect(isSame, "\(keys)")
  }

  @Test("F with Tab held finds a control by its name, and Return focuses it")
  func find() throws {
    try walk([.key("Tab"), .chord("f"), .key("g"), .key("a"), .key("Return")])
  }

  @Test("Z with Tab held lists the actions of the focused item, and Escape keeps it focused")
  func act() throws {
    try walk([
      .key("Tab"), .chord("z"), .key("Down"), .key("Escape"), .chord("z"), .key("Return"),
    ])
  }
}
