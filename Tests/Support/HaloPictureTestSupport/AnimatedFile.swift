import CHaloZlib
import HaloCairoRenderer
import HaloImageFiles

/// An animated PNG built by hand, valid or invalid.
package struct AnimatedFile {
  package struct Frame {
    var picture: PixelSurface
    var width, height: Int
    package var x: Int
    package var y: Int
    var delay: (Int, Int)
    package var disposal: UInt8
    package var blending: UInt8
    package var hasPixels = true
    package var isPixelsCut = false

    package init(
      _ picture: PixelSurface, x: Int = 0, y: Int = 0, delay: (Int, Int) = (40, 1000),
      disposal: UInt8 = 0, blending: UInt8 = 0
    ) {
      self.picture = picture
      (width, height) = (picture.width, picture.height)
      (self.x, self.y, self.delay) = (x, y, delay)
      (self.disposal, self.blending) = (disposal, blending)
    }
  }

  package var frames: [Frame]
  /// The picture for viewers without animation; nil: the first frame.
  package var hidden: PixelSurface?
  /// The number of frames that the file states; nil: the true number.
  package var announced: Int?
  /// Whether a sequence number is left out after the first frame.
  package var skipsNumber = false

  package init(_ frames: [Frame]) { self.frames = frames }

  package var bytes: [UInt8] {
    get throws {
      var bytes = PNGChunk.signature
      var number = 0
      func next() -> [UInt8] {
        defer { number += 1 }
        return Self.bytes(number, 4)
      }
      let first = hidden ?? frames[0].picture
      // The colour type is red, green, blue and alpha, with 8 bits each.
      PNGChunk.append(
        "IHDR", Self.bytes(first.width, 4) + Self.bytes(first.height, 4) + [8, 6, 0, 0, 0],
        to: &bytes)
      PNGChunk.append(
        "acTL", Self.bytes(announced ?? frames.count, 4) + Self.bytes(0, 4), to: &bytes)
      if hidden != nil { PNGChunk.append("IDAT", Self.pixels(first), to: &bytes) }
      for (index, frame) in frames.enumerated() {
        if index == 1, skipsNumber { number += 1 }
        var control = next()
        for value in [frame.width, frame.height, frame.x, frame.y] {
          control += Self.bytes(value, 4)
        }
        control += Self.bytes(frame.delay.0, 2) + Self.bytes(frame.delay.1, 2)
        PNGChunk.append("fcTL", control + [frame.disposal, frame.blending], to: &bytes)
        guard frame.hasPixels else { continue }
        var data = Self.pixels(frame.picture)
        if frame.isPixelsCut { data.removeLast(data.count / 2) }
        if index == 0, hidden == nil {
          PNGChunk.append("IDAT", data, to: &bytes)
        } else {
          PNGChunk.append("fdAT", next() + data, to: &bytes)
        }
      }
      PNGChunk.append("IEND", [], to: &bytes)
      return bytes
    }
  }

  /// The compressed pixels of a picture, without row filters and with colours that are not
  /// premultiplied.
  private static func pixels(_ picture: PixelSurface) -> [UInt8] {
    var raw: [UInt8] = []
    for y in 0..<picture.height {
      raw.append(0)
      for x in 0..<picture.width {
        let pixel = picture.pixel(x: x, y: y) ?? 0
        let alpha = pixel >> 24
        for shift in [16, 8, 0] as [UInt32] {
          let value = (pixel >> shift) & 0xFF
          raw.append(UInt8(alpha == 0 ? 0 : min(255, (value * 255 + alpha / 2) / alpha)))
        }
        raw.append(UInt8(alpha))
      }
    }
    var length = compressBound(uLong(raw.count))
    var result = [UInt8](repeating: 0, count: Int(length))
    _ = compress2(&result, &length, raw, uLong(raw.count), 6)
    return Array(result.prefix(Int(length)))
  }

  private static func bytes(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
