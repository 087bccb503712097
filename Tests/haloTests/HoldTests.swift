import CairoRenderer
import FocusTesting
import Testing

/// Pictures with modifiers held down.
struct HoldTests {
  private func shot(_ options: [String], named name: String, in scratch: Scratch) throws
    -> PixelSurface
  {
    let path = "\(scratch.path)/\(name).png"
    let result = try HaloProgram.run(
      ["shot", "--scene", "photos", "--size", "640x400", "-o", path] + options)
    try #require(result.status == 0, "\(result.errors)")
    return try PixelSurface.readPNG(from: path)
  }

  @Test("the debugger is drawn while Alt is held, with the option or the launch argument alone")
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

  @Test("the list of shortcuts is there while Command is held")
  func shortcuts() throws {
    let scratch = try Scratch()
    let plain = try shot([], named: "plain", in: scratch)
    let held = try shot(["--hold", "ctrl"], named: "held", in: scratch)
    #expect(!PictureDifference(plain, held).isNone)
    let early = try shot(["--hold", "ctrl", "--at", "100"], named: "early", in: scratch)
    #expect(PictureDifference(plain, early).isNone)
  }
}
