import CX11

/// Looks whether there is a window manager that says when frames are drawn.
@MainActor
final class WindowManager {
  private let connection: DisplayConnection
  /// The window whose frames it is about.
  private let client: CX11.Window
  /// The manager's `_NET_SUPPORTING_WM_CHECK` window, which lives as long as the manager; 0 while
  /// none says when frames are drawn.
  private var window: CX11.Window = 0
  /// Whether another may have come, or this one gone, since ``find()``.
  private(set) var isStale = true
  var tellsFrames: Bool { window != 0 }

  /// Asks nothing yet: the first frame need not wait for the answers.
  init(connection: DisplayConnection, client: CX11.Window) {
    self.connection = connection
    self.client = client
  }

  func mayHaveChanged() { isStale = true }

  /// Whether `other` is the manager's check window.
  func isManager(_ other: CX11.Window) -> Bool { window != 0 && window == other }

  /// Looks again; one round trip where there is none that says when frames are drawn.
  func find() {
    isStale = false
    window = 0
    let atoms = connection.atoms
    guard
      connection.values(of: .netSupported, on: connection.root)
        .contains(atoms[.netWMFrameDrawn]),
      let claimed = connection.values(of: .netSupportingWMCheck, on: connection.root).first,
      // Any client can write this property. Our own window would lose its event mask below.
      claimed != 0, claimed != client
    else { return }
    // A manager that has died leaves its properties on the root window, but not its check window.
    var confirmed: [UInt] = []
    let failure = XErrors.trap(connection.display) {
      XSelectInput(connection.display, claimed, PropertyChangeMask | StructureNotifyMask)
      confirmed = connection.values(of: .netSupportingWMCheck, on: claimed)
    }
    if failure == nil, confirmed == [claimed] { window = claimed }
  }
}
