import Foundation
import HaloCairoRenderer
import HaloFilming
import HaloGoldenTesting
import HaloXServerTestSupport
import Testing

/// The command `halo film`.
@MainActor
struct FilmTests {
  private static let film = ["film", "--scene", "focus-guide", "--size", "320x180"]

  @Test("the name of a film's file decides its format")
  func forms() throws {
    let scratch = try Scratch()
    for name in ["sheet.png", "moving.gif", "moving.webp", "frames"] {
      let result = try HaloProgram.run(
        Self.film + ["--keys", "Right", "--every", "220", "-o", name], folder: scratch.path)
      #expect(result.status == 0 && result.output == "\(name)\n" && result.errors.isEmpty)
    }
    let sheet = try PixelSurface.readPNG(from: "\(scratch.path)/sheet.png")
    #expect(sheet.width > 3 * 320 && sheet.height > 180)
    let gif = try Data(contentsOf: URL(filePath: "\(scratch.path)/moving.gif"))
    #expect(gif.starts(with: Data("GIF89a".utf8)) && gif.last == 0x3B)
    let frames = try FileManager.default.contentsOfDirectory(atPath: "\(scratch.path)/frames")
    #expect(
      frames.sorted() == [
        "frame-0000-00000ms.png", "frame-0001-00220ms.png", "frame-0002-00440ms.png",
      ])
    let frame = try PixelSurface.readPNG(from: "\(scratch.path)/frames/frame-0001-00220ms.png")
    #expect(frame.bounds == PixelRect(x: 0, y: 0, width: 320, height: 180))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.path).sorted()
        == ["frames", "moving.gif", "moving.webp", "sheet.png"])
    let webp = try Data(contentsOf: URL(filePath: "\(scratch.path)/moving.webp"))
    #expect(webp.starts(with: Data("RIFF".utf8)) && webp[8..<16] == Data("WEBPVP8X".utf8))
  }

  @Test("a film that is interrupted leaves no folder of frames")
  func interrupted() throws {
    let scratch = try Scratch()
    let folder = scratch.path + "/frames"
    TestFonts.pin()
    let process = Process()
    process.executableURL = URL(filePath: HaloProgram.path)
    // There are more than a hundred frames, so that it is still drawing when the first one is seen.
    process.arguments = [
      "film", "--scene", "focus-guide", "--size", "1280x720", "--keys", "Right", "--every", "5",
      "--hold", "600", "-o", folder,
    ]
    try process.run()
    let isDrawing = wait {
      (try? FileManager.default.contentsOfDirectory(atPath: folder))?.isEmpty == false
    }
    process.terminate()
    process.waitUntilExit()
    #expect(isDrawing)
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGTERM)
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path).isEmpty)
  }

  @Test(
    "the same film command writes the same bytes every time",
    arguments: ["a.png", "a.gif", "a.webp"])
  func again(name: String) throws {
    let files = try (0..<2).map { _ in
      let scratch = try Scratch()
      let result = try HaloProgram.run(
        Self.film + ["--keys", "Right Down", "--every", "220", "-o", name], folder: scratch.path)
      try #require(result.status == 0, "\(result.errors)")
      return try Data(contentsOf: URL(filePath: "\(scratch.path)/\(name)"))
    }
    #expect(files[0] == files[1])
  }

  @Test("a frame of a film equals a shot at its time, with --scale and --crop")
  func frame() throws {
    let scratch = try Scratch()
    let film = HaloCommand.run(
      Self.film + [
        "--keys", "Right", "--hold", "0", "--every", "120", "--scale", "2", "--crop",
        "20,10,200x90", "-o", "\(scratch.path)/film",
      ])
    let shot = HaloCommand.run(
      [
        "shot", "--scene", "focus-guide", "--size", "320x180", "--keys", "Right", "--at", "120",
        "--scale", "2", "-o", "\(scratch.path)/shot.png",
      ])
    try #require(film.status == 0 && shot.status == 0, "\(film.errors) \(shot.errors)")
    let frame = try PixelSurface.readPNG(from: "\(scratch.path)/film/frame-0001-00120ms.png")
    let whole = try PixelSurface.readPNG(from: "\(scratch.path)/shot.png")
    let part = try whole.part(PixelRect(x: 40, y: 20, width: 400, height: 180))
    #expect(PictureDifference(frame, part).isNone)
  }

  @Test("frames that are not compressed go to standard output, without a word beside them")
  func y4m() throws {
    let result = HaloCommand.run(
      Self.film + ["--keys", "Right", "--every", "220", "--format", "y4m", "-o", "-"])
    #expect(result.status == 0 && result.errors.isEmpty)
    let header = Array(
      "YUV4MPEG2 W320 H180 F50:11 Ip A1:1 C420mpeg2 XCOLORRANGE=LIMITED\n".utf8)
    #expect(result.bytes.starts(with: header))
    #expect(result.bytes.count == header.count + 3 * ("FRAME\n".utf8.count + 320 * 180 * 3 / 2))
  }

  @Test(
    "a video is a whole file at its place or on standard output",
    .enabled(if: VideoContainer.isAvailable(), "needs ffmpeg, which Scripts/test installs"),
    arguments: ["mp4", "webm"])
  func video(format: String) throws {
    let scratch = try Scratch()
    let path = "\(scratch.path)/a.\(format)"
    let film = Self.film + ["--keys", "Right", "--every", "40"]
    let result = HaloCommand.run(film + ["-o", path])
    #expect(result.status == 0 && result.output == "\(path)\n" && result.errors.isEmpty)
    let file = [UInt8](try Data(contentsOf: URL(filePath: path)))
    let beginning: [UInt8] = format == "mp4" ? Array("ftyp".utf8) : [0x1A, 0x45, 0xDF, 0xA3]
    #expect(Array(file[(format == "mp4" ? 4 : 0)...].prefix(4)) == beginning)
    let piped = HaloCommand.run(film + ["--format", format, "-o", "-"])
    #expect(piped.status == 0 && piped.bytes.count == file.count)
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == ["a.\(format)"])
  }

  @Test(
    "a video without ffmpeg is refused in one line, and leaves nothing", arguments: ["mp4", "webm"])
  func missing(format: String) throws {
    let scratch = try Scratch()
    let result = try HaloProgram.run(
      Self.film + ["-o", "a.\(format)"], folder: scratch.path,
      environment: ["PATH": scratch.path])
    #expect(result.status == 1 && result.output.isEmpty)
    #expect(result.errors.hasPrefix("halo: WebM and MP4 films need ffmpeg"), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path).isEmpty)
  }

  @Test("a film and a shot of all models show the screen five times")
  func models() throws {
    let scratch = try Scratch()
    let film = HaloCommand.run(
      Self.film + [
        "--keys", "Right", "--every", "220", "--models", "-o", "\(scratch.path)/film",
      ])
    let shot = HaloCommand.run(
      [
        "shot", "--scene", "focus-guide", "--size", "320x180", "--keys", "Right", "--models", "-o",
        "\(scratch.path)/shot.png",
      ])
    try #require(film.status == 0 && shot.status == 0, "\(film.errors) \(shot.errors)")
    let frame = try PixelSurface.readPNG(from: "\(scratch.path)/film/frame-0002-00440ms.png")
    let picture = try PixelSurface.readPNG(from: "\(scratch.path)/shot.png")
    // Three panes of 320 points with their gaps and margins, in two rows with captions.
    #expect(picture.width == 3 * 320 + 4 * 12 && picture.height == 2 * (180 + 30) + 3 * 12)
    #expect(PictureDifference(frame, picture).isNone)
  }

  @Test("a layout can be filmed")
  func layout() throws {
    let scratch = try Scratch()
    let path = "\(scratch.path)/buttons.yaml"
    try """
    size: [300, 120]
    views:
      - {id: one, kind: button, title: One, frame: [20, 30, 110, 60]}
      - {id: two, kind: button, title: Two, frame: [170, 30, 110, 60]}
    """.write(toFile: path, atomically: true, encoding: .utf8)
    let result = HaloCommand.run(
      ["film", "--layout", path, "--keys", "Right", "-o", "\(scratch.path)/a.gif"])
    #expect(result.status == 0, "\(result.errors)")
    let gif = try Data(contentsOf: URL(filePath: "\(scratch.path)/a.gif"))
    // The width and the height follow the signature.
    #expect(Array(gif[6..<10]) == [44, 1, 120, 0])
  }

  @Test(
    "a wrong argument of film is reported in one clear line and makes no file",
    arguments: [
      (["--scene", "phots", "-o", "x.png"], "there is no scene “phots”"),
      (["--scene", "photos", "--keys", "Rihgt", "-o", "x.png"], "unknown key “Rihgt”"),
      (["-o", "x.png"], "--scene"),
      (["--scene", "photos", "--layout", "x.yaml", "-o", "x.png"], "--scene"),
      (["--scene", "photos"], "--output"),
      (["--scene", "photos", "-o", "x.jpg"], "x.jpg"),
      (["--scene", "photos", "--format", "y4m", "-o", "x.y4m"], "standard output: use -o -"),
      (["--scene", "photos", "-o", "-"], "y4m"),
      (["--scene", "photos", "--every", "0", "-o", "x.png"], "--every takes"),
      (["--scene", "photos", "--every", "-40", "-o", "x.png"], "--every"),
      (["--scene", "photos", "--every", "10001", "-o", "x.png"], "--every takes"),
      (["--scene", "photos", "--every", "19", "-o", "x.gif"], "--every 20 or more"),
      (["--scene", "photos", "--between", "60001", "-o", "x.gif"], "--between takes"),
      (["--scene", "photos", "--duration", "600", "--every", "1", "-o", "x"], "601 frames"),
      (["--scene", "photos", "--crop", "1,2,3", "-o", "x.gif"], "'1,2,3' is invalid"),
      (["--scene", "photos", "--crop", "0,0,1281x9", "-o", "x.gif"], "beyond the screen"),
      (["--scene", "photos", "--scale", "4", "--size", "9000x90", "-o", "x.png"], "16384"),
      (
        [
          "--scene", "focus-guide", "--size", "320x320", "--every", "480", "-o", "x.png", "--keys",
          String(repeating: "Right ", count: 60),
        ], "a longer --every"
      ),
      (
        ["--scene", "grid", "--size", "64x64", "-o", "/nowhere/x.png"],
        "cannot write /nowhere/x.png"
      ),
      (
        ["--scene", "grid", "--size", "64x64", "-o", "/nowhere/x.gif"],
        "cannot write /nowhere/x.gif"
      ),
      (
        ["--scene", "grid", "--size", "64x64", "-o", "/proc/nowhere"], "cannot write /proc/nowhere"
      ),
    ])
  func failure(arguments: [String], message: String) throws {
    let scratch = try Scratch()
    let result = HaloCommand.run(["film"] + arguments.writing(into: scratch.path))
    #expect(result.status != 0 && result.output.isEmpty)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path).isEmpty)
  }
}
