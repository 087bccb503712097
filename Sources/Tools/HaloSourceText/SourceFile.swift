import Foundation
import Synchronization

/// The text of a file, read up to a limit.
///
/// A regular file is read anew each time. Standard input and pipes, which can be read only once,
/// keep their text for the next reading.
package struct SourceFile {
  package let path: String
  package let text: String

  /// The path that stands for standard input; a file of this name is `./-`.
  package static let standardInput = "-"

  /// The size limit, far more than any layout needs: 16 MiB.
  static let maximumBytes = 16 << 20

  /// A stream, by its device and its number there.
  private struct StreamID: Hashable {
    let device: dev_t
    let number: ino_t
  }

  private static let streams = Mutex<[StreamID: Data]>([:])

  /// Reads a file, or standard input or a pipe, for whose end it waits.
  ///
  /// - Throws: ``SourceError`` if the file is neither a regular file nor a pipe with content, too
  ///   large or not UTF-8.
  package init(path: String) throws {
    self.path = path
    let place = SourcePlace(file: path)
    let isStandardInput = path == Self.standardInput
    // Opening a named pipe must not block until another program writes to it.
    let descriptor =
      isStandardInput
      ? dup(STDIN_FILENO) : open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.unreadable(place) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Self.unreadable(place) }
    let data: Data
    switch status.st_mode & S_IFMT {
    case S_IFREG where !isStandardInput: data = try Self.bytes(of: descriptor, place)
    case S_IFDIR: throw SourceError(place, "expected a regular file, found a folder")
    case let kind where isStandardInput || kind == S_IFIFO:
      let id = StreamID(device: status.st_dev, number: status.st_ino)
      if let known = Self.streams.withLock({ $0[id] }) {
        data = known
      } else {
        data = try Self.bytes(of: descriptor, place)
        guard !data.isEmpty || isStandardInput else {
          throw SourceError(place, "expected a regular file, found an empty pipe")
        }
        Self.streams.withLock { $0[id] = data }
      }
    default: throw SourceError(place, "expected a regular file, found something else")
    }
    guard data.count <= Self.maximumBytes else {
      throw SourceError(place, "is larger than \(Self.maximumBytes >> 20) MiB")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw SourceError(place, "is not UTF-8 text")
    }
    self.text = text
  }

  private static func unreadable(_ place: SourcePlace) -> SourceError {
    SourceError(place, "cannot be read: \(String(cString: strerror(errno)))")
  }

  /// Reads to the end, or one byte more than the limit.
  private static func bytes(of descriptor: Int32, _ place: SourcePlace) throws -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while data.count <= maximumBytes {
      let count = read(descriptor, &buffer, min(buffer.count, maximumBytes + 1 - data.count))
      if count == 0 { break }
      if count > 0 {
        data += buffer[..<count]
      } else if errno == EAGAIN {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&entry, 1, -1)
      } else if errno != EINTR {
        throw unreadable(place)
      }
    }
    return data
  }
}
