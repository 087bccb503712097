import Foundation
import HaloMessageBus

/// The launcher and the registry of accessibility and one of their clients, on a separate bus that
/// serves as both buses.
@MainActor
package final class FakeRegistry {
  /// The registered listeners, each with its name on the bus and an event.
  package var listeners: [String] = []
  package var keyListeners: [String] = []
  /// The answer to keys; nil: none.
  package var takesKeys: Bool? = false
  package var isEnabled = true
  /// The programs on the desktop, by their names on the bus.
  package var programs: [String] = []
  package private(set) var embedded: [BusMessage] = []
  package private(set) var keys: [[BusValue]] = []
  private var signals: [BusMessage] = []
  /// The number of calls that were answered.
  package private(set) var answers = 0
  package let bus: BusConnection
  private let address: String
  private var replies: [UInt32: BusMessage] = [:]

  package init(_ test: TestBus, listens: Bool = true) throws {
    guard let bus = BusConnection(address: test.address) else { throw ServerError.didNotStart }
    self.bus = bus
    address = test.address
    if listens { listeners = ["object:"] }
    requestNames()
    for interface in ["Event.Object", "Event.Window", "Cache"] {
      bus.addMatch("type='signal',interface='org.a11y.atspi.\(interface)'")
    }
  }

  package func requestNames() {
    for name in ["org.a11y.Bus", "org.a11y.atspi.Registry"] {
      bus.send(
        to: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
        interface: "org.freedesktop.DBus", "RequestName", "su", [.string(name), .integer(0)])
    }
  }

  /// Waits until the bus has given the registry its unique name; by then it has its other names
  /// too.
  package func isNamed() -> Bool {
    wait(seconds: 10) {
      work()
      return bus.uniqueName != nil
    }
  }

  /// The name on the bus of the program that was embedded last; nil for none.
  package var program: String? { embedded.last?.sender }

  /// Handles the messages that have arrived.
  package func work() {
    for message in bus.takeMessages() {
      switch message.kind {
      case .call: answer(message)
      case .reply(let serial), .error(let serial, _):
        replies[serial] = message
        answers += 1
      case .signal: if message.interface.hasPrefix("org.a11y") { signals.append(message) }
      case .other: break
      }
    }
  }

  private func answer(_ call: BusMessage) {
    switch call.member {
    case "Get": bus.reply(to: call, "v", [.variant(.boolean(isEnabled), type: "b")])
    case "GetAddress": bus.reply(to: call, "s", [.string(address)])
    case "Embed":
      embedded.append(call)
      let desktop = BusValue.list([
        .string(bus.uniqueName ?? ""), .string("/org/a11y/atspi/accessible/root"),
      ])
      bus.reply(to: call, "(so)", [desktop])
    case "GetChildren":
      let roots = programs.map {
        BusValue.list([.string($0), .string("/org/a11y/atspi/accessible/root")])
      }
      bus.reply(to: call, "a(so)", [.list(roots)])
    case "GetRegisteredEvents":
      let all = listeners.map { BusValue.list([.string(":1.99"), .string($0)]) }
      bus.reply(to: call, "a(ss)", [.list(all)])
    case "GetKeystrokeListeners":
      let all = keyListeners.map { name in
        BusValue.list([
          .string(name), .string("/"), .integer(0), .integer(0), .list([]), .integer(0),
          .list([.boolean(true), .boolean(true), .boolean(true)]),
        ])
      }
      bus.reply(to: call, "a(souua(iisi)u(bbb))", [.list(all)])
    case "NotifyListenersSync":
      keys.append(call.arguments.first?.list ?? [])
      if let takesKeys { bus.reply(to: call, "b", [.boolean(takesKeys)]) }
    default: bus.refuse(call, "org.freedesktop.DBus.Error.UnknownMethod", "")
    }
  }

  /// Reports that a client begins or stops listening.
  package func setListening(_ isListening: Bool, to event: String = "object:") {
    let member = isListening ? "EventListenerRegistered" : "EventListenerDeregistered"
    bus.emit(
      path: "/org/a11y/atspi/registry", interface: "org.a11y.atspi.Registry", member,
      isListening ? "ssas" : "ss",
      [.string(":1.99"), .string(event)] + (isListening ? [.list([])] : []))
  }

  /// Returns the events of objects, each with the last part of its path, and forgets them.
  package func takeEvents() -> [String] {
    defer { signals = [] }
    return signals.map { signal in
      let place = signal.path.split(separator: "/").last.map(String.init) ?? ""
      let detail = signal.arguments.first?.string ?? ""
      let first = signal.arguments.dropFirst().first?.integer ?? 0
      return [place, signal.member, detail, "\(first)"].filter { !$0.isEmpty }
        .joined(separator: " ")
    }
  }

  /// Calls the program and waits for its answer while `body` lets it work; nil: there was no
  /// answer.
  package func ask(
    _ path: String, _ interface: String, _ member: String, _ types: String = "",
    _ values: [BusValue] = [], _ body: () -> Void
  ) -> BusMessage? {
    guard let program else { return nil }
    return reply(
      bus.send(
        to: program, path: path, interface: "org.a11y.atspi." + interface, member, types, values),
      body)
  }

  /// Asks for a property of the program.
  package func property(
    _ path: String, of program: String, _ values: [BusValue], _ body: () -> Void
  ) -> BusMessage? {
    reply(
      bus.send(
        to: program, path: path, interface: "org.freedesktop.DBus.Properties", "Get", "ss", values),
      body)
  }

  /// Calls the bus itself and waits for its answer; by then it has delivered all earlier messages.
  package func round(_ body: () -> Void) -> Bool { reply(bus.call("GetId"), body) != nil }

  private func reply(_ serial: UInt32?, _ body: () -> Void) -> BusMessage? {
    guard let serial else { return nil }
    _ = wait(seconds: 10) {
      body()
      work()
      return replies[serial] != nil
    }
    return replies.removeValue(forKey: serial)
  }
}
