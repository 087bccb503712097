import CHaloX11
import Foundation

/// An open connection to an X server; closed when its last owner releases it.
@MainActor
final class DisplayConnection {
  let display: OpaquePointer
  let screen: Int32
  let root: CHaloX11.Window
  let atoms: Atoms
  /// A closure that receives refused requests and other problems of the display.
  var messageHandler: @MainActor (HostMessage) -> Void

  /// Connects to a server; without a name, to the one in `DISPLAY`.
  ///
  /// - Throws: ``HostError/noDisplayNamed``, ``HostError/noServer(_:)``,
  ///   ``HostError/serverRefused(_:)``.
  init(
    name: String?, messageHandler: @escaping @MainActor (HostMessage) -> Void = { _ in }
  ) throws(HostError) {
    let named = name ?? ProcessInfo.processInfo.environment["DISPLAY"] ?? ""
    guard !named.isEmpty else { throw .noDisplayNamed }
    guard let display = XOpenDisplay(named) else {
      throw LocalServer(display: named)?.listens == false ? .noServer(named) : .serverRefused(named)
    }
    XErrors.watch(display)
    self.display = display
    self.messageHandler = messageHandler
    screen = XDefaultScreen(display)
    root = XRootWindow(display, screen)
    atoms = Atoms(display)
  }

  isolated deinit {
    reportFailures()
    XCloseDisplay(display)
    XErrors.forget(display)
  }

  /// Whether the connection was lost; every request is a no-op from then on.
  var isLost: Bool { XErrors.isLost(display) }

  /// Whether an event waits to be handled, including events received before the connection was
  /// lost.
  var hasEvents: Bool {
    // XPending does not count events that Xlib read together with the end of the connection.
    XPending(display) > 0 || XEventsQueued(display, QueuedAlready) > 0
  }

  var fileDescriptor: Int32 { XConnectionNumber(display) }

  /// The size of the screen in pixels.
  var screenSize: (width: Int, height: Int) {
    (Int(XDisplayWidth(display, screen)), Int(XDisplayHeight(display, screen)))
  }

  /// Returns the text of the desktop's X resources; nil if there is none.
  ///
  /// The text is read from the server: Xlib's own copy is as old as the connection.
  func resourceManagerText() -> String? {
    var type: Atom = 0
    var format: Int32 = 0
    var count: UInt = 0
    var rest: UInt = 0
    var bytes: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      display, root, XA_RESOURCE_MANAGER, 0, 1 << 18, 0, XA_STRING, &type, &format, &count, &rest,
      &bytes)
    guard status == 0, let bytes else { return nil }
    defer { XFree(bytes) }
    guard format == 8 else { return nil }
    return String(decoding: UnsafeBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
  }
}
