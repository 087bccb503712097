import Foundation
import HaloCairoRenderer
import HaloGoldenTesting
import Testing

@testable import HaloFilming

/// Encoders that are missing or fail.
@MainActor
struct VideoErrorTests {
  /// The error of a film that a program encodes.
  private func error(_ program: String) throws -> VideoError? {
    do {
      let film = try VideoFilm(.webm, drawnBy: FilmColors.drawer(), program: program)
      _ = try FilmColors.file(film)
      return nil
    } catch let error as VideoError {
      return error
    }
  }

  @Test("an encoder that is not installed is reported in one line")
  func missing() throws {
    let error = try error("no-such-encoder")
    #expect(error == .missing)
    #expect(error?.description.contains("need ffmpeg") == true)
    #expect(error?.description.contains("\n") == false)
  }

  @Test("an encoder that reads everything and fails is quoted in one line")
  func failing() throws {
    let scratch = try Scratch()
    let path = "\(scratch.path)/encoder"
    try """
    #!/bin/sh
    cat >/dev/null
    echo "[libx264 @ 0x55d] Unknown encoder 'libx264'" >&2
    echo "Conversion failed!" >&2
    exit 1
    """.write(toFile: path, atomically: true, encoding: .utf8)
    chmod(path, 0o755)
    #expect(try error(path) == .failed("Unknown encoder 'libx264'"))
  }

  @Test("an encoder that ends before it has read everything makes an error, and no signal")
  func early() throws {
    #expect(try error("false") == .failed("it ended without a message"))
  }

  @Test("an encoder that succeeds without reading makes no film")
  func silent() throws {
    // The first frames wait in the socket, and the program may end before the last ones are sent.
    let error = try error("true")
    #expect(error == .failed("it ended without a message") || error == .failed("it made no file"))
  }

  @Test("the program is found in the folders of PATH only")
  func search() throws {
    let scratch = try Scratch()
    #expect(!VideoContainer.isAvailable(in: [:]))
    #expect(!VideoContainer.isAvailable(in: ["PATH": scratch.path]))
    let path = "\(scratch.path)/ffmpeg"
    try "".write(toFile: path, atomically: true, encoding: .utf8)
    #expect(!VideoContainer.isAvailable(in: ["PATH": scratch.path]))
    chmod(path, 0o755)
    #expect(VideoContainer.isAvailable(in: ["PATH": "/nowhere:\(scratch.path)"]))
  }
}
