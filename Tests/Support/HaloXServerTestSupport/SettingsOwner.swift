import CHaloX11
import Foundation

/// Simulates the desktop's settings manager on a server, as a client with a window that has the
/// settings.
package final class SettingsOwner {
  private let display: OpaquePointer
  private let window: CHaloX11.Window

  /// Takes the manager's selection, and announces it.
  package init(_ server: XServer, _ bytes: [UInt8]) throws {
    guard let display = XOpenDisplay(server.displayName) else { throw ServerError.didNotStart }
    self.display = display
    let root = XDefaultRootWindow(display)
    window = XCreateSimpleWindow(display, root, 0, 0, 1, 1, 0, 0, 0)
    set(bytes)
    let selection = XInternAtom(display, "_XSETTINGS_S0", 0)
    XSetSelectionOwner(display, selection, window, Time(CurrentTime))
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = root
    event.xclient.message_type = XInternAtom(display, "MANAGER", 0)
    event.xclient.format = 32
    event.xclient.data.l = (0, Int(selection), Int(window), 0, 0)
    XSendEvent(display, root, 0, StructureNotifyMask, &event)
    XSync(display, 0)
  }

  package func set(_ bytes: [UInt8]) {
    let property = XInternAtom(display, "_XSETTINGS_SETTINGS", 0)
    XChangeProperty(
      display, window, property, property, 8, PropModeReplace, bytes, Int32(bytes.count))
    XSync(display, 0)
  }

  /// Gives up the selection; no other call may follow.
  ///
  /// This is not done by `deinit`, because a server that has ended by then would end the tests.
  package func leave() {
    XDestroyWindow(display, window)
    XCloseDisplay(display)
  }
}

/// Writes settings in the format of a settings manager.
package enum SettingsBlock {
  package struct Entry {
    package enum Value {
      case integer(Int32)
      case string(String)
      case color
    }

    var name: String
    var value: Value

    package init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }
  }

  package static func bytes(_ entries: [Entry], isBigEndian: Bool = false) -> [UInt8] {
    func number<Number: FixedWidthInteger>(_ value: Number) -> [UInt8] {
      withUnsafeBytes(of: isBigEndian ? value.bigEndian : value.littleEndian) { Array($0) }
    }
    func padded(_ text: String) -> [UInt8] {
      let bytes = Array(text.utf8)
      return bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
    var bytes: [UInt8] = [isBigEndian ? 1 : 0, 0, 0, 0] + number(UInt32(7))
    bytes += number(UInt32(entries.count))
    for entry in entries {
      let kind: UInt8 =
        switch entry.value {
        case .integer: 0
        case .string: 1
        case .color: 2
        }
      bytes += [kind, 0] + number(UInt16(entry.name.utf8.count)) + padded(entry.name)
      bytes += number(UInt32(1))
      switch entry.value {
      case .integer(let value): bytes += number(value)
      case .string(let text): bytes += number(UInt32(text.utf8.count)) + padded(text)
      case .color: bytes += [UInt8](repeating: 9, count: 8)
      }
    }
    return bytes
  }
}
