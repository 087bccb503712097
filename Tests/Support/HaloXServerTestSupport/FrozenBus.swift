import Foundation

/// A socket in place of a message bus, which sends only what a test gives it.
package final class FrozenBus {
  package let address: String
  private let path: String
  private let listener: Int32
  /// The connections that are never accepted.
  private var waiting: [Int32] = []
  private var accepted: [Int32] = []

  /// Creates the socket; with `isFull`, its queue is full, so that no other connection can be made.
  package init(isFull: Bool) throws {
    path = FileManager.default.temporaryDirectory.appending(path: "halo-bus-\(UUID())").path
    address = "unix:path=\(path)"
    listener = Self.socket()
    guard Self.call(bind, listener, path) == 0, listen(listener, 0) == 0 else {
      throw ServerError.didNotStart
    }
    guard isFull else { return }
    repeat {
      waiting.append(Self.socket())
    } while Self.call(connect, waiting[waiting.count - 1], path) == 0
  }

  deinit {
    for descriptor in waiting + accepted + [listener] { close(descriptor) }
    unlink(path)
  }

  /// Accepts a waiting client, and returns the text that all clients have sent so far.
  package func heard() -> String {
    let next = accept(listener, nil, nil)
    if next >= 0 { accepted.append(next) }
    var bytes = [UInt8](repeating: 0, count: 1 << 12)
    return accepted.map {
      let count = recv($0, &bytes, bytes.count, Int32(MSG_PEEK | MSG_DONTWAIT))
      return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
    }.joined()
  }

  /// Sends bytes to all accepted clients.
  package func say(_ bytes: [UInt8]) {
    for descriptor in accepted { send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) }
  }

  private static func socket() -> Int32 {
    Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0)
  }

  private static func call(
    _ function: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32, _ socket: Int32,
    _ path: String
  ) -> Int32 {
    var name = sockaddr_un()
    name.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &name.sun_path) {
      $0.copyBytes(from: path.utf8.prefix($0.count - 1))
    }
    return withUnsafePointer(to: &name) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        function(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
