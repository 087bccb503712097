import CDBus
import Foundation

/// A connection to the session bus that never waits: what is sent goes when it can, what has come is
/// there to be taken.
@MainActor
final class SessionBus {
  /// Readable when something may have come.
  let descriptor: Int32
  private let connection: OpaquePointer

  struct Message {
    enum Kind {
      /// To a call of this serial number.
      case reply(UInt32)
      case error(UInt32)
      case signal(interface: String, member: String)
      case other
    }

    var kind: Kind
    var arguments: [BusValue]
  }

  /// nil where there is no bus at a socket of this machine; anything else would wait, or start
  /// programs.
  init?(address: String) {
    let first = address.split(separator: ";").first ?? ""
    guard first.hasPrefix("unix:") else { return nil }
    // The library would have the whole process ignore SIGPIPE.
    dbus_connection_set_change_sigpipe(0)
    guard let connection = dbus_connection_open_private(String(first), nil) else { return nil }
    dbus_connection_set_exit_on_disconnect(connection, 0)
    var descriptor: Int32 = -1
    guard dbus_connection_get_unix_fd(connection, &descriptor) != 0 else {
      dbus_connection_close(connection)
      dbus_connection_unref(connection)
      return nil
    }
    self.connection = connection
    self.descriptor = descriptor
    call("Hello")
  }

  isolated deinit {
    dbus_connection_close(connection)
    dbus_connection_unref(connection)
  }

  /// The session's bus as the environment names it; nil for none.
  nonisolated static func address(in environment: [String: String]) -> String? {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return address }
    guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/"),
      FileManager.default.fileExists(atPath: folder + "/bus")
    else { return nil }
    return "unix:path=\(folder)/bus"
  }

  var isConnected: Bool { dbus_connection_get_is_connected(connection) != 0 }

  /// Calls a method of the bus itself with strings.
  @discardableResult
  func call(_ method: String, _ arguments: String...) -> UInt32? {
    let name = "org.freedesktop.DBus"
    return send(to: name, path: "/org/freedesktop/DBus", interface: name, method) {
      for argument in arguments { Self.append(argument, to: &$0) }
    }
  }

  /// Sends a call; its reply is taken later.
  ///
  /// - Returns: The serial number that a reply tells; nil when there is no memory for it.
  func send(
    to destination: String, path: String, interface: String, _ method: String,
    arguments: (inout DBusMessageIter) -> Void
  ) -> UInt32? {
    guard let message = dbus_message_new_method_call(destination, path, interface, method) else {
      return nil
    }
    defer { dbus_message_unref(message) }
    var iterator = DBusMessageIter()
    dbus_message_iter_init_append(message, &iterator)
    arguments(&iterator)
    var serial: UInt32 = 0
    guard dbus_connection_send(connection, message, &serial) != 0 else { return nil }
    work()
    return serial
  }

  static func append(_ text: String, to iterator: inout DBusMessageIter) {
    text.withCString {
      var pointer: UnsafePointer<CChar>? = $0
      dbus_message_iter_append_basic(&iterator, BusType.letter("s"), &pointer)
    }
  }

  static func append(_ texts: [String], to iterator: inout DBusMessageIter) {
    var inner = DBusMessageIter()
    dbus_message_iter_open_container(&iterator, BusType.letter("a"), "s", &inner)
    for text in texts { append(text, to: &inner) }
    dbus_message_iter_close_container(&iterator, &inner)
  }

  /// Reads and writes what can be at once.
  ///
  /// Nothing is sent before the two sides agree on each other, in at most five turns. To stop between
  /// two of ours would be for good: nothing comes any more that would wake us.
  private func work() {
    for _ in 0..<16 {
      dbus_connection_read_write(connection, 0)
      if dbus_connection_has_messages_to_send(connection) == 0 { break }
    }
  }

  /// What has come since the last time.
  func takeMessages() -> [Message] {
    work()
    var messages: [Message] = []
    while let message = dbus_connection_pop_message(connection) {
      defer { dbus_message_unref(message) }
      messages.append(
        Message(kind: Self.kind(of: message), arguments: BusValue.arguments(of: message)))
    }
    return messages
  }

  private static func kind(of message: OpaquePointer) -> Message.Kind {
    let serial = dbus_message_get_reply_serial(message)
    switch String(cString: dbus_message_type_to_string(dbus_message_get_type(message))) {
    case "method_return": return .reply(serial)
    case "error": return .error(serial)
    case "signal":
      guard let interface = dbus_message_get_interface(message),
        let member = dbus_message_get_member(message)
      else { return .other }
      return .signal(
        interface: String(cString: interface), member: String(cString: member))
    default: return .other
    }
  }
}
