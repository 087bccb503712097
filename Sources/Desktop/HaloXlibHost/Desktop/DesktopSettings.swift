import Foundation
import HaloHosting

/// The looks and the scale that the desktop asks for: its portal first, then its settings manager.
@MainActor
final class DesktopSettings {
  let portal: SettingsPortal?
  private let manager: SettingsManager
  private let connection: DisplayConnection
  /// The scale that the program asks for; nil: none.
  private let requestedScale: CGFloat?
  /// The scale chosen while the host runs; nil: the one of the options and the desktop.
  var chosenScale: CGFloat?

  /// Asks the portal, whose answer comes later, and reads the settings.
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

  /// Pixels a point, as they are now; asks the server.
  func scale() -> CGFloat {
    chosenScale
      ?? ScaleFactor.resolve(
        requested: requestedScale,
        environment: ProcessInfo.processInfo.environment[ScaleFactor.environmentName],
        resources: connection.resourceManagerText(), settings: manager.settings?.scale)
  }

  /// Reads what an event tells of.
  ///
  /// - Returns: Whether it told of the settings, which may have changed then.
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
