import Foundation

/// The folder of this package, which tests read examples, documents and fonts from.
package enum PackageFolder {
  private static let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  /// The absolute path of a file or folder, whose name is relative to the package.
  package static func path(_ name: String) -> String { root.appending(path: name).path }
}
