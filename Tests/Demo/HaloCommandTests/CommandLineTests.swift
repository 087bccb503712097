import Foundation
import HaloCairoRenderer
import HaloDemoScenes
import HaloGoldenTesting
import Testing

/// The output and the status of the program.
@MainActor
struct CommandLineTests {
  @Test(
    "a wrong argument is reported in one clear line and makes the command fail",
    arguments: [
      (["shot", "--scene", "phots", "-o", "x.png"], "there is no scene “phots”"),
      (["trace", "--scene", "photos", "--keys", "Tab Rihgt"], "unknown key “Rihgt”"),
      (["shot", "--scene", "photos", "--size", "1280", "-o", "x.png"], "'1280' is invalid"),
      (["shot", "--scene", "photos", "--size", "0x9", "-o", "x.png"], "'0x9' is invalid"),
      (["shot", "--scene", "photos", "--scale", "nan", "-o", "x.png"], "'nan' is invalid"),
      (["shot", "--scene", "photos", "--hold", "Tab", "-o", "x.png"], "'Tab' is invalid"),
      (["shot", "--scene", "photos", "--hold", "alt+", "-o", "x.png"], "'alt+' is invalid"),
      (["shot", "--scene", "photos", "--at", "-5", "-o", "x.png"], "--at"),
      (["shot", "-o", "x.png"], "--scene"),
      (["shot", "--scene", "photos", "--appearance", "grey", "-o", "x.png"], "'grey' is invalid"),
      (["shot", "--scene", "photos", "--contrast", "1", "-o", "x.png"], "'1' is invalid"),
      (["explain", "--scene", "photos", "--motion", "no", "-o", "x.png"], "'no' is invalid"),
      (["trace", "--scene", "photos", "--keys", "Tab", "--direction", "up"], "'up' is invalid"),
      (["demo", "--accent", "#12"], "'#12' is invalid"),
      (
        ["shot", "--scene", "photos", "--size", "64x64", "-o", "/nowhere/x.png"],
        "cannot write /nowhere/x.png"
      ),
      (["shot", "--all", "-o", "/proc/nowhere"], "cannot write /proc/nowhere"),
      (["demo", "--scene", "nothing"], "there is no scene “nothing”"),
    ])
  func failure(arguments: [String], message: String) throws {
    let scratch = try Scratch()
    let result = HaloCommand.run(arguments.writing(into: scratch.path))
    #expect(result.status != 0)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path).isEmpty)
  }

  @Test("the program reports a mistake in one line, fails, and leaves no files")
  func program() throws {
    let scratch = try Scratch()
    for (arguments, message) in [
      (["shot", "--scene", "phots", "-o", "x.png"], "there is no scene “phots”"),
      (["demo"], "DISPLAY"),
    ] {
      let result = try HaloProgram.run(arguments, folder: scratch.path)
      #expect(result.status != 0 && result.output.isEmpty)
      #expect(result.errors.hasPrefix("halo: ") && result.errors.contains(message))
      #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path).isEmpty)
  }

  @Test("a server that does not exist is named in one line")
  func noServer() throws {
    let result = try HaloProgram.run(["demo"], environment: ["DISPLAY": ":4711"])
    #expect(result.status != 0)
    #expect(result.errors.contains(":4711"))
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test("the scenes are listed, one in each line")
  func scenes() throws {
    let result = HaloCommand.run(["scenes"])
    // A command in this process prints the same as the program.
    #expect(try HaloProgram.run(["scenes"]).output == result.output)
    #expect(result.status == 0)
    expectText(result.output, matches: "scenes")
  }

  @Test("the scenes in JSON have one object in each line, with what a script needs")
  func scenesJSON() throws {
    struct Scene: Decodable {
      var id, title, description, model: String
      var size: [Int]
    }
    let result = HaloCommand.run(["scenes", "--json"])
    #expect(result.status == 0 && result.errors.isEmpty)
    let scenes = try result.output.split(separator: "\n").map {
      try JSONDecoder().decode(Scene.self, from: Data($0.utf8))
    }
    #expect(scenes.map(\.id) == DemoScene.all.map(\.id))
    #expect(scenes.map(\.title) == DemoScene.all.map(\.title))
    #expect(scenes.map(\.description) == DemoScene.all.map(\.summary))
    #expect(scenes.map(\.model) == DemoScene.all.map(\.model.name))
    #expect(scenes.allSatisfy { $0.size == [1280, 800] })
  }

  @Test(
    "an unknown command is reported in one line, even if its help is requested",
    arguments: ["nosuch", "nosuch --help", "nosuch -h", "help nosuch"])
  func unknownCommand(words: String) {
    let result = HaloCommand.run(words.split(separator: " ").map(String.init))
    #expect(result.status == 64 && result.output.isEmpty)
    #expect(result.errors == "halo: there is no command “nosuch”; see halo --help\n")
  }

  @Test("control characters of quoted arguments are escaped")
  func quotedControls() {
    let result = HaloCommand.run(["shortcu\rs\u{1B}[2J\u{2028}\n"])
    #expect(
      result.errors
        == #"halo: there is no command “shortcu\rs\u{1B}[2J\u{2028} ”; see halo --help"# + "\n")
  }

  @Test("a trace says where the focus went and why it stayed")
  func trace() throws {
    let result = HaloCommand.run([
      "trace", "--scene", "focus-guide", "--keys", "Right Down Up Right g Down",
    ])
    #expect(result.status == 0)
    expectText(result.output, matches: "trace-focus-guide")
  }

  @Test("a trace in JSON has one object for each step, with its explanation")
  func traceJSON() throws {
    let result = HaloCommand.run([
      "trace", "--scene", "focus-guide", "--keys", "Right Down", "--json",
    ])
    let steps = try TraceStep.all(in: result.output)
    #expect(steps.map(\.step) == [0, 1, 2])
    #expect(steps.map(\.to) == ["button-1", "button-2", "button-4"])
    #expect(steps.last?.outcome == "moved")
    #expect(steps.last?.explanation?.winner == "button-4")
  }

  @Test("in a right-to-left layout, a trace goes the other way")
  func mirroredTrace() throws {
    let result = HaloCommand.run([
      "trace", "--scene", "focus-guide", "--keys", "Right Left", "--direction", "rtl", "--json",
    ])
    let labels = try TraceStep.all(in: result.output).map(\.to)
    #expect(labels == ["button-1", "button-1", "button-2"])
  }

  @Test("every option for the looks changes the picture")
  func looks() throws {
    let scratch = try Scratch()
    func shot(_ options: [String]) throws -> PixelSurface {
      let path = "\(scratch.path)/shot.png"
      let result = HaloCommand.run(
        ["shot", "--scene", "photos", "--size", "320x200", "-o", path] + options)
      try #require(result.status == 0, "\(result.errors)")
      return try PixelSurface.readPNG(from: path)
    }
    let plain = try shot([])
    for options in [
      ["--appearance", "dark"], ["--contrast", "high"], ["--direction", "rtl"],
      ["--accent", "red"], ["--accent", "#808000"],
    ] {
      #expect(!PictureDifference(plain, try shot(options)).isNone, "\(options)")
    }
  }

  @Test("with reduced motion, a moment after the cross-fade looks like the end")
  func stillMoment() throws {
    let scratch = try Scratch()
    func shot(_ name: String, _ options: String...) throws -> PixelSurface {
      let path = "\(scratch.path)/\(name).png"
      let result = HaloCommand.run(
        [
          "shot", "--scene", "tv-home", "--size", "320x200", "--keys", "Right", "--motion",
          "reduced", "-o", path,
        ] + options)
      try #require(result.status == 0, "\(result.errors)")
      return try PixelSurface.readPNG(from: path)
    }
    #expect(PictureDifference(try shot("at", "--at", "200"), try shot("end")).isNone)
  }

  @Test("every scene is drawn into a folder that is made for the pictures")
  func all() throws {
    let scratch = try Scratch()
    let result = try HaloProgram.run(
      ["shot", "--all", "--size", "160x100", "-o", "new/pictures"], folder: scratch.path)
    #expect(result.status == 0)
    let names = DemoScene.all.map { "new/pictures/\($0.id).png" }
    #expect(result.output == names.joined(separator: "\n") + "\n")
    for name in names {
      let picture = try PixelSurface.readPNG(from: "\(scratch.path)/\(name)")
      #expect(picture.bounds == PixelRect(x: 0, y: 0, width: 160, height: 100))
    }
  }

  @Test("--at draws the same moment every time, and another time is another moment")
  func moments() throws {
    let scratch = try Scratch()
    func shot(_ name: String, at: String) throws -> PixelSurface {
      let path = "\(scratch.path)/\(name).png"
      let result = HaloCommand.run([
        "shot", "--scene", "tv-home", "--size", "320x200", "--keys", "Right", "--at", at, "-o",
        path,
      ])
      try #require(result.status == 0, "\(result.errors)")
      return try PixelSurface.readPNG(from: path)
    }
    let moment = try shot("a", at: "60")
    #expect(PictureDifference(moment, try shot("b", at: "60")).isNone)
    #expect(!PictureDifference(moment, try shot("c", at: "120")).isNone)
  }

  @Test(
    "a command's help begins with its overview",
    arguments: ["--help", "demo --help", "shot --help", "film --help", "help", "help film"])
  func help(words: String) throws {
    let result = HaloCommand.run(words.split(separator: " ").map(String.init))
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("OVERVIEW: "))
  }
}
