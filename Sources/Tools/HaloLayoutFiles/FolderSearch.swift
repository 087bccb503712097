import Foundation

/// The search of a folder and its subfolders for files that may be layouts or walks.
///
/// The files of each folder are sorted by name. Hidden files and folders are left out, and links to
/// folders are not followed.
package struct FolderSearch {
  /// A result of the search.
  package enum Entry {
    /// A file, which may also be a link or no regular file.
    case file(_ path: String)
    case unreadableFolder(_ path: String, reason: String)
  }

  /// The files and the unreadable folders, in their order.
  package private(set) var entries: [Entry] = []
  /// The paths of all folders, with those that cannot be read.
  package private(set) var folders: [String] = []

  /// Searches the folder with a path, which is the beginning of all paths in the result.
  package init(_ folder: String) { search(folder) }

  private mutating func search(_ folder: String) {
    folders.append(folder)
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      entries.append(.unreadableFolder(folder, reason: String(cString: strerror(errno))))
      return
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if Self.isSubfolder(path) {
        search(path)
      } else if Self.hasEnding(name) {
        entries.append(.file(path))
      }
    }
  }

  /// The endings of files that may be layouts or walks.
  package static let endings = [".yaml", ".yml", ".json"]

  /// Returns whether a file may be a layout or a walk by its name.
  package static func hasEnding(_ name: String) -> Bool {
    endings.contains { name.lowercased().hasSuffix($0) }
  }

  /// Returns whether a folder is searched inside another one; a link to a folder is not.
  package static func isSubfolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns whether a path leads to a folder, also through links.
  package static func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

  /// Returns whether a path leads to a regular file, also through links.
  package static func isRegularFile(_ path: String) -> Bool { kind(of: path) == S_IFREG }

  /// Returns the kind of a file as in the mode of `stat`; nil if there is none.
  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}
