import CHaloDBus
import Foundation
import HaloXServerTestSupport

@testable import HaloMessageBus
@testable import HaloXlibHost

/// A portal with settings, on a separate bus.
@MainActor
final class FakePortal {
  enum Value {
    case number(UInt32)
    case boolean(Bool)
    case text(String)
    case doubles([Double])
  }

  var settings: [String: [String: Value]]
  /// Whether calls are answered with an error, as a portal without settings does.
  var refuses = false
  private(set) var calls = 0
  private let connection: OpaquePointer

  static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"

  init(on bus: TestBus, _ settings: [String: [String: Value]]) throws {
    self.settings = settings
    // Otherwise the library would make the whole process ignore SIGPIPE.
    dbus_connection_set_change_sigpipe(0)
    guard let connection = dbus_connection_open_private(bus.address, nil) else {
      throw ServerError.didNotStart
    }
    self.connection = connection
    dbus_connection_set_exit_on_disconnect(connection, 0)
    guard dbus_bus_register(connection, nil) != 0,
      dbus_bus_request_name(connection, Self.name, 0, nil) == 1
    else { throw ServerError.didNotStart }
  }

  func end() {
    dbus_connection_close(connection)
    dbus_connection_unref(connection)
  }

  /// Answers the calls that have arrived.
  func work() {
    dbus_connection_read_write(connection, 0)
    while let message = dbus_connection_pop_message(connection) {
      defer { dbus_message_unref(message) }
      guard dbus_message_is_method_call(message, Self.interface, "ReadAll") != 0 else { continue }
      calls += 1
      let reply =
        refuses
        ? dbus_message_new_error(message, "org.freedesktop.DBus.Error.Failed", "no settings")
        : dbus_message_new_method_return(message)
      guard let reply else { continue }
      if !refuses { appendSettings(to: reply) }
      send(reply)
    }
  }

  /// Changes a setting and emits the signal.
  func change(_ key: String, in space: String = PortalSettings.appearance, to value: Value) {
    settings[space, default: [:]][key] = value
    guard let signal = dbus_message_new_signal(Self.path, Self.interface, "SettingChanged") else {
      return
    }
    var iterator = DBusMessageIter()
    dbus_message_iter_init_append(signal, &iterator)
    let values: [BusValue] = [.string(space), .string(key), value.variant]
    _ = BusValue.append(values, types: "ssv", to: &iterator)
    send(signal)
  }

  private func send(_ message: OpaquePointer) {
    dbus_connection_send(connection, message, nil)
    dbus_message_unref(message)
    dbus_connection_flush(connection)
  }

  private func appendSettings(to reply: OpaquePointer) {
    var iterator = DBusMessageIter()
    dbus_message_iter_init_append(reply, &iterator)
    let spaces = settings.map { space, values in
      let entries = values.map { BusValue.list([.string($0), $1.variant]) }
      return BusValue.list([.string(space), .list(entries)])
    }
    _ = BusValue.append([.list(spaces)], types: "a{sa{sv}}", to: &iterator)
  }
}

extension FakePortal.Value {
  fileprivate var variant: BusValue {
    switch self {
    case .number(let number): .variant(.integer(Int64(number)), type: "u")
    case .boolean(let isTrue): .variant(.boolean(isTrue), type: "b")
    case .text(let text): .variant(.string(text), type: "s")
    case .doubles(let parts):
      .variant(
        .list(parts.map { .double($0) }),
        type: "(" + String(repeating: "d", count: parts.count) + ")")
    }
  }
}
