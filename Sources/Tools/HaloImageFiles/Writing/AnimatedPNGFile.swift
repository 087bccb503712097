import Foundation
import HaloCairoRenderer

/// An animated PNG file that is being made (W3C, Portable Network Graphics, 3rd edition).
///
/// Each frame takes over the compressed data of a still PNG.
struct AnimatedPNGFile {
  private struct Frame {
    var place: PixelRect
    var milliseconds: Int
    /// The data of the `IDAT` chunks of a file with this part alone.
    var data: [ArraySlice<UInt8>]
  }

  private let width: Int
  private let height: Int
  /// The pixel format: the bytes that follow width and height in the chunk `IHDR`.
  private var format: ArraySlice<UInt8> = []
  private var frames: [Frame] = []
  /// Whether to save time rather than bytes.
  private let isQuick: Bool

  init(width: Int, height: Int, isQuick: Bool = false) {
    self.width = width
    self.height = height
    self.isQuick = isQuick
  }

  /// Appends a frame.
  ///
  /// - Parameters:
  ///   - picture: replaces the pixels at `place`; the first picture is as large as the film.
  ///   - place: the upper left corner, in pixels.
  ///   - milliseconds: the duration, at most 65,535.
  /// - Throws: `RenderError`.
  mutating func append(_ picture: PixelSurface, at place: (x: Int, y: Int), milliseconds: Int)
    throws
  {
    let data: [ArraySlice<UInt8>]
    if isQuick {
      guard let pixels = PNGPixels.compressed(picture) else { throw RenderError.outOfMemory }
      format = PNGPixels.format[...]
      data = [pixels[...]]
    } else {
      let chunks = PNGChunk.all(in: try picture.png())
      if frames.isEmpty, let header = chunks.first(where: { $0.type == "IHDR" }) {
        format = header.data.dropFirst(8)
      }
      data = chunks.filter { $0.type == "IDAT" }.map(\.data)
    }
    frames.append(
      Frame(
        place: PixelRect(x: place.x, y: place.y, width: picture.width, height: picture.height),
        milliseconds: min(milliseconds, Int(UInt16.max)),
        data: data))
  }

  /// The whole file, which repeats for ever.
  var bytes: [UInt8] {
    var bytes: [UInt8] = PNGChunk.signature
    PNGChunk.append("IHDR", UInt32(width).bytes + UInt32(height).bytes + format, to: &bytes)
    PNGChunk.append("acTL", UInt32(frames.count).bytes + UInt32(0).bytes, to: &bytes)
    // The sequence number of the next animation chunk.
    var number: UInt32 = 0
    func next() -> [UInt8] {
      defer { number += 1 }
      return number.bytes
    }
    for (index, frame) in frames.enumerated() {
      let place = [frame.place.width, frame.place.height, frame.place.x, frame.place.y]
      // The delay in 1/1000 s, no disposal afterwards, and pixels that replace those of the canvas.
      let control =
        next() + place.flatMap { UInt32($0).bytes } + UInt16(frame.milliseconds).bytes
        + UInt16(1000).bytes + [0, 0]
      PNGChunk.append("fcTL", control, to: &bytes)
      for data in frame.data {
        // Viewers without animation show the first frame.
        if index == 0 {
          PNGChunk.append("IDAT", Array(data), to: &bytes)
        } else {
          PNGChunk.append("fdAT", next() + data, to: &bytes)
        }
      }
    }
    PNGChunk.append("IEND", [], to: &bytes)
    return bytes
  }
}
