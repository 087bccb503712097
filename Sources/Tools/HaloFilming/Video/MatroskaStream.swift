import Foundation

/// Pictures and their times as a stream that an encoder reads from a pipe: Matroska with pixels that
/// are not compressed (RFC 9559).
///
/// Unlike a YUV4MPEG2 stream it has a time for each frame, in milliseconds.
enum MatroskaStream {
  /// The frame rate that the stream states, as the duration of one frame in milliseconds.
  ///
  /// The times of the frames do not depend on it, but encoders take it for the duration of the last
  /// frame.
  static let nominalDuration = 20

  /// Returns what comes before the first frame; width and height are in pixels.
  static func header(width: Int, height: Int) -> [UInt8] {
    let format =
      element(0x4282, Array("matroska".utf8)) + element(0x4287, 4) + element(0x4285, 2)
      + element(0x42F7, 1) + element(0x42F2, 4) + element(0x42F3, 8)
    // Times count milliseconds, which are 1,000,000 ns.
    let info =
      element(0x2AD7B1, 1_000_000) + element(0x4D80, Array("Halo".utf8))
      + element(0x5741, Array("Halo".utf8))
    // Matrix, transfer and primaries of BT.709 (1), limited range (1), and chroma at the left column
    // (1) between two rows (2).
    let color =
      element(0x55B1, 1) + element(0x55B7, 1) + element(0x55B8, 2) + element(0x55B9, 1)
      + element(0x55BA, 1) + element(0x55BB, 1)
    let video =
      element(0xB0, width) + element(0xBA, height) + element(0x2EB524, Array("I420".utf8))
      + element(0x55B0, color)
    let track =
      element(0xD7, 1) + element(0x73C5, 1) + element(0x83, 1)
      + element(0x23E383, nominalDuration * 1_000_000)
      + element(0x86, Array("V_UNCOMPRESSED".utf8)) + element(0xE0, video)
    // The segment has an unknown size: it ends with the stream.
    return element(0x1A45_DFA3, format) + identifier(0x1853_8067) + [0x01]
      + [UInt8](repeating: 0xFF, count: 7) + element(0x1549_A966, info)
      + element(0x1654_AE6B, element(0xAE, track))
  }

  /// Returns a frame with its time in milliseconds.
  static func frame(_ picture: YCbCrPicture, at time: Int) -> [UInt8] {
    // A cluster of one block: track 1, 0 ms after the cluster's time, a key frame.
    element(0x1F43_B675, element(0xE7, time) + element(0xA3, [0x81, 0, 0, 0x80] + picture.bytes))
  }

  private static func element(_ name: Int, _ value: Int) -> [UInt8] {
    element(name, withUnsafeBytes(of: UInt64(value).bigEndian) { Array($0) })
  }

  private static func element(_ name: Int, _ content: [UInt8]) -> [UInt8] {
    // Sizes have eight bytes, of which the first marks that number.
    let size = withUnsafeBytes(of: (UInt64(content.count) | 1 << 56).bigEndian) { Array($0) }
    return identifier(name) + size + content
  }

  private static func identifier(_ name: Int) -> [UInt8] {
    withUnsafeBytes(of: UInt32(name).bigEndian) { Array($0.drop { $0 == 0 }) }
  }
}
