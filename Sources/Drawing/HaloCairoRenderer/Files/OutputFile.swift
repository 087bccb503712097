import Foundation

/// Puts finished bytes at a path, so that they are there whole or not at all.
///
/// A file's bytes are written beside it, under a name that nobody had, and then take its place. Links
/// are followed, and what is a file already keeps its permissions. A pipe, a terminal and the like are
/// written into and stay what they are.
package enum OutputFile {
  /// What has become of the bytes.
  package enum Outcome {
    /// They are the file at the path.
    case placed
    /// They have gone through what is at the path, such as a pipe.
    case passed
  }

  /// Writes all of `bytes`; waits for a reader where the path is a named pipe.
  ///
  /// - Throws: ``RenderError/write(path:reason:)``; what was at the path is as it was then, unless
  ///   it is written into.
  @discardableResult
  package static func write(_ bytes: [UInt8], to path: String) throws(RenderError) -> Outcome {
    do throws(SystemError) {
      return try put(bytes, at: path)
    } catch {
      throw .write(path: path, reason: error.description)
    }
  }

  private static func put(_ bytes: [UInt8], at path: String) throws(SystemError) -> Outcome {
    var old = stat()
    guard stat(path, &old) == 0 else {
      // A link may lead to what is not there yet.
      guard errno == ENOENT else { throw .last }
      try replace(endOfLinks(from: path), with: bytes, keeping: nil)
      return .placed
    }
    if old.isStandardOutput {
      // By the descriptor, which knows how much was written before.
      try pour(bytes, into: STDOUT_FILENO)
      return .passed
    }
    switch old.st_mode & S_IFMT {
    case S_IFREG:
      try replace(endOfLinks(from: path), with: bytes, keeping: old)
      return .placed
    case S_IFIFO, S_IFCHR:
      let descriptor = open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .last }
      try pour(bytes, into: descriptor, closing: true)
      return .passed
    case S_IFDIR: throw SystemError(EISDIR)
    // A disk or a socket: nobody means that.
    default: throw SystemError(ENOTSUP)
    }
  }

  /// Where links lead, whether something is there or not.
  private static func endOfLinks(from path: String) -> String {
    var path = path
    // The system follows no more than these either.
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        break
      }
      path = next.hasPrefix("/") ? next : folder(of: path) + next
    }
    return path
  }

  /// Where nothing is yet, for what is not finished.
  ///
  /// - Parameter folder: with the slash at its end.
  /// - Returns: a path whose name is short, since a file's own may be as long as names can be.
  package static func unusedPath(in folder: some StringProtocol) -> String {
    "\(folder).halo-" + String(UInt64.random(in: 0...UInt64.max), radix: 36)
  }

  /// With the slash at its end; empty for the working directory.
  private static func folder(of path: String) -> Substring {
    path.lastIndex(of: "/").map { path[...$0] } ?? ""
  }

  /// A file that its owner protects stays, though its folder would allow to replace it.
  private static func refuseUnlessWritable(_ path: String) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    close(descriptor)
  }

  private static func replace(
    _ path: String, with bytes: [UInt8], keeping old: stat?
  ) throws(SystemError) {
    if old != nil { try refuseUnlessWritable(path) }
    let temporary = unusedPath(in: folder(of: path))
    // Never readable by more people than the file was.
    let mode = (old?.st_mode ?? 0o666) & 0o777
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw .last }
    do throws(SystemError) {
      if let old {
        // The owner as far as that is allowed; before the mode, which a change of owner may lessen.
        _ = fchown(descriptor, old.st_uid, old.st_gid)
        _ = fchmod(descriptor, mode)
      }
      try pour(bytes, into: descriptor, closing: true)
      guard rename(temporary, path) == 0 else { throw .last }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Writes all of `bytes` into an open descriptor.
  ///
  /// - Throws: also what only closing tells, as network file systems do.
  package static func pour(
    _ bytes: [UInt8], into descriptor: Int32, closing: Bool = false
  ) throws(SystemError) {
    var failure: SystemError?
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty, failure == nil {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = Foundation.write(descriptor, part.baseAddress, part.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          // Who shares a pipe or a terminal may have made it one that does not wait.
          var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&room, 1, -1)
        } else if errno != EINTR {
          failure = .last
        }
      }
    }
    if closing, close(descriptor) != 0, failure == nil { failure = .last }
    if let failure { throw failure }
  }
}

extension stat {
  /// Whether this is what the process's standard output goes to, by whatever name.
  fileprivate var isStandardOutput: Bool {
    var output = stat()
    return fstat(STDOUT_FILENO, &output) == 0 && output.st_dev == st_dev && output.st_ino == st_ino
  }
}
