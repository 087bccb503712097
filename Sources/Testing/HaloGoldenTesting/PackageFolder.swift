import Foundation

/// The folder that contains `Package.swift`, from which tests read examples, documents and fonts.
package enum PackageFolder {
  private static let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  /// Returns the absolute path of a file or folder with a path relative to the package.
  package static func path(_ name: String) -> String { root.appending(path: name).path }
}
