import Foundation
import HaloCairoRenderer

/// A check that paths from a file lead to places inside a folder.
struct PlacesInFolder {
  /// The path as it was given.
  let folder: String
  /// The path without links, which all places inside begin with.
  private let real: String

  /// Resolves a folder.
  ///
  /// - Throws: ``ReviewError/folder(path:reason:)``.
  init(_ folder: String) throws(ReviewError) {
    self.folder = folder
    var status = stat()
    guard stat(folder, &status) == 0, let real = Self.real(folder) else {
      throw .folder(path: folder, reason: SystemError.last.description)
    }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw .folder(path: folder, reason: SystemError(ENOTDIR).description)
    }
    self.real = real
  }

  /// Returns the place that a path leads to, whether or not a file exists there.
  ///
  /// - Throws: ``Mistake`` if the path leads out of the folder, by its text or by a link.
  func place(of path: String) throws(Mistake) -> String {
    guard !path.hasPrefix("/") else { throw Mistake("an absolute path is not allowed") }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains("..") else { throw Mistake("a path with .. is not allowed") }
    guard !parts.contains("."), !parts.contains(""), !path.utf8.contains(0) else {
      throw Mistake("is not the path of a picture")
    }
    var place = real
    for part in parts {
      place += "/\(part)"
      var status = stat()
      guard lstat(place, &status) == 0 else { continue }
      guard status.st_mode & S_IFMT == S_IFLNK else { continue }
      guard let end = Self.real(place), end.hasPrefix(real == "/" ? "/" : real + "/") else {
        throw Mistake("a link leads outside \(folder)")
      }
    }
    return "\(real == "/" ? "" : real)/\(path)"
  }

  private static func real(_ path: String) -> String? {
    guard let result = realpath(path, nil) else { return nil }
    defer { free(result) }
    return String(cString: result)
  }
}
