import Foundation
import HaloMessageBus

/// How a window is opened.
package struct HostOptions: Sendable {
  /// nil: the one `DISPLAY` names.
  package var displayName: String?
  /// Points; a window manager may decide otherwise, and no window opens larger than its screen.
  package var size: CGSize
  /// Pixels a point; nil: `HALO_SCALE`, else the desktop's `Xft.dpi` or window scale as they
  /// change, else 1.
  package var scale: CGFloat?
  /// Whether the window asks to be opened over the whole screen; a window manager may refuse.
  package var fullscreen: Bool
  /// The instance part of `WM_CLASS`: by it resources and rules of window managers know this one of
  /// several windows.
  package var applicationName: String
  /// The class part of `WM_CLASS`; equal to the name of the desktop entry.
  package var applicationClass: String
  /// Where the desktop's portal is asked for its settings, and where screen readers are told of;
  /// nil: nowhere.
  package var sessionBusAddress: String?
  /// In which `NO_AT_BRIDGE` turns off what screen readers are told, and `AT_SPI_BUS_ADDRESS` names
  /// their bus.
  package var busEnvironment = ProcessInfo.processInfo.environment
  /// What the desktop calls this start, so that it knows when it is over; nil: it did not say.
  package var startupID: String?
  /// Told what goes wrong from the opening of the window on and ends nothing; nobody, unless given.
  package var messageHandler: @MainActor @Sendable (HostMessage) -> Void
  /// Bytes of a copy that go to another program in one piece; nil: as many as the server takes.
  ///
  /// More goes in several pieces.
  var selectionLimit: Int?

  /// Options for a window of 1280 × 800 points, unless told otherwise.
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

  /// What `RESOURCE_NAME` says, else the name that the program was started by, without its folder
  /// (ICCCM, section 4.1.2.5).
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

  /// The value of `DESKTOP_STARTUP_ID`, which is removed from the environment, so that programs
  /// started by this one do not inherit it.
  package static func takeStartupID() -> String? {
    guard let id = getenv("DESKTOP_STARTUP_ID").map({ String(cString: $0) }) else { return nil }
    unsetenv("DESKTOP_STARTUP_ID")
    return id.isEmpty ? nil : id
  }

  /// The session's bus as the environment names it.
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
