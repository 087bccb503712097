import Foundation
import HaloCairoRenderer

/// Goes through the frames of a picture file, each composed as a viewer shows it.
///
/// One canvas is kept, so a film of any length takes the memory of one picture.
package final class FilmReader {
  /// What a frame has brought.
  package struct Frame {
    /// Millionths of a second since the beginning.
    package var start: Int
    /// Millionths of a second; 0 for a still picture.
    package var duration: Int
    /// Where the canvas has changed.
    package var place: PixelRect
    /// A PNG file with the new pixels of ``place``.
    package var png: [UInt8]
  }

  package let width, height: Int
  /// At least one.
  package let count: Int
  /// Millionths of a second; 0 for a still picture.
  package let duration: Int
  /// What is seen of the latest frame; its pixels change with the next one.
  package private(set) var canvas: PixelSurface

  private let path: String
  private let list: FrameList
  private var index = 0
  private var time = 0
  /// What is to be taken away before the next frame, and what was there before; nil: nothing was.
  private var disposal: (place: PixelRect, before: PixelSurface?)?

  /// - Throws: ``ImageFileError`` or `RenderError`.
  package init(_ bytes: [UInt8], path: String) throws {
    self.path = path
    list = try FrameList(bytes, path: path)
    (width, height, count) = (list.file.width, list.file.height, list.frames.count)
    duration = list.frames.reduce(0) { $0 + $1.duration }
    canvas = try PixelSurface(width: width, height: height, format: .argb32)
  }

  /// Millionths of a second at which the next frame comes; nil behind the last.
  package var nextStart: Int? { index < count ? time : nil }

  /// Composes the next frame; nil behind the last.
  ///
  /// - Throws: ``ImageFileError`` or `RenderError`.
  package func next() throws -> Frame? {
    guard index < count else { return nil }
    let control = list.frames[index]
    let file = list.file.part(
      width: control.place.width, height: control.place.height, data: control.data)
    let part: PixelSurface
    do {
      part = try PixelSurface.readPNG(file, from: path)
    } catch RenderError.read {
      throw ImageFileError(
        path: path,
        reason: count == 1
          ? "a broken PNG: its pixels cannot be read"
          : "a broken animated PNG: the pixels of frame \(index + 1) cannot be read")
    }
    var changed = control.place
    let isPlain = disposal == nil && control.blending == .source
    if let (place, before) = disposal {
      canvas.replace(place, with: before)
      changed = changed.union(place)
    }
    disposal = nil
    if control.disposal != .none {
      // Before the first frame there is nothing to come back to.
      let isKept = control.disposal == .previous && index > 0
      disposal = (control.place, isKept ? try canvas.part(control.place) : nil)
    }
    switch control.blending {
    case .source: canvas.put(part, atX: control.place.x, y: control.place.y)
    case .over: canvas.blend(part, atX: control.place.x, y: control.place.y)
    }
    defer {
      index += 1
      time += control.duration
    }
    return Frame(
      start: time, duration: control.duration, place: changed,
      png: isPlain ? file : try canvas.part(changed).png())
  }
}
