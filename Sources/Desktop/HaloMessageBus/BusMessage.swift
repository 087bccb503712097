import CHaloDBus

/// A message that was received from a bus.
package struct BusMessage: Equatable {
  package enum Kind: Equatable {
    /// A call of a method.
    case call
    /// A reply to the call with this serial number.
    case reply(UInt32)
    /// An error in reply to the call with this serial number, with the error's name.
    case error(UInt32, String)
    case signal
    case other
  }

  package var kind: Kind
  /// The serial number, by which a reply refers to this message.
  package var serial: UInt32 = 0
  package var sender = ""
  package var path = ""
  package var interface = ""
  package var member = ""
  /// Whether the caller waits for a reply.
  package var wantsReply = false
  package var arguments: [BusValue] = []

  package init(kind: Kind) { self.kind = kind }

  init(_ message: OpaquePointer) {
    func text(_ pointer: UnsafePointer<CChar>?) -> String {
      pointer.map { String(cString: $0) } ?? ""
    }
    let answered = dbus_message_get_reply_serial(message)
    switch dbus_message_get_type(message) {
    case DBUS_MESSAGE_TYPE_METHOD_CALL: kind = .call
    case DBUS_MESSAGE_TYPE_METHOD_RETURN: kind = .reply(answered)
    case DBUS_MESSAGE_TYPE_ERROR:
      kind = .error(answered, text(dbus_message_get_error_name(message)))
    case DBUS_MESSAGE_TYPE_SIGNAL: kind = .signal
    default: kind = .other
    }
    serial = dbus_message_get_serial(message)
    sender = text(dbus_message_get_sender(message))
    path = text(dbus_message_get_path(message))
    interface = text(dbus_message_get_interface(message))
    member = text(dbus_message_get_member(message))
    wantsReply = kind == .call && dbus_message_get_no_reply(message) == 0
    arguments = BusValue.arguments(of: message)
  }

  /// The name of the bus itself.
  package static let driver = "org.freedesktop.DBus"

  /// Returns the new owner of a name, empty if there is none; nil for any other message.
  ///
  /// - Parameter name: a name to which ``BusConnection/followOwner(of:)`` has subscribed.
  /// - Returns: a unique name on the bus.
  package func newOwner(of name: String) -> String? {
    guard isSignal(Self.driver, "NameOwnerChanged"), arguments.count == 3,
      arguments[0].string == name
    else { return nil }
    return arguments[2].string
  }

  /// Returns whether this is the signal with a name.
  package func isSignal(_ interface: String, _ member: String) -> Bool {
    kind == .signal && self.interface == interface && self.member == member
  }
}
