import Foundation
import HaloMessageBus

/// Asks the desktop's portal for its settings and hears when they change.
///
/// Nothing here waits, and nothing is said of what goes wrong: without a bus, without a portal or
/// with one that knows no settings there are none.
@MainActor
final class SettingsPortal {
  private(set) var settings = PortalSettings()
  private let bus: BusConnection
  private var question: UInt32?

  private static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"

  /// nil where there is no bus.
  init?(address: String?) {
    guard let bus = address.flatMap(BusConnection.init(address:)) else { return nil }
    self.bus = bus
    bus.addMatch(
      "type='signal',sender='\(Self.name)',interface='\(Self.interface)',path='\(Self.path)'")
    bus.followOwner(of: Self.name)
    ask()
  }

  /// Readable when there is something to ``receive()``.
  var descriptor: Int32 { bus.descriptor }
  var isConnected: Bool { bus.isConnected }

  private func ask() {
    let spaces = [PortalSettings.appearance, PortalSettings.gnome, PortalSettings.gnomeAccess]
    question = bus.send(
      to: Self.name, path: Self.path, interface: Self.interface, "ReadAll", "as",
      [.list(spaces.map { .string($0) })])
  }

  /// Takes what has come.
  func receive() {
    for message in bus.takeMessages() {
      switch message.kind {
      case .reply(let serial) where serial == question:
        settings = PortalSettings(readAll: message.arguments)
      case .signal where message.isSignal(Self.interface, "SettingChanged"):
        settings.change(message.arguments)
      default:
        // A portal that comes, or comes again, may say something else.
        if message.newOwner(of: Self.name)?.isEmpty == false { ask() }
      }
    }
  }
}
