import Foundation
import HaloCairoRenderer
import HaloImageFiles

/// A folder with the frames of a film as PNG files such as `frame-0012-00480ms.png`.
package struct FrameFolder {
  /// The path of the folder, which need not exist yet.
  package let path: String

  /// Creates a value for the folder at this path; writing frames creates the folder.
  package init(path: String) { self.path = path }

  /// Returns the file name of a frame with a number from 0 and a time in milliseconds.
  package static func name(number: Int, time: Int) -> String {
    "frame-\(padded(number, 4))-\(padded(time, 5))ms.png"
  }

  private static func padded(_ number: Int, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  /// Creates the folder if necessary, and replaces the frames of an earlier film by these.
  ///
  /// - Parameters:
  ///   - frames: the frames in order.
  ///   - drawer: draws the frames.
  ///   - check: called before each frame; an error that it throws ends the film.
  /// - Throws: `RenderError` and the errors of `check`. The earlier film is still there then and
  ///   nothing of this one, unless files cannot be removed from the folder or moved into it.
  @MainActor
  package func write(
    _ frames: [FilmFrame], by drawer: FrameDrawer, check: () throws -> Void = {}
  ) throws {
    let isNew = !FileManager.default.fileExists(atPath: path)
    try OutputFolder.make(at: path)
    do {
      try replaceFrames(frames, by: drawer, check)
    } catch {
      if isNew { rmdir(path) }
      throw error
    }
  }

  @MainActor
  private func replaceFrames(
    _ frames: [FilmFrame], by drawer: FrameDrawer, _ check: () throws -> Void
  ) throws {
    // All frames are written before any frame of the earlier film is removed.
    let stage = OutputFile.unusedPath(in: path + "/")
    guard mkdir(stage, 0o777) == 0 else { throw failure }
    defer { try? FileManager.default.removeItem(atPath: stage) }
    let names = frames.enumerated().map { Self.name(number: $0, time: $1.time) }
    for (name, frame) in zip(names, frames) {
      try check()
      do {
        try drawer.draw(frame.list).writePNG(to: "\(stage)/\(name)")
      } catch RenderError.write(_, let reason) {
        throw RenderError.write(path: "\(path)/\(name)", reason: reason)
      }
    }
    let earlier = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for name in earlier where Self.isFrame(name) {
      guard unlink("\(path)/\(name)") == 0 else { throw failure }
    }
    for name in names {
      guard rename("\(stage)/\(name)", "\(path)/\(name)") == 0 else { throw failure }
    }
  }

  /// The last error of the operating system.
  private var failure: RenderError { .write(path: path, reason: SystemError.last.description) }

  /// Returns whether a file has the name of a frame.
  static func isFrame(_ name: String) -> Bool {
    name.wholeMatch(of: /frame-[0-9]{4,}-[0-9]{5,}ms\.png/) != nil
  }
}
