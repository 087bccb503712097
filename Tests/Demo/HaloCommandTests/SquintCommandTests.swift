import Foundation
import HaloCairoRenderer
import HaloGoldenTesting
import Testing

/// The options `--squint` of `halo shot` and `--onion` of `halo film`.
@MainActor
struct SquintCommandTests {
  private static let shot = ["shot", "--scene", "focus-guide", "--size", "640x360"]
  private static let film = ["film", "--scene", "focus-guide", "--size", "640x360"]

  private struct Reading: Decodable {
    struct Place: Decodable {
      var id: String?
      var strength: Double
      var focused: Bool
    }
    struct Conditions: Decodable {
      var distance, diagonal, acuity: Double
    }
    var verdict: String
    var focus: Int?
    var conditions: Conditions
    var places: [Place]
  }

  @Test
  func `the places are written as a picture, as text or as JSON by the output's name`() throws {
    let scratch = try Scratch()
    for name in ["squint.png", "squint.txt", "squint.json"] {
      let result = try HaloProgram.run(
        Self.shot + ["--keys", "Right Down", "--squint", "-o", name], folder: scratch.path)
      #expect(result.status == 0 && result.output == "\(name)\n" && result.errors.isEmpty)
    }
    // The caption lies below the screen.
    let picture = try PixelSurface.readPNG(from: "\(scratch.path)/squint.png")
    #expect(picture.width == 640 && picture.height > 360)
    let data = try Data(contentsOf: URL(filePath: "\(scratch.path)/squint.json"))
    let reading = try JSONDecoder().decode(Reading.self, from: data)
    #expect(reading.focus == 1 && reading.verdict == "The focus is seen first.")
    #expect(reading.places.first?.focused == true && reading.places.first?.strength == 1)
    #expect(reading.conditions.diagonal == 55 && reading.conditions.acuity == 60)
    #expect(reading.places.map(\.strength) == reading.places.map(\.strength).sorted(by: >))
    let text = try String(contentsOfFile: "\(scratch.path)/squint.txt", encoding: .utf8)
    #expect(text.hasPrefix(reading.verdict + "\n"))
    #expect(text.split(separator: "\n").count == reading.places.count + 2)
  }

  @Test func `distance, display and sight can be chosen`() throws {
    let scratch = try Scratch()
    let result = try HaloProgram.run(
      Self.shot + [
        "--squint", "--distance", "2", "--diagonal", "40", "--sight", "20/100", "-o", "a.txt",
      ], folder: scratch.path)
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test(arguments: [
    (["--sight", "20/60"], "--distance, --diagonal and --sight need --squint"),
    (["--squint", "--sight", "60"], "expected 20/n"),
    (["--squint", "--distance", "0"], "--distance takes metres from 0.1 to 100"),
    (
      ["--squint", "--instruments"],
      "--squint cannot be combined with --all, --instruments or --models"
    ),
  ])
  func `a wrong option of squint is refused with one line`(
    options: [String], message: String
  ) throws {
    let result = try HaloProgram.run(Self.shot + options + ["-o", "-"])
    #expect(result.status == 64 && result.bytes.isEmpty)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test func `a move is one still, the same every time, with or without a second model`() throws {
    let scratch = try Scratch()
    // On an iPad, arrows reach these buttons with full keyboard access only.
    let keys = ["--keys", "Right Down", "--full-keyboard-access", "--onion"]
    for (name, more) in [("a.png", []), ("b.png", []), ("c.png", ["--against", "pad"])] {
      let result = try HaloProgram.run(
        Self.film + keys + more + ["-o", name], folder: scratch.path)
      #expect(result.status == 0 && result.output == "\(name)\n", "\(result.errors)")
    }
    func bytes(_ name: String) throws -> Data {
      try Data(contentsOf: URL(filePath: "\(scratch.path)/\(name)"))
    }
    #expect(try bytes("a.png") == bytes("b.png"))
    #expect(try bytes("a.png") != bytes("c.png"))
    let picture = try PixelSurface.readPNG(from: "\(scratch.path)/a.png")
    #expect(picture.width == 640 && picture.height > 360)
  }

  @Test(arguments: [
    (["--onion", "-o", "a.png"], 64, "--onion needs a key that moves the focus"),
    (["--onion", "--keys", "Right", "-o", "a.gif"], 64, "--onion makes a PNG file"),
    (["--onion", "--keys", "Right", "--against", "nothing", "-o", "a.png"], 64, "expected pad, "),
    (["--against", "pad", "--keys", "Right", "-o", "a.png"], 64, "--against needs --onion"),
    (["--onion", "--keys", "Left", "-o", "a.png"], 1, "the last key, Left, moves no focus"),
  ])
  func `a still without a move is refused with one line`(
    options: [String], status: Int32, message: String
  ) throws {
    let scratch = try Scratch()
    let result = try HaloProgram.run(Self.film + options, folder: scratch.path)
    #expect(result.status == status && result.errors.contains(message), "\(result.errors)")
  }
}
