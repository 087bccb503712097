import CHaloDBus
import Foundation

/// A connection to a message bus that never blocks: messages are sent when the socket allows, and
/// received messages wait to be taken.
@MainActor
package final class BusConnection {
  /// The unique name that the bus gave the connection; nil until its reply arrives.
  package private(set) var uniqueName: String?
  /// The number of bytes that may wait for a bus that does not read; beyond that the connection is
  /// closed.
  package var outgoingLimit: Int {
    get { socket.outgoingLimit }
    set { socket.outgoingLimit = newValue }
  }

  private let socket: BusSocket
  private var serial: UInt32 = 0

  /// Connects to a bus; nil if there is none at a local socket.
  ///
  /// Other transports are refused, since they would block or start programs.
  package init?(address: String) {
    guard let socket = BusSocket(address: address) else { return nil }
    self.socket = socket
    call("Hello")
  }

  /// Returns the address of the session bus from environment variables; nil for none.
  package nonisolated static func sessionAddress(in environment: [String: String]) -> String? {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return address }
    guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/"),
      FileManager.default.fileExists(atPath: folder + "/bus")
    else { return nil }
    return "unix:path=\(folder)/bus"
  }

  /// The socket, which is readable when messages may have arrived.
  package var descriptor: Int32 { socket.descriptor }
  package var isConnected: Bool { socket.isOpen }
  /// Whether bytes wait to be sent until ``descriptor`` is writable.
  package var isBlocked: Bool { socket.isBlocked }

  /// Sends the waiting bytes, as far as the socket allows.
  package func flush() { socket.write() }

  // MARK: Sending

  /// Calls a method of the bus itself with strings as arguments; returns the serial number.
  @discardableResult
  package func call(_ method: String, _ arguments: String...) -> UInt32? {
    send(
      to: BusMessage.driver, path: "/org/freedesktop/DBus", interface: BusMessage.driver, method,
      String(repeating: "s", count: arguments.count), arguments.map { .string($0) })
  }

  /// Subscribes to signals that match a rule (D-Bus, "Match Rules").
  package func addMatch(_ rule: String) { call("AddMatch", rule) }

  /// Subscribes to the changes of a name's owner; see ``BusMessage/newOwner(of:)``.
  package func followOwner(of name: String) {
    addMatch(
      "type='signal',sender='\(BusMessage.driver)',interface='\(BusMessage.driver)',"
        + "member='NameOwnerChanged',arg0='\(name)'")
  }

  /// Sends a call; its reply is taken later.
  ///
  /// - Parameters:
  ///   - destination: a name on the bus.
  ///   - path: the path of the object.
  ///   - interface: the interface of the method.
  ///   - method: the name of the method.
  ///   - types: the types of the arguments, one letter or bracket each (D-Bus, "Type system").
  ///   - arguments: one argument for each type.
  ///   - starts: whether the bus may start a program that has the name.
  /// - Returns: the serial number that the reply will contain; nil if the call cannot be sent.
  @discardableResult
  package func send(
    to destination: String, path: String, interface: String, _ method: String,
    _ types: String = "", _ arguments: [BusValue] = [], starts: Bool = true
  ) -> UInt32? {
    // The library ends the program for invalid names.
    guard dbus_validate_path(path, nil) != 0, dbus_validate_bus_name(destination, nil) != 0,
      let message = dbus_message_new_method_call(destination, path, interface, method)
    else { return nil }
    dbus_message_set_auto_start(message, starts ? 1 : 0)
    return finish(message, types, arguments)
  }

  /// Replies to a call, unless its caller wants no reply.
  package func reply(to call: BusMessage, _ types: String = "", _ values: [BusValue] = []) {
    guard call.wantsReply, let message = dbus_message_new(DBUS_MESSAGE_TYPE_METHOD_RETURN)
    else { return }
    address(message, to: call)
    finish(message, types, values)
  }

  /// Replies to a call with an error.
  ///
  /// - Parameters:
  ///   - call: the call.
  ///   - name: the name of the error.
  ///   - text: a text for people.
  package func refuse(_ call: BusMessage, _ name: String, _ text: String) {
    guard call.wantsReply, let message = dbus_message_new(DBUS_MESSAGE_TYPE_ERROR) else { return }
    address(message, to: call)
    dbus_message_set_error_name(message, name)
    finish(message, "s", [.string(text)])
  }

  /// Sends a signal.
  package func emit(
    path: String, interface: String, _ member: String, _ types: String = "",
    _ values: [BusValue] = []
  ) {
    guard let message = dbus_message_new_signal(path, interface, member) else { return }
    finish(message, types, values)
  }

  private func address(_ answer: OpaquePointer, to call: BusMessage) {
    dbus_message_set_reply_serial(answer, call.serial)
    dbus_message_set_no_reply(answer, 1)
    if !call.sender.isEmpty { dbus_message_set_destination(answer, call.sender) }
  }

  @discardableResult
  private func finish(
    _ message: OpaquePointer, _ types: String, _ values: [BusValue]
  ) -> UInt32? {
    defer { dbus_message_unref(message) }
    guard socket.isOpen else { return nil }
    var iterator = DBusMessageIter()
    dbus_message_iter_init_append(message, &iterator)
    guard BusValue.append(values, types: types, to: &iterator) else { return nil }
    serial &+= 1
    if serial == 0 { serial = 1 }
    dbus_message_set_serial(message, serial)
    var bytes: UnsafeMutablePointer<CChar>?
    var count: Int32 = 0
    guard dbus_message_marshal(message, &bytes, &count) != 0, let bytes else { return nil }
    defer { dbus_free(bytes) }
    socket.send(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
    return serial
  }

  // MARK: Receiving

  /// Returns the messages that have arrived since the last call, up to a limit; the rest is
  /// returned next time.
  package func takeMessages(limit: Int = .max) -> [BusMessage] {
    var messages: [BusMessage] = []
    while messages.count < limit, let message = socket.takeMessage() {
      defer { dbus_message_unref(message) }
      let taken = BusMessage(message)
      // The first reply is that to the call of Hello.
      if uniqueName == nil, taken.kind == .reply(1) {
        uniqueName = taken.arguments.first?.string
      }
      messages.append(taken)
    }
    return messages
  }

  /// Whether a complete message has arrived and was not taken.
  package var hasMessage: Bool { socket.hasMessage }
}
