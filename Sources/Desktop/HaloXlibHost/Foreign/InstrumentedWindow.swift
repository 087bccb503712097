import CHaloX11
import Foundation

/// A window of another program of Halo that can show its instruments.
///
/// Such a window has the property `_HALO_INSTRUMENTS`. A message of that name, sent to the window,
/// shows the instruments; the program answers by writing the property again. No bus is needed.
@MainActor
package final class InstrumentedWindow {
  private let connection: DisplayConnection
  /// The window's number on the X server.
  package let id: UInt
  /// The process ID of the program; 0 if the window does not say it.
  package let process: Int
  package let title: String

  /// Returns the windows of a display that can show instruments, the lowest one first.
  ///
  /// - Parameter displayName: the display; nil for the one in `DISPLAY`.
  /// - Returns: the windows, of any program.
  /// - Throws: ``HostError`` if there is no server.
  package static func all(displayName: String? = nil) throws -> [InstrumentedWindow] {
    let connection = try DisplayConnection(name: displayName)
    var found: [InstrumentedWindow] = []
    // A window may be gone before it is asked.
    _ = XErrors.trap(connection.display) {
      for id in ForeignWindow.windows(under: connection.root, on: connection, depth: 3) {
        guard !connection.values(of: .haloInstruments, on: id).isEmpty else { continue }
        found.append(InstrumentedWindow(connection, id))
      }
    }
    return found
  }

  private init(_ connection: DisplayConnection, _ id: CHaloX11.Window) {
    self.connection = connection
    self.id = id
    process = Int(connection.values(of: .netWMPID, on: id).first ?? 0)
    title = connection.text(of: .netWMName, on: id)
  }

  /// Asks the program to show its instruments, and waits for its answer.
  ///
  /// - Parameter seconds: the longest wait.
  /// - Returns: whether the program has answered.
  package func showInstruments(within seconds: TimeInterval) -> Bool {
    let display = connection.display
    let name = connection.atoms[.haloInstruments]
    XSelectInput(display, id, PropertyChangeMask)
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = id
    event.xclient.message_type = name
    event.xclient.format = 32
    // Without a mask the message goes to the program that has made the window.
    XSendEvent(display, id, 0, NoEventMask, &event)
    XFlush(display)
    let end = MonotonicClock.now() + seconds
    while true {
      while connection.hasEvents {
        XNextEvent(display, &event)
        if event.type == PropertyNotify, event.xproperty.atom == name { return true }
      }
      let rest = end - MonotonicClock.now()
      guard rest > 0, !connection.isLost else { return false }
      var source = pollfd(fd: connection.fileDescriptor, events: Int16(POLLIN), revents: 0)
      poll(&source, 1, Int32((rest * 1000).rounded(.up)))
    }
  }
}
