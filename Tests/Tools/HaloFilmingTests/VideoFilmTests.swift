import Foundation
import HaloCairoRenderer
import HaloGoldenTesting
import HaloImageFiles
import Testing

@testable import HaloFilming

/// Videos, decoded again by ffmpeg.
@MainActor
@Suite(
  .enabled(if: VideoContainer.isAvailable(), "needs ffmpeg, which Scripts/test installs"))
struct VideoFilmTests {
  /// Runs a program of ffmpeg and returns its output.
  private func run(_ program: String, _ arguments: [String], in scratch: Scratch) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program, "-v", "error"] + arguments
    let path = "\(scratch.path)/output"
    try Data().write(to: URL(filePath: path))
    process.standardOutput = FileHandle(forWritingAtPath: path)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return try Data(contentsOf: URL(filePath: path))
  }

  /// The colour in the middle of each frame of a video of 64 by 48 pixels.
  private func colors(_ path: String, _ options: [String] = [], in scratch: Scratch) throws
    -> [UInt32]
  {
    let pixels = try run(
      "ffmpeg",
      options + [
        "-i", path, "-vsync", "passthrough", "-sws_flags", "accurate_rnd+full_chroma_int", "-vf",
        "scale=in_color_matrix=bt709:in_range=limited", "-f", "rawvideo", "-pix_fmt", "bgra", "-",
      ], in: scratch)
    let frame = 64 * 48 * 4
    return (0..<(pixels.count / frame)).map { index in
      let place = index * frame + (24 * 64 + 32) * 4
      return UInt32(pixels[place]) | UInt32(pixels[place + 1]) << 8
        | UInt32(pixels[place + 2]) << 16
    }
  }

  @Test(
    "a video has the exact time of each frame, and its colours", arguments: VideoContainer.allCases)
  func video(_ container: VideoContainer) throws {
    let scratch = try Scratch()
    let path = "\(scratch.path)/film.\(container.rawValue)"
    try OutputFile.write(
      FilmColors.file(VideoFilm(container, drawnBy: try FilmColors.drawer())), to: path)
    let packets = try run(
      "ffprobe", ["-show_entries", "packet=pts_time", "-of", "csv=p=0", path], in: scratch)
    let times = String(decoding: packets, as: UTF8.self).split(whereSeparator: \.isNewline)
      .compactMap { Double($0.prefix { $0 != "," }) }.map { Int(($0 * 1000).rounded()) }
    // The last picture comes once more, so that the film ends at the right time.
    let end = (FilmColors.times.last ?? 0) + FilmColors.rest
    #expect(times == FilmColors.times + [end - MatroskaStream.nominalDuration])
    let length = try run(
      "ffprobe", ["-show_entries", "format=duration", "-of", "csv=p=0", path], in: scratch)
    let text = String(decoding: length, as: UTF8.self).trimmingCharacters(
      in: .whitespacesAndNewlines)
    #expect(Int(((Double(text) ?? 0) * 1000).rounded()) == end)
    let colors = try colors(path, in: scratch)
    try #require(colors.count == FilmColors.colors.count + 1)
    for (shown, drawn) in zip(colors, FilmColors.colors) {
      #expect(
        FilmColors.distance(shown, drawn) <= 4,
        "\(String(shown, radix: 16)), not \(String(drawn, radix: 16))")
    }
    let tags = try run(
      "ffprobe",
      [
        "-show_entries", "stream=color_range,color_space,color_transfer,color_primaries", "-of",
        "default=nk=1:nw=1", path,
      ], in: scratch)
    #expect(
      String(decoding: tags, as: UTF8.self).split(whereSeparator: \.isNewline)
        == ["tv", "bt709", "bt709", "bt709"])
  }

  @Test("a YUV4MPEG2 stream has its frames in their colours, as ffmpeg reads them")
  func y4m() throws {
    let scratch = try Scratch()
    let path = "\(scratch.path)/film.y4m"
    var bytes: [UInt8] = []
    let frames = FilmColors.colors.enumerated().map { index, color in
      FilmFrame(time: index * 40, keys: [], list: FilmColors.list(color))
    }
    try Y4MStream.write(frames, every: 40, by: FilmColors.drawer()) { bytes += $0 }
    try OutputFile.write(bytes, to: path)
    let colors = try colors(path, in: scratch)
    try #require(colors.count == FilmColors.colors.count)
    for (shown, drawn) in zip(colors, FilmColors.colors) {
      #expect(
        FilmColors.distance(shown, drawn) <= 2,
        "\(String(shown, radix: 16)), not \(String(drawn, radix: 16))")
    }
    let facts = try run(
      "ffprobe",
      [
        "-show_entries", "stream=width,height,r_frame_rate,color_range", "-of",
        "default=nk=1:nw=1", path,
      ], in: scratch)
    #expect(
      String(decoding: facts, as: UTF8.self).split(whereSeparator: \.isNewline)
        == ["64", "48", "tv", "25/1"])
  }

  @Test("a film with odd sides becomes a video", arguments: VideoContainer.allCases)
  func odd(_ container: VideoContainer) throws {
    let scratch = try Scratch()
    let drawer = try FrameDrawer(
      size: FilmColors.size, scale: 1, crop: CGRect(x: 0, y: 0, width: 33, height: 21),
      by: .forTests())
    let path = "\(scratch.path)/film.\(container.rawValue)"
    try OutputFile.write(FilmColors.file(VideoFilm(container, drawnBy: drawer)), to: path)
    let size = try run(
      "ffprobe", ["-show_entries", "stream=width,height", "-of", "csv=p=0", path], in: scratch)
    let text = String(decoding: size, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(text == (container == .mp4 ? "34,22" : "33,21"))
  }
}
