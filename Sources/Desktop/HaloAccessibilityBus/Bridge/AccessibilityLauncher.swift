import Foundation
import HaloMessageBus

/// An observer of the session's accessibility: whether it is enabled, and on which bus.
///
/// It does not start the launcher, and nothing happens if there is none.
@MainActor
final class AccessibilityLauncher {
  /// The address of the accessibility bus; nil while accessibility is not enabled.
  private(set) var address: String?
  private let bus: BusConnection
  private var statusQuestion: UInt32?
  private var addressQuestion: UInt32?

  private typealias Names = AccessibilityNames

  /// Creates an observer; nil if there is no session bus.
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

  /// Handles received messages.
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
        // Another launcher has another bus.
        setEnabled(false)
        if !owner.isEmpty { ask() }
      }
    }
  }
}
