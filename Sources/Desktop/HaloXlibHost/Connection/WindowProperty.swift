import CHaloX11
import Foundation

/// Properties of windows, read and written.
extension DisplayConnection {
  /// A window's property of 32-bit values; empty when it has none.
  func values(of property: AtomName, on window: CHaloX11.Window) -> [UInt] {
    values(of: atoms[property], on: window)
  }

  /// A window's property of 32-bit values; empty when it has none.
  func values(of property: Atom, on window: CHaloX11.Window) -> [UInt] {
    var type: Atom = 0
    var format: Int32 = 0
    var count: UInt = 0
    var rest: UInt = 0
    var bytes: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      display, window, property, 0, 1024, 0, Atom(AnyPropertyType), &type, &format, &count, &rest,
      &bytes)
    guard status == 0, let bytes else { return [] }
    defer { XFree(bytes) }
    guard format == 32 else { return [] }
    // Xlib keeps 32-bit values in C longs, with their sign spread over the rest.
    return bytes.withMemoryRebound(to: UInt.self, capacity: Int(count)) {
      UnsafeBufferPointer(start: $0, count: Int(count)).map { $0 & 0xFFFF_FFFF }
    }
  }

  /// Reads a whole property and deletes it; no bytes where it is not made of bytes, nil where there
  /// is none.
  func takeBytes(of property: Atom, on window: CHaloX11.Window) -> (bytes: [UInt8], type: Atom)? {
    var type: Atom = 0
    var format: Int32 = 0
    var (count, rest): (UInt, UInt) = (0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    // Longs of 4 bytes, as many as can be asked for.
    let status = XGetWindowProperty(
      display, window, property, 0, Int(Int32.max / 4), 1, Atom(AnyPropertyType), &type, &format,
      &count, &rest, &data)
    defer { if let data { XFree(data) } }
    guard status == 0, type != 0 else { return nil }
    guard format == 8, let data else { return ([], type) }
    return (Array(UnsafeBufferPointer(start: data, count: Int(count))), type)
  }

  func set(_ property: Atom, on window: CHaloX11.Window, type: Atom, _ values: [UInt]) {
    // Format 32 means an array of C longs to Xlib, whatever their size.
    values.withUnsafeBytes {
      _ = XChangeProperty(
        display, window, property, type, 32, PropModeReplace,
        $0.bindMemory(to: UInt8.self).baseAddress, Int32(values.count))
    }
  }

  func set(_ property: Atom, on window: CHaloX11.Window, type: Atom, bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBufferPointer {
      _ = XChangeProperty(
        display, window, property, type, 8, PropModeReplace, $0.baseAddress, Int32(bytes.count))
    }
  }
}
