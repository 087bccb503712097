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
    withContents(of: property, on: window, length: 1024) { contents in
      guard contents.format == 32, let data = contents.data else { return [] }
      // Xlib stores 32-bit values in C longs, sign-extended.
      return data.withMemoryRebound(to: UInt.self, capacity: contents.count) {
        UnsafeBufferPointer(start: $0, count: contents.count).map { $0 & 0xFFFF_FFFF }
      }
    } ?? []
  }

  /// Returns the first 4,096 bytes of a window's text; empty if it has none.
  func text(of property: AtomName, on window: CHaloX11.Window) -> String {
    withContents(of: atoms[property], on: window, length: 1024) {
      String(decoding: $0.bytes ?? [], as: UTF8.self)
    } ?? ""
  }

  /// Reads a whole property and deletes it; empty bytes for a property that does not consist of
  /// bytes, nil if there is none.
  func takeBytes(of property: Atom, on window: CHaloX11.Window) -> (bytes: [UInt8], type: Atom)? {
    // The length is the largest that can be requested.
    withContents(of: property, on: window, length: Int(Int32.max / 4), deleting: true) {
      ($0.bytes ?? [], $0.type)
    }
  }

  /// The contents of a property, which are valid during a call of `withContents`.
  private struct Contents {
    let type: Atom
    /// The bits of an item: 8, 16 or 32.
    let format: Int32
    /// The number of items.
    let count: Int
    let data: UnsafeMutablePointer<UInt8>?

    /// The items, if they are bytes.
    var bytes: [UInt8]? {
      format == 8 ? data.map { Array(UnsafeBufferPointer(start: $0, count: count)) } : nil
    }
  }

  /// Reads a property from its beginning.
  ///
  /// - Parameters:
  ///   - property: the property.
  ///   - window: the window.
  ///   - length: the most to read, in units of 4 bytes.
  ///   - isDeleted: whether the property is deleted when all of it was read.
  ///   - body: takes the contents.
  /// - Returns: The result of `body`; nil if the window does not have the property.
  private func withContents<Result>(
    of property: Atom, on window: CHaloX11.Window, length: Int, deleting isDeleted: Bool = false,
    _ body: (Contents) -> Result
  ) -> Result? {
    var type: Atom = 0
    var format: Int32 = 0
    var (count, rest): (UInt, UInt) = (0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      display, window, property, 0, length, isDeleted ? 1 : 0, Atom(AnyPropertyType), &type,
      &format, &count, &rest, &data)
    defer { if let data { XFree(data) } }
    guard status == 0, type != 0 else { return nil }
    return body(Contents(type: type, format: format, count: Int(count), data: data))
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
