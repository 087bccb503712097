import Foundation
import HaloMessageBus

/// The options for opening a window.
package struct HostOptions: Sendable {
  /// The display; nil for the one in `DISPLAY`.
  package var displayName: String?
  /// The size in points; a window manager may choose another, and no window opens larger than its
  /// screen.
  package var size: CGSize
  /// The pixels per point; nil for `HALO_SCALE`, otherwise the desktop's present `Xft.dpi` or
  /// window scale, otherwise 1.
  package var scale: CGFloat?
  /// Whether the window asks to open in full screen; a window manager may refuse.
  package var fullscreen: Bool
  /// The instance part of `WM_CLASS`, by which resources and rules of window managers tell several
  /// windows apart.
  package var applicationName: String
  /// The class part of `WM_CLASS`; equal to the name of the desktop entry.
  package var applicationClass: String
  /// The address of the session bus, for the desktop's portal and for screen readers; nil for
  /// neither.
  package var sessionBusAddress: String?
  /// The environment in which `NO_AT_BRIDGE` turns off accessibility, and `AT_SPI_BUS_ADDRESS`
  /// names the bus of screen readers.
  package var busEnvironment = ProcessInfo.processInfo.environment
  /// The desktop's identifier of this start, with which the window reports its end; nil if there is
  /// none.
  package var startupID: String?
  /// A closure that receives problems that do not end the host; the default ignores them.
  package var messageHandler: @MainActor @Sendable (HostMessage) -> Void
  /// The number of bytes of a copied text that go to another program in one piece; nil for as many
  /// as the server takes.
  ///
  /// Larger contents are sent in several pieces.
  var selectionLimit: Int?

  /// Creates options for a window of 1280 × 800 points, unless given otherwise.
  package init(
    displayName: String? = nil, size: CGSize = CGSize(width: 1280, height: 800),
    scale: CGFloat? = nil, fullscreen: Bool = false,
    applicationName: String = HostOptions.defaultApplicationName,
    applicationClass: String = "Halo",
    sessionBusAddress: String? = HostOptions.defaultSessionBusAddress, startupID: String? = nil,
    messageHandler: @escaping @MainActor @Sendable (HostMessage) -> Void = { _ in }
  ) {
    self.displayName = displayName
    self.size = size
    self.scale = scale
    self.fullscreen = fullscreen
    self.applicationName = applicationName
    self.applicationClass = applicationClass
    self.sessionBusAddress = sessionBusAddress
    self.startupID = startupID
    self.messageHandler = messageHandler
  }

  /// The value of `RESOURCE_NAME`, otherwise the name that the program was started with, without
  /// its folder (ICCCM, section 4.1.2.5).
  package static var defaultApplicationName: String {
    applicationName(
      in: ProcessInfo.processInfo.environment, startedAs: CommandLine.arguments.first)
  }

  static func applicationName(
    in environment: [String: String], startedAs program: String?
  ) -> String {
    if let name = environment["RESOURCE_NAME"], !name.isEmpty { return name }
    guard let name = program?.split(separator: "/").last else { return "halo" }
    return String(name)
  }

  /// Returns the value of `DESKTOP_STARTUP_ID` and removes it from the environment, so that
  /// programs started by this one do not inherit it; nil if it is not set or empty.
  package static func takeStartupID() -> String? {
    guard let id = getenv("DESKTOP_STARTUP_ID").map({ String(cString: $0) }) else { return nil }
    unsetenv("DESKTOP_STARTUP_ID")
    return id.isEmpty ? nil : id
  }

  /// The address of the session bus from the environment; nil if there is none.
  package static var defaultSessionBusAddress: String? {
    BusConnection.sessionAddress(in: ProcessInfo.processInfo.environment)
  }
}

extension HostOptions {
  init(selectionLimit: Int?) {
    self.init()
    self.selectionLimit = selectionLimit
  }
}
