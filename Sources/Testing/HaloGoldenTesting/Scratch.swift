import Foundation

/// A temporary folder, which is removed with its content when this object is released.
package final class Scratch {
  /// The path of the folder.
  package let path: String

  /// Creates an empty folder with a unique name.
  ///
  /// - Throws: a file error if it cannot be created.
  package init() throws {
    path =
      FileManager.default.temporaryDirectory.appending(path: "halo-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// Returns the sorted names of the files in a folder.
  ///
  /// - Throws: a file error if it cannot be read.
  package func files(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
