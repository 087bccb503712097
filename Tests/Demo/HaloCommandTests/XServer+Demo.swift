import Foundation
import HaloGoldenTesting
import HaloXServerTestSupport
import Testing

extension XServer {
  /// Starts the demo with its first scene, waits until that is drawn, and gives its window the
  /// keyboard.
  ///
  /// - Parameters:
  ///   - scratch: The folder in which the demo runs.
  ///   - reader: The reader that finds its window.
  ///   - errors: The file that receives its errors.
  /// - Returns: The program, and the server's id of its window.
  /// - Throws: An error if there is no program to start, or no window.
  func startDemo(
    in scratch: Scratch, seenBy reader: WindowReader, errors: FileHandle? = nil
  ) throws -> (program: Process, window: UInt) {
    let demo = try keep(
      program: HaloProgram.path, ["demo", "--size", "960x600"], folder: scratch.path,
      errors: errors)
    var window: UInt?
    #expect(
      wait {
        window = reader.window(titled: "Photos — Halo")
        return window.flatMap { reader.picture(of: $0) }?.pixel(x: 900, y: 20) == 0xFFF5_F5F7
      })
    let shown = try #require(window)
    try run(.xdotool, "windowfocus", "--sync", String(shown))
    return (demo, shown)
  }
}
