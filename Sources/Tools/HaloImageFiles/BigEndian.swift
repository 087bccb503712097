import Foundation

extension FixedWidthInteger {
  /// The bytes of the number, the most significant first.
  var bytes: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }
}

extension Array where Element == UInt8 {
  /// Returns the 32-bit number in the four bytes from `index`, the most significant first.
  func bigEndian(at index: Int) -> UInt32 {
    self[index..<(index + 4)].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
