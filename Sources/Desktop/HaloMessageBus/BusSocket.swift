import CHaloDBus
import Foundation

/// A connection to a message bus that never blocks, even while it connects.
///
/// libdbus's own connection blocks for ever on a bus that accepts no connections, so libdbus only
/// encodes and decodes the messages here.
@MainActor
final class BusSocket {
  let descriptor: Int32
  private(set) var isOpen = true
  /// The number of bytes that may wait to be sent.
  var outgoingLimit = 1 << 24
  private var outgoing: [UInt8]
  private var incoming: [UInt8] = []
  /// The number of bytes of `incoming` that were taken.
  private var taken = 0
  /// Whether the bus has accepted the authentication.
  private var isAccepted = false

  private static let chunk = 1 << 14
  /// The number of unprocessed bytes at which reading pauses until messages are taken.
  private static let appetite = 1 << 20

  /// Connects to a bus; nil if no program listens, or the listener's queue of connections is full.
  init?(address: String) {
    guard var place = Self.place(of: address) else { return nil }
    let descriptor = socket(
      AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    let isConnected = withUnsafePointer(to: &place.name) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, place.length) == 0
      }
    }
    guard isConnected else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    // EXTERNAL: the kernel tells the bus our user id. The first messages follow without waiting for
    // the reply (D-Bus, Authentication Protocol).
    let user = "\(geteuid())".utf8.map { String($0, radix: 16) }.joined()
    outgoing = Array("\0AUTH EXTERNAL \(user)\r\nBEGIN\r\n".utf8)
  }

  deinit { close(descriptor) }

  /// Returns the socket of a `unix:` address; nil for other transports, which would start programs
  /// or resolve host names.
  private static func place(of address: String) -> (name: sockaddr_un, length: socklen_t)? {
    var entries: UnsafeMutablePointer<OpaquePointer?>?
    var count: Int32 = 0
    guard dbus_parse_address(address, &entries, &count, nil) != 0, let entries else { return nil }
    defer { dbus_address_entries_free(entries) }
    guard count > 0, let first = entries[0],
      dbus_address_entry_get_method(first).map({ String(cString: $0) }) == "unix"
    else { return nil }
    var bytes: [UInt8]
    if let path = dbus_address_entry_get_value(first, "path") {
      bytes = Array(String(cString: path).utf8) + [0]
    } else if let name = dbus_address_entry_get_value(first, "abstract") {
      bytes = [0] + Array(String(cString: name).utf8)
    } else {
      return nil
    }
    var name = sockaddr_un()
    name.sun_family = sa_family_t(AF_UNIX)
    let fits = withUnsafeMutableBytes(of: &name.sun_path) {
      guard bytes.count <= $0.count else { return false }
      $0.copyBytes(from: bytes)
      return true
    }
    guard fits, let start = MemoryLayout<sockaddr_un>.offset(of: \.sun_path) else { return nil }
    return (name, socklen_t(start + bytes.count))
  }

  /// Whether bytes wait to be sent.
  var isBlocked: Bool { isOpen && !outgoing.isEmpty }

  /// Sends as many bytes as the socket takes; the rest is sent with the next call.
  func send(_ bytes: UnsafeRawBufferPointer) {
    outgoing += bytes
    write()
    // A bus that has not read for so long will not recover, and must not use up the memory.
    if outgoing.count > outgoingLimit { isOpen = false }
  }

  /// Sends the waiting bytes, as many as the socket takes.
  func write() {
    var sent = 0
    while isOpen, sent < outgoing.count {
      let count = outgoing.withUnsafeBytes {
        Glibc.send(
          descriptor, $0.baseAddress.map { $0 + sent }, $0.count - sent, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else {
        if count == 0 || !Self.isPassing { isOpen = false }
        break
      }
      sent += count
    }
    outgoing.removeFirst(sent)
  }

  /// Returns the oldest complete message, which the caller must unref; nil for none.
  func takeMessage() -> OpaquePointer? {
    write()
    if let message = nextMessage() { return message }
    read()
    return nextMessage()
  }

  /// Whether a complete message was read and not taken.
  var hasMessage: Bool { isAccepted && isOpen && length.map { $0 > 0 } == true }

  private func nextMessage() -> OpaquePointer? {
    guard isAccepted || accept() else { return nil }
    guard let length else {
      isOpen = false
      return nil
    }
    guard length > 0 else { return nil }
    let message = incoming.withUnsafeBytes {
      dbus_message_demarshal($0.baseAddress.map { $0 + taken }, Int32(length), nil)
    }
    taken += length
    if taken == incoming.count {
      incoming.removeAll(keepingCapacity: taken <= Self.chunk)
      taken = 0
    }
    if message == nil { isOpen = false }
    return message
  }

  /// The length of the next message in bytes if it was read completely, otherwise 0; nil for
  /// invalid data.
  private var length: Int? {
    let count = incoming.count - taken
    let length = incoming.withUnsafeBytes {
      dbus_message_demarshal_bytes_needed($0.baseAddress.map { $0 + taken }, Int32(count))
    }
    if length < 0 { return nil }
    return Int(length) <= count ? Int(length) : 0
  }

  private func read() {
    // The taken bytes are removed once for all that is read now.
    incoming.removeFirst(taken)
    taken = 0
    var chunk = [UInt8](repeating: 0, count: Self.chunk)
    while isOpen, incoming.count < Self.appetite {
      let count = recv(descriptor, &chunk, chunk.count, 0)
      guard count > 0 else {
        if count == 0 || !Self.isPassing { isOpen = false }
        return
      }
      incoming += chunk[..<count]
    }
  }

  /// Whether the last call failed with a temporary error, so that it can be repeated.
  private static var isPassing: Bool { [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) }

  /// Reads the bus's reply to the authentication, which is one line.
  private func accept() -> Bool {
    guard let end = incoming.firstIndex(of: 0x0A) else { return false }
    isAccepted = incoming.starts(with: "OK ".utf8)
    if !isAccepted { isOpen = false }
    incoming.removeSubrange(...end)
    return isAccepted
  }
}
