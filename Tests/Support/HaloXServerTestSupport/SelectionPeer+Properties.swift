import CHaloX11
import Foundation

/// The transfer of values through properties of windows.
extension SelectionPeer {
  /// A value as received: the name of its type, and its bytes; values of format 32 are C longs.
  package struct Value: Equatable {
    package var type: String
    package var bytes: [UInt8]
    /// The number of pieces in which it arrived; 0: as a whole.
    package var pieces: Int

    package init(type: String, bytes: [UInt8], pieces: Int = 0) {
      self.type = type
      self.bytes = bytes
      self.pieces = pieces
    }

    package var text: String { String(decoding: bytes, as: UTF8.self) }
    package var longs: [UInt] { bytes.withUnsafeBytes { Array($0.bindMemory(to: UInt.self)) } }
  }

  package enum Answer: Equatable {
    case refused
    case value(Value)
  }

  func take(_ property: Atom, of window: UInt, delete: Bool = true) -> Value? {
    var type: Atom = 0
    var format: Int32 = 0
    var (count, rest): (UInt, UInt) = (0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      display, window, property, 0, Int(Int32.max / 4), delete ? 1 : 0, Atom(AnyPropertyType),
      &type, &format, &count, &rest, &data)
    defer { if let data { XFree(data) } }
    guard type != 0 else { return nil }
    let size = Int(count) * (format == 32 ? MemoryLayout<UInt>.size : Int(format / 8))
    let bytes = data.map { Array(UnsafeBufferPointer(start: $0, count: size)) } ?? []
    return Value(type: name(type), bytes: bytes)
  }

  func set(_ values: [UInt], type: Atom, property: Atom, of window: UInt) {
    values.withUnsafeBytes {
      _ = XChangeProperty(
        display, window, property, type, 32, PropModeReplace,
        $0.bindMemory(to: UInt8.self).baseAddress, Int32(values.count))
    }
  }

  func set(bytes: [UInt8], type: Atom, property: Atom, of window: UInt) {
    XChangeProperty(
      display, window, property, type, 8, PropModeReplace, bytes, Int32(bytes.count))
  }
}
