import Foundation
import HaloCairoRenderer

/// The pictures and films of a folder and its subfolders.
package struct PictureFolder: Sendable {
  /// The path as it was given.
  package let path: String
  /// The paths relative to ``path``, with slashes, sorted.
  package let files: [String]

  /// Finds the files whose names end in `.png` or `.apng`.
  ///
  /// Hidden files are ignored, and links to folders are not followed.
  ///
  /// - Throws: ``ReviewError`` if the path is not a folder, cannot be read or has no pictures.
  package init(_ path: String) throws(ReviewError) {
    self.path = path
    var files: [String] = []
    try Self.collect(path, below: "", into: &files)
    guard !files.isEmpty else { throw .noPictures(path: path) }
    self.files = files.sorted()
  }

  /// Returns the path of one of ``files``.
  package func path(of file: String) -> String {
    path.hasSuffix("/") ? path + file : "\(path)/\(file)"
  }

  /// Returns the bytes of one of ``files``.
  ///
  /// - Throws: ``ReviewError/file(path:reason:)``.
  package func bytes(of file: String) throws(ReviewError) -> [UInt8] {
    try InputFile.bytes(path(of: file))
  }

  /// Returns whether a name is that of a picture.
  package static func isPicture(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".png") || name.hasSuffix(".apng")
  }

  private static func collect(
    _ folder: String, below prefix: String, into files: inout [String]
  ) throws(ReviewError) {
    for name in try names(in: folder) where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: try collect(path, below: "\(prefix)\(name)/", into: &files)
      case S_IFREG where isPicture(name): files.append(prefix + name)
      case S_IFLNK where isPicture(name):
        if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
          files.append(prefix + name)
        }
      default: break
      }
    }
  }

  private static func names(in folder: String) throws(ReviewError) -> [String] {
    var status = stat()
    guard stat(folder, &status) == 0 else {
      throw .folder(path: folder, reason: SystemError.last.description)
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw .folder(path: folder, reason: SystemError(ENOTDIR).description)
    }
    guard let stream = opendir(folder) else {
      throw .folder(path: folder, reason: SystemError.last.description)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      names.append(name)
    }
    return names
  }
}
