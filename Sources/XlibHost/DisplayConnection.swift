import CX11
import Foundation

/// An open connection to an X server; closed when the last one who holds it lets go.
@MainActor
final class DisplayConnection {
  let display: OpaquePointer
  let screen: Int32
  let root: CX11.Window
  let atoms: Atoms

  /// - Throws: ``HostError/noDisplayNamed``, ``HostError/serverRefused(_:)``.
  init(name: String?) throws(HostError) {
    let named = name ?? ProcessInfo.processInfo.environment["DISPLAY"] ?? ""
    guard !named.isEmpty else { throw .noDisplayNamed }
    guard let display = XOpenDisplay(named) else { throw .serverRefused(named) }
    XErrors.watch(display)
    self.display = display
    screen = XDefaultScreen(display)
    root = XRootWindow(display, screen)
    atoms = Atoms(display)
  }

  isolated deinit {
    XCloseDisplay(display)
    XErrors.forget(display)
  }

  /// Whether the server went away; every request is a no-op from then on.
  var isLost: Bool { XErrors.isLost(display) }

  var fileDescriptor: Int32 { XConnectionNumber(display) }

  /// Pixels.
  var screenSize: (width: Int, height: Int) {
    (Int(XDisplayWidth(display, screen)), Int(XDisplayHeight(display, screen)))
  }

  /// The text that the desktop keeps its X resources in; nil when there is none.
  ///
  /// Read anew from the server: Xlib's own copy is as old as the connection.
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

  /// A window's property of 32-bit values; empty when it has none.
  func values(of property: AtomName, on window: CX11.Window) -> [UInt] {
    var type: Atom = 0
    var format: Int32 = 0
    var count: UInt = 0
    var rest: UInt = 0
    var bytes: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      display, window, atoms[property], 0, 1024, 0, Atom(AnyPropertyType), &type, &format, &count,
      &rest, &bytes)
    guard status == 0, let bytes else { return [] }
    defer { XFree(bytes) }
    guard format == 32 else { return [] }
    // Xlib keeps 32-bit values in C longs.
    return bytes.withMemoryRebound(to: UInt.self, capacity: Int(count)) {
      Array(UnsafeBufferPointer(start: $0, count: Int(count)))
    }
  }
}

/// The atoms a host speaks of.
enum AtomName: String, CaseIterable {
  case utf8String = "UTF8_STRING"
  case wmProtocols = "WM_PROTOCOLS"
  case wmDeleteWindow = "WM_DELETE_WINDOW"
  case netWMPing = "_NET_WM_PING"
  case netWMSyncRequest = "_NET_WM_SYNC_REQUEST"
  case netWMSyncRequestCounter = "_NET_WM_SYNC_REQUEST_COUNTER"
  case netWMName = "_NET_WM_NAME"
  case netWMIconName = "_NET_WM_ICON_NAME"
  case netWMPID = "_NET_WM_PID"
  case netWMUserTime = "_NET_WM_USER_TIME"
  case netWMWindowType = "_NET_WM_WINDOW_TYPE"
  case netWMWindowTypeNormal = "_NET_WM_WINDOW_TYPE_NORMAL"
  case netWMState = "_NET_WM_STATE"
  case netWMStateFullscreen = "_NET_WM_STATE_FULLSCREEN"
  case netWMStateHidden = "_NET_WM_STATE_HIDDEN"
  case manager = "MANAGER"
  case xsettingsSettings = "_XSETTINGS_SETTINGS"
}

/// The server's numbers for ``AtomName``, asked for in one round trip.
struct Atoms {
  private let values: [AtomName: Atom]

  init(_ display: OpaquePointer) {
    let names = AtomName.allCases
    var strings = names.map { strdup($0.rawValue) }
    defer { strings.forEach { free($0) } }
    var atoms = [Atom](repeating: 0, count: names.count)
    XInternAtoms(display, &strings, Int32(names.count), 0, &atoms)
    values = Dictionary(uniqueKeysWithValues: zip(names, atoms))
  }

  /// 0 only when the server was lost while asked.
  subscript(name: AtomName) -> Atom { values[name] ?? 0 }
}
