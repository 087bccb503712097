import Foundation
import HaloMessageBus

/// Follows what the session says of accessibility: whether anybody wants it, and on which bus.
///
/// Nothing is started by asking, and nothing is said where nobody answers.
@MainActor
final class AccessibilityLauncher {
  /// Of the bus of accessibility; nil while nobody wants it.
  private(set) var address: String?
  private let bus: BusConnection
  private var statusQuestion: UInt32?
  private var addressQuestion: UInt32?

  private typealias Names = AccessibilityNames

  /// nil where there is no session bus.
  init?(sessionAddress: String?) {
    guard let bus = sessionAddress.flatMap(BusConnection.init(address:)) else { return nil }
    self.bus = bus
    bus.followOwner(of: Names.launcher)
    bus.addMatch(
      "type='signal',sender='\(Names.launcher)',interface='\(Names.properties)',"
        + "member='PropertiesChanged',path='\(Names.launcherPath)'")
    ask()
  }

  var descriptor: Int32 { bus.descriptor }
  var isConnected: Bool { bus.isConnected }
  var isBlocked: Bool { bus.isBlocked }

  private func ask() {
    statusQuestion = bus.send(
      to: Names.launcher, path: Names.launcherPath, interface: Names.properties, "Get", "ss",
      [.string(Names.status), .string("IsEnabled")], starts: false)
  }

  private func setEnabled(_ isEnabled: Bool) {
    guard isEnabled else {
      (address, addressQuestion) = (nil, nil)
      return
    }
    guard address == nil, addressQuestion == nil else { return }
    addressQuestion = bus.send(
      to: Names.launcher, path: Names.launcherPath, interface: Names.launcher, "GetAddress",
      starts: false)
  }

  /// Takes what has come.
  func receive() {
    for message in bus.takeMessages() {
      switch message.kind {
      case .reply(let serial) where serial == statusQuestion:
        setEnabled(message.arguments.first?.unwrapped.boolean == true)
      case .reply(let serial) where serial == addressQuestion:
        addressQuestion = nil
        address = message.arguments.first?.string.flatMap { $0.isEmpty ? nil : $0 }
      case .error(let serial, _) where serial == addressQuestion: addressQuestion = nil
      case .signal where message.isSignal(Names.properties, "PropertiesChanged"):
        guard message.arguments.first?.string == Names.status,
          let isEnabled = message.arguments.dropFirst().first?.dictionary?["IsEnabled"]
        else { continue }
        setEnabled(isEnabled.unwrapped.boolean == true)
      default:
        guard let owner = message.newOwner(of: Names.launcher) else { continue }
        // Another one has another bus.
        setEnabled(false)
        if !owner.isEmpty { ask() }
      }
    }
  }
}
