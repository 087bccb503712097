import CHaloX11
import Foundation

/// The names of the atoms that a host uses.
enum AtomName: String, CaseIterable {
  case utf8String = "UTF8_STRING"
  case wmProtocols = "WM_PROTOCOLS"
  case wmDeleteWindow = "WM_DELETE_WINDOW"
  case netWMPing = "_NET_WM_PING"
  case netWMSyncRequest = "_NET_WM_SYNC_REQUEST"
  case netWMSyncRequestCounter = "_NET_WM_SYNC_REQUEST_COUNTER"
  case netWMFrameDrawn = "_NET_WM_FRAME_DRAWN"
  case netWMFrameTimings = "_NET_WM_FRAME_TIMINGS"
  case netSupported = "_NET_SUPPORTED"
  case netSupportingWMCheck = "_NET_SUPPORTING_WM_CHECK"
  case netWMName = "_NET_WM_NAME"
  case netWMIconName = "_NET_WM_ICON_NAME"
  case netWMPID = "_NET_WM_PID"
  case netActiveWindow = "_NET_ACTIVE_WINDOW"
  case gtkFrameExtents = "_GTK_FRAME_EXTENTS"
  case netWMUserTime = "_NET_WM_USER_TIME"
  case netWMWindowType = "_NET_WM_WINDOW_TYPE"
  case netWMWindowTypeNormal = "_NET_WM_WINDOW_TYPE_NORMAL"
  case netWMIcon = "_NET_WM_ICON"
  case netStartupID = "_NET_STARTUP_ID"
  case netStartupInfo = "_NET_STARTUP_INFO"
  case netStartupInfoBegin = "_NET_STARTUP_INFO_BEGIN"
  case netWMState = "_NET_WM_STATE"
  case netWMStateFullscreen = "_NET_WM_STATE_FULLSCREEN"
  case netWMStateHidden = "_NET_WM_STATE_HIDDEN"
  case manager = "MANAGER"
  case xsettingsSettings = "_XSETTINGS_SETTINGS"
  case clipboard = "CLIPBOARD"
  case clipboardManager = "CLIPBOARD_MANAGER"
  case saveTargets = "SAVE_TARGETS"
  case targets = "TARGETS"
  case timestamp = "TIMESTAMP"
  case multiple = "MULTIPLE"
  case atomPair = "ATOM_PAIR"
  case incr = "INCR"
  case null = "NULL"
  case plainText = "text/plain;charset=utf-8"
  case imagePNG = "image/png"
  /// A property that lists, for a clipboard manager, the forms that it is asked to keep.
  case haloSelection = "_HALO_SELECTION"
  /// A property of windows that can show the instruments, and the message that asks for them.
  case haloInstruments = "_HALO_INSTRUMENTS"
  /// A property that is written to learn the server's time.
  case haloTime = "_HALO_TIME"
}

/// The server's numbers for ``AtomName``, requested in one round trip.
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

  /// Returns the number of an atom; 0 only if the connection was lost during the request.
  subscript(name: AtomName) -> Atom { values[name] ?? 0 }
}
