import CHaloX11

/// Looks whether there is a window manager, what it can do, and whether it says when frames are
/// drawn.
@MainActor
final class WindowManager {
  private let connection: DisplayConnection
  /// The window whose frames it is about.
  private let client: CHaloX11.Window
  /// The manager's `_NET_SUPPORTING_WM_CHECK` window, which lives as long as the manager; 0 while
  /// none says when frames are drawn.
  private var window: CHaloX11.Window = 0
  /// Whether another may have come, or this one gone, since ``find()``.
  private(set) var isStale = true
  var tellsFrames: Bool { window != 0 }

  /// Asks nothing yet: the first frame need not wait for the answers.
  init(connection: DisplayConnection, client: CHaloX11.Window) {
    self.connection = connection
    self.client = client
  }

  func mayHaveChanged() { isStale = true }

  /// Another program's window is gone: perhaps that of the manager.
  func didDestroy(_ other: CHaloX11.Window) {
    if window != 0, window == other { mayHaveChanged() }
  }

  /// Looks again; one round trip where there is none that says when frames are drawn.
  func find() {
    isStale = false
    window = 0
    guard supported.contains(connection.atoms[.netWMFrameDrawn]) else { return }
    window = check(andFollow: true) ?? 0
  }

  /// Whether there is any manager: only one program decides about others' windows; asks the server.
  var isThere: Bool {
    var attributes = XWindowAttributes()
    guard XGetWindowAttributes(connection.display, connection.root, &attributes) != 0 else {
      return false
    }
    return attributes.all_event_masks & SubstructureRedirectMask != 0
  }

  /// Whether there is a manager that says that it knows this state of windows; asks the server.
  func supports(_ state: AtomName) -> Bool {
    supported.contains(connection.atoms[state]) && check(andFollow: false) != nil
  }

  private var supported: [UInt] { connection.values(of: .netSupported, on: connection.root) }

  /// The check window of a manager that is alive; nil for none; to be told when it goes, if asked.
  private func check(andFollow: Bool) -> CHaloX11.Window? {
    guard let claimed = connection.values(of: .netSupportingWMCheck, on: connection.root).first,
      // Any client can write this property. Our own window would lose its event mask below.
      claimed != 0, claimed != client
    else { return nil }
    // A manager that has died leaves its properties on the root window, but not its check window.
    var confirmed: [UInt] = []
    let failure = XErrors.trap(connection.display) {
      if andFollow {
        XSelectInput(connection.display, claimed, PropertyChangeMask | StructureNotifyMask)
      }
      confirmed = connection.values(of: .netSupportingWMCheck, on: claimed)
    }
    return failure == nil && confirmed == [claimed] ? claimed : nil
  }
}
