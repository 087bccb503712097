import Foundation

/// A temporary folder that is removed with this object.
package final class Scratch {
  /// The path of the folder.
  package let path: String

  /// Creates the folder.
  ///
  /// - Throws: a file error.
  package init() throws {
    path =
      FileManager.default.temporaryDirectory.appending(path: "halo-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
