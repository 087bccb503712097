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

  /// Whether somebody listens there, who may yet refuse.
  var listens: Bool {
    let descriptor = socket(
      AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var name = sockaddr_un()
    name.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: path.utf8) }
    let isConnected = withUnsafePointer(to: &name) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    // Somebody who has too many callers already is there too.
    return isConnected || errno == EAGAIN
  }
}
