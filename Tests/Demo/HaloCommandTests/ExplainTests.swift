import Foundation
import HaloCairoRenderer
import HaloGoldenTesting
import Testing

@testable import HaloCommand

/// `halo explain` and the focus log.
@MainActor
struct ExplainTests {
  @Test("the search of the last movement is drawn, with a strip below the screen")
  func picture() throws {
    let scratch = try Scratch()
    let result = try HaloProgram.run(
      [
        "explain", "--scene", "focus-guide", "--keys", "Right Down g", "--size", "640x400",
        "--scale", "2", "-o", "why.png",
      ], folder: scratch.path)
    #expect(result.status == 0 && result.output == "why.png\n" && result.errors.isEmpty)
    let picture = try PixelSurface.readPNG(from: "\(scratch.path)/why.png")
    #expect(picture.bounds == PixelRect(x: 0, y: 0, width: 1280, height: 992))
  }

  @Test(
    "a wrong argument of explain is reported in one clear line and makes no picture",
    arguments: [
      (["--scene", "phots", "-o", "x.png"], "there is no scene “phots”"),
      (["--scene", "photos", "--keys", "Rihgt", "-o", "x.png"], "unknown key “Rihgt”"),
      (["--scene", "photos", "--scale", "4", "--size", "9000x9", "-o", "x.png"], "invalid"),
      (["--scene", "photos", "--scale", "4", "--size", "9000x90", "-o", "x.png"], "16384"),
      (
        ["--scene", "focus-guide", "--size", "640x400", "-o", "/nowhere/x.png"],
        "cannot write /nowhere/x.png"
      ),
      (["--scene", "photos"], "--output"),
    ])
  func failure(arguments: [String], message: String) throws {
    let scratch = try Scratch()
    let result = HaloCommand.run(["explain"] + arguments.writing(into: scratch.path))
    #expect(result.status != 0 && result.output.isEmpty)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path).isEmpty)
  }

  @Test("the focus log is the same for an argument before or after the command and a variable")
  func log() throws {
    let trace = ["trace", "--scene", "photos", "--keys", "Tab Down Tab Right"]
    let logging = ["-UIFocusLoggingEnabled", "YES"]
    let results = [
      try HaloProgram.run(logging + trace), try HaloProgram.run(trace + logging),
      try HaloProgram.run(trace, environment: ["HALO_FOCUS_LOG": "1"]),
    ]
    expectText(results[0].errors, matches: "log-photos")
    for result in results {
      #expect(result.status == 0 && result.errors == results[0].errors)
      #expect(result.output == results[0].output)
    }
    let silent = try HaloProgram.run(
      ["-UIFocusLoggingEnabled", "NO"] + trace, environment: ["HALO_FOCUS_LOG": "1"])
    #expect(silent.errors.isEmpty && silent.output == results[0].output)
  }

  @Test("a launch argument that is neither YES nor NO is reported in one clear line")
  func wrongValue() throws {
    let words = try HaloProgram.run(["scenes", "-UIFocusLoggingEnabled", "maybe"])
    #expect(words.errors == "halo: -UIFocusLoggingEnabled takes YES or NO, not “maybe”\n")
    let variable = try HaloProgram.run(["scenes"], environment: ["HALO_FOCUS_LOG": "loud"])
    #expect(variable.errors == "halo: HALO_FOCUS_LOG takes YES or NO, not “loud”\n")
    #expect(words.status != 0 && variable.status != 0)
  }

  @Test(
    "launch arguments may be anywhere, and the last one counts",
    arguments: [
      (["a", "-UIFocusLoggingEnabled", "true", "b"], "", true, ["a", "b"]),
      (["-UIFocusLoggingEnabled", "1", "-UIFocusLoggingEnabled", "no"], "", false, []),
      (["a"], "yes", true, ["a"]), (["a"], "0", false, ["a"]), (["a"], "", false, ["a"]),
    ])
  func launch(words: [String], variable: String, isLogged: Bool, rest: [String]) throws {
    let launch = try LaunchArguments(words, environment: ["HALO_FOCUS_LOG": variable])
    #expect(launch.isFocusLogged == isLogged && launch.rest == rest)
  }

  @Test("the focus loop debugger is switched on like the log, and independently of it")
  func loopDebugger() throws {
    let words = ["demo", "-UIFocusLoopDebuggerEnabled", "YES", "--stats"]
    let launch = try LaunchArguments(words, environment: [:])
    #expect(launch.isFocusLoopDebuggerEnabled && !launch.isFocusLogged)
    #expect(launch.rest == ["demo", "--stats"])
  }

  @Test(
    "a launch argument without its value is an error",
    arguments: ["-UIFocusLoggingEnabled", "-UIFocusLoopDebuggerEnabled"])
  func missing(name: String) {
    #expect(throws: (any Error).self) { try LaunchArguments(["a", name], environment: [:]) }
  }
}
