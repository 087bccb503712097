import Foundation

/// How a window is opened.
public struct HostOptions: Sendable {
  /// nil: the one `DISPLAY` names.
  public var displayName: String?
  /// Points; a window manager may decide otherwise, and no window opens larger than its screen.
  public var size: CGSize
  /// Pixels a point; nil: `HALO_SCALE`, else the desktop's `Xft.dpi` or window scale as they change,
  /// else 1.
  public var scale: CGFloat?
  public var fullscreen: Bool
  /// The instance part of `WM_CLASS`.
  public var applicationName: String
  /// The class part of `WM_CLASS`; equal to the name of the desktop entry.
  public var applicationClass: String
  /// Where the desktop's portal is asked for its settings; nil: nowhere.
  public var sessionBusAddress: String?
  /// Bytes of what is copied that go to another program at once; nil: as many as the server takes.
  ///
  /// More goes in pieces.
  var selectionLimit: Int?

  public init(
    displayName: String? = nil, size: CGSize = CGSize(width: 1280, height: 800),
    scale: CGFloat? = nil, fullscreen: Bool = false, applicationName: String = "halo",
    applicationClass: String = "Halo",
    sessionBusAddress: String? = HostOptions.defaultSessionBusAddress
  ) {
    self.displayName = displayName
    self.size = size
    self.scale = scale
    self.fullscreen = fullscreen
    self.applicationName = applicationName
    self.applicationClass = applicationClass
    self.sessionBusAddress = sessionBusAddress
  }

  /// The session's bus as the environment names it.
  public static var defaultSessionBusAddress: String? {
    SessionBus.address(in: ProcessInfo.processInfo.environment)
  }
}

extension HostOptions {
  init(selectionLimit: Int?) {
    self.init()
    self.selectionLimit = selectionLimit
  }
}
