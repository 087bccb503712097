import Foundation
import HaloCairoRenderer

/// A reader for a file that the user named.
package enum InputFile {
  /// The largest size of a file in bytes, far more than that of any useful picture: 512 MiB.
  static let most = 512 << 20

  /// Returns the whole file; refuses pipes and devices without waiting for them.
  ///
  /// - Throws: ``ReviewError/file(path:reason:)``.
  package static func bytes(_ path: String) throws(ReviewError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .file(path: path, reason: SystemError.last.description)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .file(path: path, reason: "not a file")
    }
    guard status.st_size <= most else { throw .file(path: path, reason: "too large") }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var filled = 0
    while filled < bytes.count {
      let count = bytes.withUnsafeMutableBytes { buffer in
        read(descriptor, buffer.baseAddress.map { $0 + filled }, buffer.count - filled)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .file(path: path, reason: SystemError.last.description) }
      if count == 0 { break }
      filled += count
    }
    bytes.removeLast(bytes.count - filled)
    return bytes
  }
}
