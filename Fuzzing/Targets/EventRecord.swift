/// A record of 32 bytes in a recording: an event, or another action.
struct EventRecord {
  static let size = 32
  private static let configureNotify: UInt8 = 22
  private static let keys: ClosedRange<UInt8> = 2...3
  private static let isSent: UInt8 = 0x80

  enum Action {
    /// The host does its waiting work.
    case turn
    /// Another program writes a property of a window.
    case property
    /// Another program resizes the window to this size in pixels.
    case resize(width: Int, height: Int)
    /// Another program takes a selection.
    case own
    case copy, paste, pasteSelected
    /// The desktop's resources change.
    case setRoot
    /// The other program's window is replaced by another.
    case replacePeer
  }

  var bytes: [UInt8]

  /// Returns the records of an input; the last one is padded with zeros.
  static func all(in input: [UInt8]) -> [EventRecord] {
    stride(from: 0, to: input.count, by: size).map { start in
      let bytes = Array(input[start..<min(input.count, start + size)])
      return EventRecord(bytes: bytes + [UInt8](repeating: 0, count: size - bytes.count))
    }
  }

  var isEvent: Bool { bytes[0] & 0x7F != 0 }

  var action: Action {
    switch bytes[1] % 9 {
    case 1: .property
    case 2: .resize(width: 1 + Int(bytes[2]) * 4, height: 1 + Int(bytes[3]) * 4)
    case 3: .own
    case 4: .copy
    case 5: .paste
    case 6: .pasteSelected
    case 7: .setRoot
    case 8: .replacePeer
    default: .turn
    }
  }

  /// The last sixteen bytes, up to a zero.
  var text: String { String(decoding: bytes[16...].prefix { $0 != 0 }, as: UTF8.self) }

  /// Marks an event that no server creates itself as sent by another program, as a server does.
  static func markAsSent(_ bytes: inout [UInt8]) {
    if keys.contains(bytes[0]), bytes[1] < 8 { bytes[0] |= isSent }
  }

  /// Limits the window's size in an event to one that a test can draw often.
  static func limitSize(in bytes: inout [UInt8]) {
    guard bytes[0] & 0x7F == configureNotify else { return }
    // The sizes are little-endian; these are the high bytes of width and height.
    for high in [21, 23] { bytes[high] &= 0x03 }
  }
}
