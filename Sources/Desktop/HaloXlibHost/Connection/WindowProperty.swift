import CHaloX11
import Foundation

/// Reading and writing properties of windows.
extension DisplayConnection {
  /// Returns a window's property of 32-bit values; empty if it has none.
  func values(of property: AtomName, on window: CHaloX11.Window) -> [UInt] {
    values(of: atoms[property], on: window)
  }

  /// Returns the first 1,024 32-bit values of a window's property; empty if it has none.
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
    // Xlib stores 32-bit values in C longs, sign-extended.
    return bytes.withMemoryRebound(to: UInt.self, capacity: Int(count)) {
      UnsafeBufferPointer(start: $0, count: Int(count)).map { $0 & 0xFFFF_FFFF }
    }
  }

  /// Returns the first 4,096 bytes of a window's text; empty if it has none.
  func text(of property: AtomName, on window: CHaloX11.Window) -> String {
    var type: Atom = 0
    var format: Int32 = 0
    var (count, rest): (UInt, UInt) = (0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      display, window, atoms[property], 0, 1024, 0, Atom(AnyPropertyType), &type, &format, &count,
      &rest, &data)
    guard status == 0, let data else { return "" }
    defer { XFree(data) }
    guard format == 8 else { return "" }
    return String(decoding: UnsafeBufferPointer(start: data, count: Int(count)), as: UTF8.self)
  }

  /// Reads a whole property and deletes it; empty bytes for a property that does not consist of
  /// bytes, nil if there is none.
  func takeBytes(of property: Atom, on window: CHaloX11.Window) -> (bytes: [UInt8], type: Atom)? {
    var type: Atom = 0
    var format: Int32 = 0
    var (count, rest): (UInt, UInt) = (0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    // The length is in units of 4 bytes: the largest that can be requested.
    let status = XGetWindowProperty(
      display, window, property, 0, Int(Int32.max / 4), 1, Atom(AnyPropertyType), &type, &format,
      &count, &rest, &data)
    defer { if let data { XFree(data) } }
    guard status == 0, type != 0 else { return nil }
    guard format == 8, let data else { return ([], type) }
    return (Array(UnsafeBufferPointer(start: data, count: Int(count))), type)
  }

  func set(_ property: Atom, on window: CHaloX11.Window, type: Atom, _ values: [UInt]) {
    // Xlib takes values of format 32 as an array of C longs, whatever their size.
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
