import Foundation

/// The X server of a display on this machine, such as `:1`.
struct LocalServer {
  /// Where it listens (X(7), Display Names).
  let path: String

  /// nil for a display of another machine.
  init?(display: String) {
    let name = display.hasPrefix("unix:") ? display.dropFirst(4) : display[...]
    guard name.first == ":",
      let number = name.dropFirst().split(separator: ".").first.flatMap({ UInt16($0) })
    else { return nil }
    path = "/tmp/.X11-unix/X\(number)"
  }

  /// Whether somebody listens there, who may yet refuse: at the path, or at the same name without a
  /// file, which is tried first by who connects.
  var listens: Bool { listens(at: "\0" + path) || listens(at: path) }

  /// - Parameter name: of a socket; one that begins with a zero is no file (unix(7), Abstract).
  /// - Returns: Whether somebody listens there.
  private func listens(at name: String) -> Bool {
    let descriptor = socket(
      AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name.utf8) }
    // All bytes of the length count in a name that is no file.
    let length = MemoryLayout<sockaddr_un>.offset(of: \.sun_path).map { $0 + name.utf8.count }
    let isConnected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(length ?? 0)) == 0
      }
    }
    // Somebody who has too many callers already is there too.
    return isConnected || errno == EAGAIN
  }
}
