import Foundation
import HaloCairoRenderer

/// The bytes of an animated PNG while they are made (W3C, Portable Network Graphics, 3rd edition).
///
/// The pictures are those of PNG files, of which each frame takes the data over.
struct AnimatedPNGFile {
  private struct Frame {
    var place: PixelRect
    var milliseconds: Int
    /// Of the chunks `IDAT` of a file with this part alone.
    var data: [ArraySlice<UInt8>]
  }

  private let width: Int
  private let height: Int
  /// What the first picture's file says of its pixels: the chunk `IHDR` behind width and height.
  private var format: ArraySlice<UInt8> = []
  private var frames: [Frame] = []
  /// Whether it is made in little time rather than small.
  private let isQuick: Bool

  init(width: Int, height: Int, isQuick: Bool = false) {
    self.width = width
    self.height = height
    self.isQuick = isQuick
  }

  /// - Parameters:
  ///   - picture: drawn over what is there; the first one is as large as the film.
  ///   - place: where its corner is.
  ///   - milliseconds: until the next one, at most 65,535.
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

  /// All of the file, which plays for ever.
  var bytes: [UInt8] {
    var bytes: [UInt8] = PNGChunk.signature
    PNGChunk.append("IHDR", UInt32(width).bytes + UInt32(height).bytes + format, to: &bytes)
    PNGChunk.append("acTL", UInt32(frames.count).bytes + UInt32(0).bytes, to: &bytes)
    // Of all chunks that belong to the animation.
    var number: UInt32 = 0
    func next() -> [UInt8] {
      defer { number += 1 }
      return number.bytes
    }
    for (index, frame) in frames.enumerated() {
      let place = [frame.place.width, frame.place.height, frame.place.x, frame.place.y]
      // The delay in 1/1000 s; nothing is taken away afterwards, and pixels replace what is there.
      let control =
        next() + place.flatMap { UInt32($0).bytes } + UInt16(frame.milliseconds).bytes
        + UInt16(1000).bytes + [0, 0]
      PNGChunk.append("fcTL", control, to: &bytes)
      for data in frame.data {
        // The first frame is what a viewer without animation shows.
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
