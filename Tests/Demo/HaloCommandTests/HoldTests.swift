import HaloCairoRenderer
import HaloGoldenTesting
import Testing

/// Pictures while modifiers are held down.
@MainActor
struct HoldTests {
  private func shot(_ options: [String], named name: String, in scratch: Scratch) throws
    -> PixelSurface
  {
    let path = "\(scratch.path)/\(name).png"
    let shot = ["shot", "--scene", "photos", "--size", "480x300", "-o", path] + options
    // A launch argument affects the whole process.
    let isForAll = options.contains { $0.hasPrefix("-UI") }
    let result = isForAll ? try HaloProgram.run(shot) : HaloCommand.run(shot)
    try #require(result.status == 0, "\(result.errors)")
    return try PixelSurface.readPNG(from: path)
  }

  @Test(
    "the focus loop debugger is drawn while Alt is held, if an option or argument enables it"
  )
  func debugger() throws {
    let scratch = try Scratch()
    let plain = try shot([], named: "plain", in: scratch)
    let held = try shot(["--hold", "alt"], named: "held", in: scratch)
    #expect(PictureDifference(plain, held).isNone)
    let option = try shot(
      ["--hold", "alt", "--focus-loop-debugger"], named: "option", in: scratch)
    #expect(!PictureDifference(plain, option).isNone)
    let argument = try shot(
      ["-UIFocusLoopDebuggerEnabled", "YES", "--hold", "alt"], named: "argument", in: scratch)
    #expect(PictureDifference(option, argument).isNone)
    let groups = try shot(
      ["--hold", "ctrl+alt", "--focus-loop-debugger"], named: "groups", in: scratch)
    #expect(!PictureDifference(option, groups).isNone)
  }

  @Test("the list of shortcuts is shown while Command is held")
  func shortcuts() throws {
    let scratch = try Scratch()
    let plain = try shot([], named: "plain", in: scratch)
    let held = try shot(["--hold", "ctrl"], named: "held", in: scratch)
    #expect(!PictureDifference(plain, held).isNone)
    let early = try shot(["--hold", "ctrl", "--at", "100"], named: "early", in: scratch)
    #expect(PictureDifference(plain, early).isNone)
  }
}
