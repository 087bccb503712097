import HaloMessageBus

/// The registration of the program with the accessibility registry, and the clients that listen.
///
/// Events are sent only while a client listens: on a desktop accessibility usually stays enabled
/// once it was, and screen readers start and end.
@MainActor
final class AccessibilityRegistration {
  /// Whether a client listens to events.
  var isHeard: Bool { !listeners.isEmpty }
  /// Whether a client listens to changes of bounds.
  var hearsBounds: Bool { listeners.contains(where: \.hearsBounds) }
  /// Whether a client wants to receive keys before the program does.
  var wantsKeys: Bool { !keyListeners.isEmpty }

  private struct Listener: Equatable {
    let bus: String
    let event: String
    let hearsBounds: Bool

    init(bus: String, event: String) {
      (self.bus, self.event) = (bus, event)
      // An event is registered as "object:bounds-changed" and reported as "Object:BoundsChanged:".
      let parts = event.lowercased().replacing("-", with: "").split(separator: ":")
      hearsBounds =
        parts.isEmpty || parts == ["object"] || parts.starts(with: ["object", "boundschanged"])
    }
  }

  private let bus: BusConnection
  private let program: AccessibleProgram
  private var listeners: [Listener] = []
  /// The bus names of the listeners.
  private var keyListeners: [String] = []
  private var embedQuestion: UInt32?
  private var listenersQuestion: UInt32?
  private var keysQuestion: UInt32?

  private typealias Names = AccessibilityNames

  init(bus: BusConnection, program: AccessibleProgram) {
    (self.bus, self.program) = (bus, program)
    bus.addMatch("type='signal',interface='\(Names.registry)',path='\(Names.registryPath)'")
    bus.addMatch("type='signal',interface='\(Names.device)',path='\(Names.devicePath)'")
    bus.followOwner(of: Names.registry)
  }

  /// Registers the program; the bus must have named the connection before.
  func embed() {
    embedQuestion = bus.send(
      to: Names.registry, path: Names.root, interface: Names.socket, "Embed", "(so)",
      [program.reference(.application)])
    listenersQuestion = bus.send(
      to: Names.registry, path: Names.registryPath, interface: Names.registry,
      "GetRegisteredEvents")
    keysQuestion = bus.send(
      to: Names.registry, path: Names.devicePath, interface: Names.device,
      "GetKeystrokeListeners")
  }

  /// Handles a message.
  ///
  /// - Returns: whether it was about the registration.
  func receive(_ message: BusMessage) -> Bool {
    switch message.kind {
    case .reply(let serial): return receiveReply(serial, message)
    case .signal: return receiveSignal(message)
    // Without a registry, the program registers when one appears.
    case .error(let serial, _) where serial == embedQuestion:
      embedQuestion = nil
      return true
    default: return false
    }
  }

  private func receiveReply(_ serial: UInt32, _ message: BusMessage) -> Bool {
    switch serial {
    case embedQuestion:
      embedQuestion = nil
      if let desktop = message.arguments.first { program.desktop = desktop }
    case listenersQuestion:
      listeners = (message.arguments.first?.list ?? []).compactMap { Self.listener($0.list ?? []) }
    case keysQuestion:
      keyListeners = (message.arguments.first?.list ?? []).compactMap { $0.list?.first?.string }
    default: return false
    }
    return true
  }

  private func receiveSignal(_ message: BusMessage) -> Bool {
    switch (message.interface, message.member) {
    case (Names.registry, "EventListenerRegistered"):
      if let listener = Self.listener(message.arguments) { listeners.append(listener) }
    case (Names.registry, "EventListenerDeregistered"):
      if let listener = Self.listener(message.arguments),
        let index = listeners.firstIndex(of: listener)
      {
        listeners.remove(at: index)
      }
    case (Names.device, "KeystrokeListenerRegistered"):
      if let bus = message.arguments.first?.list?.first?.string { keyListeners.append(bus) }
    case (Names.device, "KeystrokeListenerDeregistered"):
      if let bus = message.arguments.first?.list?.first?.string,
        let index = keyListeners.firstIndex(of: bus)
      {
        keyListeners.remove(at: index)
      }
    default:
      guard let owner = message.newOwner(of: Names.registry) else { return false }
      // A registry that restarted has forgotten the program; one that our own call started knows
      // it.
      guard embedQuestion == nil else { return true }
      (listeners, keyListeners) = ([], [])
      if !owner.isEmpty { embed() }
    }
    return true
  }

  private static func listener(_ values: [BusValue]) -> Listener? {
    guard values.count >= 2, let bus = values[0].string, let event = values[1].string else {
      return nil
    }
    return Listener(bus: bus, event: event)
  }
}
