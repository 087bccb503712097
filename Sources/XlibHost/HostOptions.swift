import Foundation

/// How a window is opened.
public struct HostOptions: Sendable {
  /// nil: the one `DISPLAY` names.
  public var displayName: String?
  /// Points; a window manager may decide otherwise, and no window opens larger than its screen.
  public var size: CGSize
  /// Pixels a point; nil: `HALO_SCALE`, else the desktop's `Xft.dpi` as it changes, else 1.
  public var scale: CGFloat?
  public var fullscreen: Bool
  /// The instance part of `WM_CLASS`.
  public var applicationName: String
  /// The class part of `WM_CLASS`; equal to the name of the desktop entry.
  public var applicationClass: String

  public init(
    displayName: String? = nil, size: CGSize = CGSize(width: 1280, height: 800),
    scale: CGFloat? = nil, fullscreen: Bool = false, applicationName: String = "halo",
    applicationClass: String = "Halo"
  ) {
    self.displayName = displayName
    self.size = size
    self.scale = scale
    self.fullscreen = fullscreen
    self.applicationName = applicationName
    self.applicationClass = applicationClass
  }
}
