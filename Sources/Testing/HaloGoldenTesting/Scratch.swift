import Foundation

/// A folder that goes away with the value that names it.
package final class Scratch {
  /// Of the folder.
  package let path: String

  /// Makes a folder of its own.
  ///
  /// - Throws: what making a folder throws.
  package init() throws {
    path =
      FileManager.default.temporaryDirectory.appending(path: "halo-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
