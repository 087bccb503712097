import CHaloZlib
import Foundation

/// Makes PNG files of other programs smaller without changing their pixels.
package enum PNGTightening {
  /// Returns the same file with its pixels compressed as hard as zlib can.
  ///
  /// - Parameter file: a whole PNG file.
  /// - Returns: nil if the result is no smaller, or the file is interlaced, animated or broken.
  package static func tightened(_ file: [UInt8]) -> [UInt8]? {
    guard let png = try? PNGFile(file, path: ""), png.format[4] == 0, !png.isAnimated else {
      return nil
    }
    let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][png.format[1]] ?? 4
    let row = 1 + (png.width * channels * Int(png.format[0]) + 7) / 8
    let packed = png.chunks.filter { $0.type == "IDAT" }.flatMap { Array($0.data) }
    var raw = [UInt8](repeating: 0, count: row * png.height)
    var length = uLong(raw.count)
    guard uncompress(&raw, &length, packed, uLong(packed.count)) == Z_OK,
      Int(length) == raw.count, let data = compressed(raw), data.count < packed.count
    else { return nil }
    var bytes = PNGChunk.signature
    var isDone = false
    for chunk in png.chunks {
      if chunk.type != "IDAT" {
        PNGChunk.append(chunk.type, Array(chunk.data), to: &bytes)
      } else if !isDone {
        PNGChunk.append("IDAT", data, to: &bytes)
        isDone = true
      }
    }
    return bytes
  }

  /// Compresses rows with zlib's strategy for filtered data, as the rows of a PNG file are
  /// differences.
  private static func compressed(_ raw: [UInt8]) -> [UInt8]? {
    var raw = raw
    var stream = z_stream()
    guard
      deflateInit2_(
        &stream, 9, Z_DEFLATED, 15, 9, Z_FILTERED, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
    defer { deflateEnd(&stream) }
    var result = [UInt8](repeating: 0, count: Int(deflateBound(&stream, uLong(raw.count))))
    let count = raw.count
    let isWhole = raw.withUnsafeMutableBufferPointer { raw in
      result.withUnsafeMutableBufferPointer { result in
        stream.next_in = raw.baseAddress
        stream.avail_in = uInt(count)
        stream.next_out = result.baseAddress
        stream.avail_out = uInt(result.count)
        return deflate(&stream, Z_FINISH) == Z_STREAM_END
      }
    }
    guard isWhole else { return nil }
    result.removeLast(result.count - Int(stream.total_out))
    return result
  }
}
