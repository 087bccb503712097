import Foundation

/// Writes finished bytes to a path, completely or not at all.
///
/// A file's bytes are written next to it under an unused name, and then replace it. Links are
/// followed, and an existing file keeps its permissions. A pipe, a terminal or another character
/// device is written into and stays what it is.
package enum OutputFile {
  /// The result of writing.
  package enum Outcome {
    /// The bytes are the file at the path.
    case placed
    /// The bytes were written into what is at the path, such as a pipe.
    case passed
  }

  /// Writes all of `bytes`; waits for a reader if the path is a named pipe.
  ///
  /// - Throws: ``RenderError/write(path:reason:)``; what was at the path is unchanged then, unless
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
      // A link may lead to a path where nothing exists yet.
      guard errno == ENOENT else { throw .last }
      try replace(endOfLinks(from: path), with: bytes, keeping: nil)
      return .placed
    }
    if old.isStandardOutput {
      // Uses the descriptor, which knows how much was written before.
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
    // A disk or a socket is never intended.
    default: throw SystemError(ENOTSUP)
    }
  }

  /// Returns the path to which links lead, whether or not anything exists there.
  private static func endOfLinks(from path: String) -> String {
    var path = path
    // The system's own limit on links.
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        break
      }
      path = next.hasPrefix("/") ? next : folder(of: path) + next
    }
    return path
  }

  /// Returns an unused path for a file that is not complete yet.
  ///
  /// - Parameter folder: The folder, with a slash at its end.
  /// - Returns: A path with a short name, because the file's own may have the maximum length.
  package static func unusedPath(in folder: some StringProtocol) -> String {
    "\(folder).halo-" + String(UInt64.random(in: 0...UInt64.max), radix: 36)
  }

  /// Returns the folder with a slash at its end; empty for the working directory.
  private static func folder(of path: String) -> Substring {
    path.lastIndex(of: "/").map { path[...$0] } ?? ""
  }

  /// Throws if the file is write-protected, even if its folder would allow replacing it.
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
    // The new file is never readable for more people than the old one.
    let mode = (old?.st_mode ?? 0o666) & 0o777
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw .last }
    do throws(SystemError) {
      if let old {
        // Keeps the owner as far as allowed, before the mode, which a change of owner may restrict.
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

  /// Writes all of `bytes` to an open descriptor.
  ///
  /// - Throws: An error of writing, or of closing, where network file systems report some errors.
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
          // Another process that shares the pipe or terminal may have made it non-blocking.
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
  /// Whether this is the process's standard output, by any name.
  fileprivate var isStandardOutput: Bool {
    var output = stat()
    return fstat(STDOUT_FILENO, &output) == 0 && output.st_dev == st_dev && output.st_ino == st_ino
  }
}
