import CHaloDBus
import Foundation

/// A connection to a message bus that never waits: what is sent goes when it can, what has come is
/// there to be taken.
@MainActor
package final class BusConnection {
  /// What the bus calls us; nil until it has said so.
  package private(set) var uniqueName: String?
  /// How many bytes of what was said may wait for a bus that reads nothing; beyond that the
  /// connection is given up.
  package var outgoingLimit: Int {
    get { socket.outgoingLimit }
    set { socket.outgoingLimit = newValue }
  }

  private let socket: BusSocket
  private var serial: UInt32 = 0

  /// nil where there is no bus at a socket of this machine; anything else would wait, or start
  /// programs.
  package init?(address: String) {
    guard let socket = BusSocket(address: address) else { return nil }
    self.socket = socket
    call("Hello")
  }

  /// The session's bus as the environment names it; nil for none.
  package nonisolated static func sessionAddress(in environment: [String: String]) -> String? {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return address }
    guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/"),
      FileManager.default.fileExists(atPath: folder + "/bus")
    else { return nil }
    return "unix:path=\(folder)/bus"
  }

  /// Readable when something may have come.
  package var descriptor: Int32 { socket.descriptor }
  package var isConnected: Bool { socket.isOpen }
  /// Whether something waits to be sent, until ``descriptor`` can be written to.
  package var isBlocked: Bool { socket.isBlocked }

  /// Sends what waits.
  package func flush() { socket.write() }

  // MARK: Saying

  /// Calls a method of the bus itself with strings.
  @discardableResult
  package func call(_ method: String, _ arguments: String...) -> UInt32? {
    send(
      to: BusMessage.driver, path: "/org/freedesktop/DBus", interface: BusMessage.driver, method,
      String(repeating: "s", count: arguments.count), arguments.map { .string($0) })
  }

  /// Has signals come that match a rule (D-Bus, "Match Rules").
  package func addMatch(_ rule: String) { call("AddMatch", rule) }

  /// Has it told whenever a program takes a name, or gives it up; see ``BusMessage/newOwner(of:)``.
  package func followOwner(of name: String) {
    addMatch(
      "type='signal',sender='\(BusMessage.driver)',interface='\(BusMessage.driver)',"
        + "member='NameOwnerChanged',arg0='\(name)'")
  }

  /// Sends a call; its reply is taken later.
  ///
  /// - Parameters:
  ///   - destination: a name on the bus.
  ///   - path: of the object there.
  ///   - interface: of the method.
  ///   - method: what is called.
  ///   - types: of the arguments, one letter or bracket each (D-Bus, "Type system").
  ///   - arguments: as many, of these types.
  ///   - starts: whether the bus may start a program that has the name.
  /// - Returns: The serial number that a reply tells; nil when it cannot be sent.
  @discardableResult
  package func send(
    to destination: String, path: String, interface: String, _ method: String,
    _ types: String = "", _ arguments: [BusValue] = [], starts: Bool = true
  ) -> UInt32? {
    // The library ends the program over names that are none.
    guard dbus_validate_path(path, nil) != 0, dbus_validate_bus_name(destination, nil) != 0,
      let message = dbus_message_new_method_call(destination, path, interface, method)
    else { return nil }
    dbus_message_set_auto_start(message, starts ? 1 : 0)
    return finish(message, types, arguments)
  }

  /// Answers a call; nothing where its caller wants no answer.
  package func reply(to call: BusMessage, _ types: String = "", _ values: [BusValue] = []) {
    guard call.wantsReply, let message = dbus_message_new(DBUS_MESSAGE_TYPE_METHOD_RETURN)
    else { return }
    address(message, to: call)
    finish(message, types, values)
  }

  /// Answers a call with an error.
  ///
  /// - Parameters:
  ///   - call: what is answered.
  ///   - name: of the error.
  ///   - text: what a person reads.
  package func refuse(_ call: BusMessage, _ name: String, _ text: String) {
    guard call.wantsReply, let message = dbus_message_new(DBUS_MESSAGE_TYPE_ERROR) else { return }
    address(message, to: call)
    dbus_message_set_error_name(message, name)
    finish(message, "s", [.string(text)])
  }

  /// Tells whoever listens.
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

  // MARK: Hearing

  /// What has come since the last time, at most so many messages; the rest is there the next time.
  package func takeMessages(limit: Int = .max) -> [BusMessage] {
    var messages: [BusMessage] = []
    while messages.count < limit, let message = socket.takeMessage() {
      defer { dbus_message_unref(message) }
      let taken = BusMessage(message)
      // The answer to our Hello, the first message of all.
      if uniqueName == nil, taken.kind == .reply(1) {
        uniqueName = taken.arguments.first?.string
      }
      messages.append(taken)
    }
    return messages
  }

  /// Whether a whole message has come and has not been taken.
  package var hasMessage: Bool { socket.hasMessage }
}
