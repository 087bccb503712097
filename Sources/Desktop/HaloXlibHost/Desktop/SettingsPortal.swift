import Foundation
import HaloMessageBus

/// Requests settings from the desktop's portal and follows their changes.
///
/// Nothing here blocks or reports errors: without a bus, without a portal, or with one that has no
/// settings, ``settings`` stays empty.
@MainActor
final class SettingsPortal {
  private(set) var settings = PortalSettings()
  private let bus: BusConnection
  private var question: UInt32?

  private static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"

  /// Sends the first request; nil if there is no bus.
  init?(address: String?) {
    guard let bus = address.flatMap(BusConnection.init(address:)) else { return nil }
    self.bus = bus
    bus.addMatch(
      "type='signal',sender='\(Self.name)',interface='\(Self.interface)',path='\(Self.path)'")
    bus.followOwner(of: Self.name)
    ask()
  }

  /// The socket of the bus, which is readable when there are messages to ``receive()``.
  var descriptor: Int32 { bus.descriptor }
  var isConnected: Bool { bus.isConnected }

  private func ask() {
    let spaces = [PortalSettings.appearance, PortalSettings.gnome, PortalSettings.gnomeAccess]
    question = bus.send(
      to: Self.name, path: Self.path, interface: Self.interface, "ReadAll", "as",
      [.list(spaces.map { .string($0) })])
  }

  /// Handles the messages that have arrived.
  func receive() {
    for message in bus.takeMessages() {
      switch message.kind {
      case .reply(let serial) where serial == question:
        settings = PortalSettings(readAll: message.arguments)
      case .signal where message.isSignal(Self.interface, "SettingChanged"):
        settings.change(message.arguments)
      default:
        // A portal that starts, or restarts, may have other settings.
        if message.newOwner(of: Self.name)?.isEmpty == false { ask() }
      }
    }
  }
}
