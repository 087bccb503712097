import Foundation

/// The X server of a display on this machine, such as `:1`.
struct LocalServer {
  /// The path of the server's socket (X(7), Display Names).
  let path: String

  /// Creates the server of a display; nil for a display of another machine.
  init?(display: String) {
    let name = display.hasPrefix("unix:") ? display.dropFirst(4) : display[...]
    guard name.first == ":",
      let number = name.dropFirst().split(separator: ".").first.flatMap({ UInt16($0) })
    else { return nil }
    path = "/tmp/.X11-unix/X\(number)"
  }

  /// Whether a server listens, which may yet refuse a connection.
  ///
  /// Clients try the abstract socket of that name first, then the file.
  var listens: Bool { listens(at: "\0" + path) || listens(at: path) }

  /// Returns whether a server listens at a socket.
  ///
  /// - Parameter name: the name of the socket; one that begins with a zero byte is no file
  ///   (unix(7), Abstract).
  /// - Returns: whether a server listens, even with a full queue of connections.
  private func listens(at name: String) -> Bool {
    let descriptor = socket(
      AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name.utf8) }
    // In an abstract name all bytes of the length count.
    let length = MemoryLayout<sockaddr_un>.offset(of: \.sun_path).map { $0 + name.utf8.count }
    let isConnected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(length ?? 0)) == 0
      }
    }
    // A server with a full queue of connections exists too.
    return isConnected || errno == EAGAIN
  }
}
