import Foundation
import HaloHosting

/// The appearance and scale that the desktop asks for: its portal first, then its settings manager.
@MainActor
final class DesktopSettings {
  let portal: SettingsPortal?
  private let manager: SettingsManager
  private let connection: DisplayConnection
  /// The pixels per point that the program asks for; nil if it does not.
  private let requestedScale: CGFloat?
  /// The scale chosen while the host runs; nil for that of the options and the desktop.
  var chosenScale: CGFloat?

  /// Reads the settings and sends a request to the portal, which replies later.
  init(connection: DisplayConnection, options: HostOptions) {
    self.connection = connection
    requestedScale = options.scale
    portal = SettingsPortal(address: options.sessionBusAddress)
    manager = SettingsManager(connection: connection)
  }

  /// The preferences that are known so far.
  var preferences: AppearancePreferences {
    (portal?.settings.preferences ?? AppearancePreferences())
      .filled(from: manager.settings?.preferences ?? AppearancePreferences())
  }

  /// Returns the present number of pixels per point; asks the server.
  func scale() -> CGFloat {
    chosenScale
      ?? ScaleFactor.resolve(
        requested: requestedScale,
        environment: ProcessInfo.processInfo.environment[ScaleFactor.environmentName],
        resources: connection.resourceManagerText(), settings: manager.settings?.scale)
  }

  /// Handles an event about the settings manager.
  ///
  /// - Returns: whether the event was about the manager; the settings may have changed then.
  func handle(_ event: HostEvent) -> Bool {
    switch event {
    case .settingsChanged(let window) where manager.isManager(window): manager.read()
    case .otherDestroyed(let window) where manager.isManager(window): manager.find()
    case .managerCame(let selection) where manager.isAnnouncement(selection: selection):
      manager.find()
    default: return false
    }
    return true
  }
}
