import CHaloX11

/// Finds out whether there is a window manager, what it supports, and whether it reports drawn
/// frames.
@MainActor
final class WindowManager {
  private let connection: DisplayConnection
  /// The window whose frames it reports.
  private let client: CHaloX11.Window
  /// The manager's `_NET_SUPPORTING_WM_CHECK` window, which exists as long as the manager; 0 if
  /// there is none that reports drawn frames.
  private var window: CHaloX11.Window = 0
  /// Whether the manager may have started, ended or changed since ``find()``.
  private(set) var isStale = true
  var tellsFrames: Bool { window != 0 }

  /// Makes no request yet: the first frame need not wait for the replies.
  init(connection: DisplayConnection, client: CHaloX11.Window) {
    self.connection = connection
    self.client = client
  }

  func mayHaveChanged() { isStale = true }

  /// Records that another program's window is gone, which may be that of the manager.
  func didDestroy(_ other: CHaloX11.Window) {
    if window != 0, window == other { mayHaveChanged() }
  }

  /// Searches again; costs one round trip if there is no manager that reports drawn frames.
  func find() {
    isStale = false
    window = 0
    guard supported.contains(connection.atoms[.netWMFrameDrawn]) else { return }
    window = check(andFollow: true) ?? 0
  }

  /// Whether there is any manager; asks the server, on which only one program can redirect other
  /// windows.
  var isThere: Bool {
    var attributes = XWindowAttributes()
    guard XGetWindowAttributes(connection.display, connection.root, &attributes) != 0 else {
      return false
    }
    return attributes.all_event_masks & SubstructureRedirectMask != 0
  }

  /// Returns whether there is a manager that supports a window state; asks the server.
  func supports(_ state: AtomName) -> Bool {
    supported.contains(connection.atoms[state]) && check(andFollow: false) != nil
  }

  private var supported: [UInt] { connection.values(of: .netSupported, on: connection.root) }

  /// Returns the check window of a running manager, nil if there is none; selects its events, if
  /// asked.
  private func check(andFollow: Bool) -> CHaloX11.Window? {
    guard let claimed = connection.values(of: .netSupportingWMCheck, on: connection.root).first,
      // Any client can write this property. The host's own window would lose its event mask below.
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
