import CHaloX11
import Foundation

@testable import HaloXlibHost

/// Another program on the display.
@MainActor
final class EventPeer {
  private let connection: DisplayConnection
  private(set) var window: CHaloX11.Window = 0
  /// A window that no longer exists.
  private(set) var gone: CHaloX11.Window = 0

  init() throws { connection = try DisplayConnection(name: nil) }

  private var display: OpaquePointer { connection.display }

  /// Replaces its window by another, and removes the desktop's resources.
  func reset() {
    if window != 0 { XDestroyWindow(display, window) }
    gone = window
    window = XCreateSimpleWindow(display, connection.root, 0, 0, 1, 1, 0, 0, 0)
    if gone == 0 {
      gone = window
      return reset()
    }
    XDeleteProperty(display, connection.root, XA_RESOURCE_MANAGER)
    settle()
  }

  /// Waits until the server has handled all requests; its events are discarded.
  func settle() {
    XSync(display, 1)
    _ = XErrors.takeUnreported(on: display)
  }

  func resize(_ window: CHaloX11.Window, _ width: Int, _ height: Int) {
    XResizeWindow(display, window, UInt32(width), UInt32(height))
  }

  func own(_ selection: Atom) {
    XSetSelectionOwner(display, selection, window, Time(CurrentTime))
  }

  /// Sets a property; the record contains the names of window, atom and type, the format, and the
  /// number of repetitions of the value.
  func setProperty(_ record: EventRecord, _ names: EventNames) {
    let bytes = record.bytes
    let format: Int32 = [8, 16, 32, 8][Int(bytes[5] & 3)]
    let value = Array(bytes[16...])
    let repeated = (0...Int(bytes[6])).flatMap { _ in value }
    // Xlib takes values of 32 bits as C longs.
    let count = repeated.count / (format == 32 ? MemoryLayout<Int>.size : Int(format) / 8)
    repeated.withUnsafeBufferPointer {
      _ = XChangeProperty(
        display, names.window(bytes[2]), names.atom(bytes[3]), names.atom(bytes[4]), format,
        bytes[5] & 4 == 0 ? PropModeReplace : PropModeAppend, $0.baseAddress, Int32(count))
    }
  }

  func setResources(_ record: EventRecord) {
    let text = Array(("Xft.dpi: " + record.text).utf8)
    XChangeProperty(
      display, connection.root, XA_RESOURCE_MANAGER, XA_STRING, 8, PropModeReplace, text,
      Int32(text.count))
  }
}
