import CHaloDBus

/// A message that has come over a bus; a value.
package struct BusMessage: Equatable {
  package enum Kind: Equatable {
    /// Somebody wants something done.
    case call
    /// To the call of this serial number.
    case reply(UInt32)
    /// To the call of this serial number, with the error's name.
    case error(UInt32, String)
    case signal
    case other
  }

  package var kind: Kind
  /// By which an answer names what it answers.
  package var serial: UInt32 = 0
  package var sender = ""
  package var path = ""
  package var interface = ""
  package var member = ""
  /// Whether the caller waits for an answer.
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

  /// What the bus itself is called on it.
  package static let driver = "org.freedesktop.DBus"

  /// Who has a name now, empty where nobody has; nil for a message that does not tell.
  ///
  /// - Parameter name: as ``BusConnection/followOwner(of:)`` has it followed.
  /// - Returns: A name on the bus.
  package func newOwner(of name: String) -> String? {
    guard isSignal(Self.driver, "NameOwnerChanged"), arguments.count == 3,
      arguments[0].string == name
    else { return nil }
    return arguments[2].string
  }

  /// Whether this is the signal of that name.
  package func isSignal(_ interface: String, _ member: String) -> Bool {
    kind == .signal && self.interface == interface && self.member == member
  }
}
