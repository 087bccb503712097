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

  /// What a hand does, and how the same is spelled.
  private struct Step {
    var strokes: [String]
    var name: String

    static func key(_ name: String) -> Step { Step(strokes: ["key", name], name: name) }
    /// A key pressed while Tab is held.
    static func chord(_ key: String) -> Step {
      Step(strokes: ["keydown", "Tab", "key", key, "keyup", "Tab"], name: "Tab+\(key)")
    }
  }

  /// Presses keys in the demo's window; each time what stands on the screen then is what the same
  /// keys draw without a server.
  private func walk(_ steps: [Step]) throws {
    // The demo draws with the fonts of the environment that it is started in.
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

  @Test("Tab held and F finds a control by its name, and Return goes there")
  func find() throws {
    try walk([.key("Tab"), .chord("f"), .key("g"), .key("a"), .key("Return")])
  }

  @Test("Tab held and Z lists the actions of what has the focus, and Escape leaves it there")
  func act() throws {
    try walk([
      .key("Tab"), .chord("z"), .key("Down"), .key("Escape"), .chord("z"), .key("Return"),
    ])
  }
}
