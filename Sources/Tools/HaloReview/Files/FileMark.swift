import CHaloZlib
import Foundation

/// A short text that shows whether a file is still the one that was reviewed.
enum FileMark {
  /// Returns the mark of a file's bytes: their checksum and number.
  static func of(_ bytes: [UInt8]) -> String {
    "\(String(sum(bytes), radix: 16))-\(bytes.count)"
  }

  /// Returns the mark of several marks in their order.
  static func of(_ marks: [String]) -> String { of(Array(marks.joined(separator: "\n").utf8)) }

  private static func sum(_ bytes: [UInt8]) -> UInt {
    bytes.withUnsafeBufferPointer { bytes in
      UInt(crc32_z(0, bytes.baseAddress, bytes.count))
    }
  }
}
