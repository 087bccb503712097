import CHaloZlib
import Foundation

/// A part of a PNG file (W3C, Portable Network Graphics, 3rd edition).
package struct PNGChunk {
  /// Four letters.
  package var type: String
  /// Of a chunk that was read, a part of the file, with the file's indices.
  package var data: ArraySlice<UInt8>
  /// The checksum that stands behind the data.
  package var checksum: UInt32

  /// What every PNG file begins with.
  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Bytes around the data: its length and the type before it, the checksum behind it.
  private static let (before, behind) = (8, 4)

  /// Those of a file, in its order, as far as it is well-formed; no checksum is looked at.
  ///
  /// O(n) in their number; empty for what is no PNG file.
  package static func all(in file: [UInt8]) -> [PNGChunk] {
    guard file.starts(with: signature) else { return [] }
    var chunks: [PNGChunk] = []
    var place = signature.count
    while place + before + behind <= file.count {
      let length = Int(number(file[place..<(place + 4)]))
      let start = place + before
      guard start + length + behind <= file.count else { break }
      chunks.append(
        PNGChunk(
          type: String(decoding: file[(place + 4)..<start], as: UTF8.self),
          data: file[start..<(start + length)],
          checksum: number(file[(start + length)..<(start + length + behind)])))
      place = start + length + behind
    }
    return chunks
  }

  /// Of a chunk that was read: where all of it is in the file.
  package var place: Range<Int> {
    (data.startIndex - Self.before)..<(data.endIndex + Self.behind)
  }

  /// Whether the checksum is that of type and data.
  package var isSound: Bool { checksum == Self.checksum(of: Array(type.utf8) + data) }

  /// Adds a chunk with its length and its checksum to a file in the making.
  package static func append(_ type: String, _ data: [UInt8], to bytes: inout [UInt8]) {
    let body = Array(type.utf8) + data
    bytes += UInt32(data.count).bytes + body + checksum(of: body).bytes
  }

  private static func checksum(of body: [UInt8]) -> UInt32 {
    UInt32(truncatingIfNeeded: crc32(0, body, uInt(body.count)))
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
