/// 32 bytes of a recording: an event, or something else that happens.
struct EventRecord {
  static let size = 32
  private static let configureNotify: UInt8 = 22
  private static let keys: ClosedRange<UInt8> = 2...3
  private static let isSent: UInt8 = 0x80

  enum Action {
    /// The host does what it can.
    case turn
    /// Another program writes a property of a window.
    case property
    /// Another program makes the window as large (pixels).
    case resize(width: Int, height: Int)
    /// Another program takes a selection.
    case own
    case copy, paste, pasteSelected
    /// The desktop's resources change.
    case setRoot
    /// The other program's window goes, and another comes.
    case replacePeer
  }

  var bytes: [UInt8]

  /// What is left at the end is filled up with zeros.
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

  /// Marks an event that no server makes by itself as sent by another program, as a server does.
  static func markAsSent(_ bytes: inout [UInt8]) {
    if keys.contains(bytes[0]), bytes[1] < 8 { bytes[0] |= isSent }
  }

  /// Keeps the window's size, where an event tells one, within what a test can draw often.
  static func limitSize(in bytes: inout [UInt8]) {
    guard bytes[0] & 0x7F == configureNotify else { return }
    // Width and height, little end first.
    for high in [21, 23] { bytes[high] &= 0x03 }
  }
}
