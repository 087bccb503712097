import HaloLayoutFiles

/// The layouts and walks that the arguments of a command name: files, and folders of them.
enum ScreenFiles {
  /// An argument, or a folder inside one, that leads to no file.
  struct Missing: Error, CustomStringConvertible {
    /// The path of the argument or the folder.
    let name: String
    let description: String
  }

  /// Returns the path of each file, or the reason why there is none.
  ///
  /// A folder stands for all layouts and walks that ``FolderSearch`` finds in it.
  static func named(_ names: [String]) -> [Result<String, Missing>] {
    names.flatMap { name -> [Result<String, Missing>] in
      do {
        let path = try Examples.own.path(of: name, .layout)
        guard FolderSearch.isFolder(path) else { return [.success(path)] }
        let files = files(in: path)
        guard files.isEmpty else { return files }
        return [.failure(Missing(name, "the folder contains no layout and no walk"))]
      } catch {
        return [.failure(Missing(name: name, description: "\(error)"))]
      }
    }
  }

  private static func files(in folder: String) -> [Result<String, Missing>] {
    /// Returns a path without the name of the working folder.
    func shown(_ path: String) -> String {
      folder == "." && path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    }
    return FolderSearch(folder).entries.compactMap { entry in
      switch entry {
      case .file(let path):
        FolderSearch.isRegularFile(path) && LayoutDocument.isLayoutOrWalk(path: path)
          ? .success(shown(path)) : nil
      case .unreadableFolder(let path, let reason):
        .failure(Missing(shown(path), "cannot be read: \(reason)"))
      }
    }
  }
}

extension ScreenFiles.Missing {
  fileprivate init(_ path: String, _ problem: String) {
    self.init(name: path, description: "\(path): \(problem)")
  }
}
