import CairoRenderer
import Foundation

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

  /// Makes the folder, takes out the frames of an earlier film and writes these.
  ///
  /// - Throws: `RenderError`.
  @MainActor
  package func write(_ frames: [FilmFrame], by drawer: FrameDrawer) throws {
    let files = FileManager.default
    errno = 0
    do {
      try files.createDirectory(atPath: path, withIntermediateDirectories: true)
      for name in try files.contentsOfDirectory(atPath: path) where Self.isFrame(name) {
        try files.removeItem(atPath: "\(path)/\(name)")
      }
    } catch {
      // Where a file is in the way, Foundation says so without a system call that would fail.
      let code = errno == 0 ? ENOTDIR : errno
      throw RenderError.write(path: path, reason: String(cString: strerror(code)))
    }
    for (number, frame) in frames.enumerated() {
      let name = Self.name(number: number, time: frame.time)
      try drawer.draw(frame.list).writePNG(to: "\(path)/\(name)")
    }
  }

  /// Whether a file is named as a frame.
  static func isFrame(_ name: String) -> Bool {
    name.wholeMatch(of: /frame-[0-9]{4,}-[0-9]{5,}ms\.png/) != nil
  }
}
