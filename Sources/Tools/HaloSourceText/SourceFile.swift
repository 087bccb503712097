import Foundation

/// The text of a file, read up to a limit and without blocking.
package struct SourceFile {
  package let path: String
  package let text: String

  /// The size limit, far more than any layout needs: 16 MiB.
  static let maximumBytes = 16 << 20

  /// Reads a file.
  ///
  /// - Throws: ``SourceError`` if the file is not a regular file, too large or not UTF-8.
  package init(path: String) throws {
    self.path = path
    let place = SourcePlace(file: path)
    // Opening a named pipe must not block until another program writes to it.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw SourceError(place, "cannot be read: \(String(cString: strerror(errno)))")
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      throw SourceError(
        place, "expected a regular file, found \(isFolder ? "a folder" : "something else")")
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    guard let data = try? handle.read(upToCount: Self.maximumBytes + 1) ?? Data() else {
      throw SourceError(place, "cannot be read: \(String(cString: strerror(errno)))")
    }
    guard data.count <= Self.maximumBytes else {
      throw SourceError(place, "is larger than \(Self.maximumBytes >> 20) MiB")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw SourceError(place, "is not UTF-8 text")
    }
    self.text = text
  }
}
