import Foundation

/// The settings that the desktop's settings manager publishes for X clients in a property
/// (XSETTINGS 0.5).
struct XSettings: Equatable {
  enum Value: Equatable {
    case integer(Int32)
    case string(String)
  }

  /// The values by name, without colours.
  private(set) var values: [String: Value] = [:]

  /// Decodes settings; nil for bytes that are not entirely valid, since no entry can be found after
  /// a broken one.
  init?(bytes: [UInt8]) {
    guard let order = bytes.first, order <= 1 else { return nil }
    var reader = Reader(bytes: bytes, isBigEndian: order == 1)
    // Skips the byte order, padding, and a serial number.
    guard reader.skip(8), let count = reader.integer(UInt32.self) else { return nil }
    for _ in 0..<count {
      guard let (name, value) = reader.entry() else { return nil }
      if let value { values[name] = value }
    }
  }

  /// Returns a number; nil if there is none, or if the value is a text.
  func integer(_ name: String) -> Int32? {
    if case .integer(let value) = values[name] { value } else { nil }
  }

  /// Returns a text; nil if there is none, or if the value is a number.
  func string(_ name: String) -> String? {
    if case .string(let value) = values[name] { value } else { nil }
  }
}

/// Reads bytes in order; nil or false if there are not enough.
private struct Reader {
  let bytes: [UInt8]
  let isBigEndian: Bool
  private var place = 0

  init(bytes: [UInt8], isBigEndian: Bool) {
    self.bytes = bytes
    self.isBigEndian = isBigEndian
  }

  mutating func skip(_ count: Int) -> Bool { take(count) != nil }

  private mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= bytes.count - place else { return nil }
    defer { place += count }
    return bytes[place..<place + count]
  }

  mutating func integer<Integer: FixedWidthInteger>(_: Integer.Type) -> Integer? {
    take(MemoryLayout<Integer>.size).map { slice in
      let ordered = isBigEndian ? Array(slice) : slice.reversed()
      return ordered.reduce(0) { $0 << 8 | Integer(truncatingIfNeeded: $1) }
    }
  }

  /// Reads a text, which is padded to a multiple of 4 bytes.
  private mutating func text(_ length: Int) -> String? {
    guard let slice = take(length), skip((4 - length % 4) % 4) else { return nil }
    return String(decoding: slice, as: UTF8.self)
  }

  /// Reads a name and its value, which is nil for a colour.
  mutating func entry() -> (name: String, value: XSettings.Value?)? {
    guard let kind = integer(UInt8.self), skip(1), let length = integer(UInt16.self),
      let name = text(Int(length)), skip(4)
    else { return nil }
    switch kind {
    case 0: return integer(Int32.self).map { (name, .integer($0)) }
    case 1:
      guard let length = integer(UInt32.self) else { return nil }
      return text(Int(length)).map { (name, .string($0)) }
    case 2: return skip(8) ? (name, nil) : nil
    default: return nil
    }
  }
}
