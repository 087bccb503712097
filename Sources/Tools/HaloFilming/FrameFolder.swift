import Foundation
import HaloCairoRenderer
import HaloImageFiles

/// A folder that holds a film, a PNG file a frame: `frame-0012-00480ms.png`.
package struct FrameFolder {
  /// Where the folder is; it need not exist yet.
  package let path: String

  /// A folder at this path, which is made when frames are written.
  package init(path: String) { self.path = path }

  /// The file name of a frame by its number from 0 and its time in milliseconds.
  package static func name(number: Int, time: Int) -> String {
    "frame-\(padded(number, 4))-\(padded(time, 5))ms.png"
  }

  private static func padded(_ number: Int, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  /// Makes the folder, and puts these frames in the place of those of an earlier film.
  ///
  /// - Parameters:
  ///   - frames: in their order.
  ///   - drawer: makes their pixels.
  ///   - check: asked before each frame; what it throws ends the film.
  /// - Throws: `RenderError`, and what `check` throws; the earlier film is still there then, and
  ///   nothing of this one, unless files cannot be taken out of the folder or moved into it.
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
    // All frames are there before one of the earlier film goes.
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

  /// As the system tells it.
  private var failure: RenderError { .write(path: path, reason: SystemError.last.description) }

  /// Whether a file is named as a frame.
  static func isFrame(_ name: String) -> Bool {
    name.wholeMatch(of: /frame-[0-9]{4,}-[0-9]{5,}ms\.png/) != nil
  }
}
