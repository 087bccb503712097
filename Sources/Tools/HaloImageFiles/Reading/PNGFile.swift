import Foundation
import HaloCairoRenderer
import HaloDisplayList

/// A PNG file, still or animated, that is complete and undamaged.
struct PNGFile {
  /// The size in pixels.
  let width, height: Int
  /// All chunks from `IHDR` to the first `IEND`.
  let chunks: [PNGChunk]
  /// The pixel format from the header: the bytes that follow width and height.
  let format: [UInt8]

  /// Reads a file and checks its header, its end, its checksums and its size.
  ///
  /// - Throws: ``ImageFileError``.
  init(_ bytes: [UInt8], path: String) throws(ImageFileError) {
    func broken(_ reason: String) -> ImageFileError {
      ImageFileError(path: path, reason: "a broken PNG: \(reason)")
    }
    guard bytes.starts(with: PNGChunk.signature) else {
      throw ImageFileError(path: path, reason: "not a PNG picture")
    }
    let all = PNGChunk.all(in: bytes)
    guard let header = all.first, header.type == "IHDR", header.data.count == 13 else {
      throw broken("it has no header")
    }
    guard let end = all.firstIndex(where: { $0.type == "IEND" }) else {
      throw broken("its end is missing")
    }
    chunks = Array(all[...end])
    for chunk in chunks where Self.decidesPixels(chunk.type) && !chunk.isSound {
      throw broken("the checksum of \(chunk.type) is wrong")
    }
    guard chunks.contains(where: { $0.type == "IDAT" }) else { throw broken("it has no pixels") }
    let data = Array(header.data)
    (width, height) = (Int(data.bigEndian(at: 0)), Int(data.bigEndian(at: 4)))
    format = Array(data[8...])
    guard width > 0, height > 0 else { throw broken("its size is \(width) × \(height) pixels") }
    guard width <= Bitmap.maximumPixels / height, max(width, height) <= 32_767 else {
      throw ImageFileError(path: path, reason: "\(width) × \(height) pixels are too many")
    }
  }

  /// Whether the file declares an animation.
  var isAnimated: Bool { chunks.contains { $0.type == "acTL" } }

  /// Returns a PNG file with a part of the pixels, compressed in `data`.
  func part(width: Int, height: Int, data: [ArraySlice<UInt8>]) -> [UInt8] {
    var bytes = PNGChunk.signature
    PNGChunk.append(
      "IHDR", UInt32(width).bytes + UInt32(height).bytes + format, to: &bytes)
    for chunk in chunks where chunk.type == "PLTE" || chunk.type == "tRNS" {
      PNGChunk.append(chunk.type, Array(chunk.data), to: &bytes)
    }
    for part in data { PNGChunk.append("IDAT", Array(part), to: &bytes) }
    PNGChunk.append("IEND", [], to: &bytes)
    return bytes
  }

  /// Returns whether a chunk of this type decides how the picture looks.
  ///
  /// The types that every decoder must understand begin with a capital letter; those of an
  /// animation and of transparency do not.
  private static func decidesPixels(_ type: String) -> Bool {
    type.first?.isUppercase == true || ["acTL", "fcTL", "fdAT", "tRNS"].contains(type)
  }
}
