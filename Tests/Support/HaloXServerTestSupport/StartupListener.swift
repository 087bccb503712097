import CHaloX11
import Foundation

/// Receives programs' messages about their startup, as a desktop's panel does.
package final class StartupListener {
  private let display: OpaquePointer
  private let kinds: [Atom]
  private var bytes: [UInt8] = []

  package init(_ server: XServer) throws {
    guard let display = XOpenDisplay(server.displayName) else { throw ServerError.didNotStart }
    self.display = display
    kinds = ["_NET_STARTUP_INFO_BEGIN", "_NET_STARTUP_INFO"].map { (name: String) in
      XInternAtom(display, name, 0)
    }
    XSelectInput(display, XDefaultRootWindow(display), PropertyChangeMask)
    XSync(display, 0)
  }

  /// Ends the connection; must be called before the server ends.
  package func leave() { XCloseDisplay(display) }

  /// Returns the complete messages so far.
  package func messages() -> [String] {
    while XPending(display) > 0 {
      var event = XEvent()
      XNextEvent(display, &event)
      guard event.type == ClientMessage, kinds.contains(event.xclient.message_type) else {
        continue
      }
      withUnsafeBytes(of: event.xclient.data.b) { bytes += $0.prefix(20) }
    }
    // Each message ends with a 0, and the rest of its last piece is 0 too.
    let parts = bytes.split(separator: 0)
    return (bytes.last == 0 ? parts : parts.dropLast()).map { String(decoding: $0, as: UTF8.self) }
  }
}
