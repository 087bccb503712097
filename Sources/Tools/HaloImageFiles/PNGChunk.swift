import CHaloZlib
import Foundation

/// A chunk of a PNG file (W3C, Portable Network Graphics, 3rd edition).
package struct PNGChunk {
  /// The type, four letters.
  package var type: String
  /// The data; for a chunk that was read, a slice with the file's indices.
  package var data: ArraySlice<UInt8>
  /// The checksum that follows the data.
  package var checksum: UInt32

  /// The bytes that every PNG file begins with.
  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The number of bytes before the data (length and type) and behind it (checksum).
  private static let (before, behind) = (8, 4)

  /// Returns the chunks of a file in its order, up to the first that is not well-formed.
  ///
  /// Takes O(n) in the number of chunks and does not compare checksums. The result is empty if the
  /// file is not a PNG.
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

  /// The range of the whole chunk in the file that it was read from.
  package var place: Range<Int> {
    (data.startIndex - Self.before)..<(data.endIndex + Self.behind)
  }

  /// Whether the checksum matches type and data.
  package var isSound: Bool { checksum == Self.checksum(of: Array(type.utf8) + data) }

  /// Appends a chunk with its length and checksum to a file that is being made.
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
