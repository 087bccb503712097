import Foundation
import HaloLayoutFiles
import HaloSourceText

/// The search for the walks that arguments name.
struct WalkSearch {
  /// A walk's file, or a place that cannot be searched.
  struct Found {
    let path: String
    /// Whether an argument names the file itself, and not a folder around it.
    let isNamed: Bool
    /// The reason why there is no walk; nil if there is one.
    var error: (any Error)?
  }

  /// The walks of all arguments, in the order of these and then by path.
  private(set) var found: [Found] = []
  /// The folders that were searched.
  private(set) var folders: [String] = []

  /// Searches for walks.
  ///
  /// - Parameter names: paths of files and of folders, and names of examples.
  init(_ names: [String]) {
    for name in names {
      do {
        let path = try Examples.own.path(of: name, .walk)
        if Self.kind(of: path, followingLinks: true) == S_IFDIR {
          let folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
          let count = found.count
          search(folder)
          if found.count == count {
            throw SourceError(SourcePlace(file: path), "the folder contains no walk")
          }
        } else {
          found.append(Found(path: path, isNamed: true))
        }
      } catch {
        found.append(Found(path: name, isNamed: true, error: error))
      }
    }
  }

  /// Adds the walks in a folder and in those below it, but not in hidden ones or behind links.
  ///
  /// A file that cannot be read counts as a walk, so that it is reported.
  private mutating func search(_ folder: String) {
    folders.append(folder)
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      let problem = SourceError(SourcePlace(file: folder), "the folder cannot be read")
      found.append(Found(path: folder, isNamed: false, error: problem))
      return
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if Self.isFolder(path) {
        search(path)
      } else if Self.hasEnding(name), WalkDocument.isWalk(path: path) ?? true {
        found.append(Found(path: path, isNamed: false))
      }
    }
  }

  /// Returns whether a file may be a walk by its name.
  static func hasEnding(_ name: String) -> Bool {
    [".yaml", ".yml", ".json"].contains { name.lowercased().hasSuffix($0) }
  }

  /// Returns whether a folder is searched below another one; a link to a folder is not.
  static func isFolder(_ path: String) -> Bool {
    kind(of: path, followingLinks: false) == S_IFDIR
  }

  /// Returns the kind of a file in the terms of `stat`; nil if there is none.
  private static func kind(of path: String, followingLinks: Bool) -> mode_t? {
    var status = stat()
    let result = followingLinks ? stat(path, &status) : lstat(path, &status)
    return result == 0 ? status.st_mode & S_IFMT : nil
  }
}
