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
        if FolderSearch.isFolder(path) {
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

  /// Adds the walks in a folder.
  ///
  /// A file that cannot be read counts as a walk, so that it is reported.
  private mutating func search(_ folder: String) {
    let search = FolderSearch(folder)
    folders += search.folders
    for entry in search.entries {
      switch entry {
      case .file(let path):
        guard WalkDocument.isWalk(path: path) ?? true else { continue }
        found.append(Found(path: path, isNamed: false))
      case .unreadableFolder(let path, _):
        let problem = SourceError(SourcePlace(file: path), "the folder cannot be read")
        found.append(Found(path: path, isNamed: false, error: problem))
      }
    }
  }
}
