import Foundation
import HaloCairoRenderer

/// Reads the frames of a picture file one after the other, each composed as a viewer shows it.
///
/// The reader keeps one canvas, so a film of any length takes the memory of one picture.
package final class FilmReader {
  /// One frame of the film.
  package struct Frame {
    /// The start since the beginning of the film, in microseconds.
    package var start: Int
    /// The duration in microseconds; 0 for a still picture.
    package var duration: Int
    /// The part of the canvas that the frame changes, in pixels.
    package var place: PixelRect
    /// A PNG file with the new pixels of ``place``.
    package var png: [UInt8]
  }

  package let width, height: Int
  /// The number of frames, at least 1.
  package let count: Int
  /// The duration of the film in microseconds; 0 for a still picture.
  package let duration: Int
  /// The picture up to the latest frame; the next frame changes its pixels.
  package private(set) var canvas: PixelSurface

  private let path: String
  private let list: FrameList
  private var index = 0
  private var time = 0
  /// The part to restore before the next frame, with its former pixels (nil to clear it); nil for
  /// no part.
  private var disposal: (place: PixelRect, before: PixelSurface?)?

  /// Reads the list of frames; decodes no pixels yet.
  ///
  /// - Throws: ``ImageFileError`` or `RenderError`.
  package init(_ bytes: [UInt8], path: String) throws {
    self.path = path
    list = try FrameList(bytes, path: path)
    (width, height, count) = (list.file.width, list.file.height, list.frames.count)
    duration = list.frames.reduce(0) { $0 + $1.duration }
    canvas = try PixelSurface(width: width, height: height, format: .argb32)
  }

  /// The start of the next frame in microseconds; nil after the last one.
  package var nextStart: Int? { index < count ? time : nil }

  /// Composes the next frame; returns nil after the last one.
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
      // The first frame has no former pixels to restore, so its place is cleared.
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
