import CDBus
import Foundation

/// A connection to the session bus that never waits: what is sent goes when it can, what has come
/// is there to be taken.
@MainActor
final class SessionBus {
  private let socket: BusSocket
  private var serial: UInt32 = 0

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
    guard let socket = BusSocket(address: address) else { return nil }
    self.socket = socket
    call("Hello")
  }

  /// The session's bus as the environment names it; nil for none.
  nonisolated static func address(in environment: [String: String]) -> String? {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return address }
    guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/"),
      FileManager.default.fileExists(atPath: folder + "/bus")
    else { return nil }
    return "unix:path=\(folder)/bus"
  }

  /// Readable when something may have come.
  var descriptor: Int32 { socket.descriptor }
  var isConnected: Bool { socket.isOpen }

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
    serial += 1
    dbus_message_set_serial(message, serial)
    var bytes: UnsafeMutablePointer<CChar>?
    var count: Int32 = 0
    guard dbus_message_marshal(message, &bytes, &count) != 0, let bytes else { return nil }
    defer { dbus_free(bytes) }
    socket.send(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
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

  /// What has come since the last time.
  func takeMessages() -> [Message] {
    var messages: [Message] = []
    while let message = socket.takeMessage() {
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
