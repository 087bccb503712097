import Foundation
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
  /// A folder stands for all layouts and walks in it and in its subfolders, sorted by name. Hidden
  /// files and folders are left out, and links to folders are not followed.
  static func named(_ names: [String]) -> [Result<String, Missing>] {
    names.flatMap { name -> [Result<String, Missing>] in
      do {
        let path = try Examples.own.path(of: name, .layout)
        guard kind(of: path, followingLinks: true) == S_IFDIR else { return [.success(path)] }
        let files = files(in: path)
        guard files.isEmpty else { return files }
        return [.failure(Missing(name, "the folder contains no layout and no walk"))]
      } catch {
        return [.failure(Missing(name: name, description: "\(error)"))]
      }
    }
  }

  private static func files(in folder: String) -> [Result<String, Missing>] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      return [.failure(Missing(folder, "cannot be read: \(String(cString: strerror(errno)))"))]
    }
    let start = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name in
      let path = start + name
      if kind(of: path, followingLinks: false) == S_IFDIR { return files(in: path) }
      let isText = [".yaml", ".yml", ".json"].contains { name.lowercased().hasSuffix($0) }
      return isText && kind(of: path, followingLinks: true) == S_IFREG
        && LayoutDocument.isLayoutOrWalk(path: path) ? [.success(path)] : []
    }
  }

  /// Returns the kind of a file as in the mode of `stat`; nil if there is none.
  private static func kind(of path: String, followingLinks: Bool) -> mode_t? {
    var status = stat()
    guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    return status.st_mode & S_IFMT
  }
}

extension ScreenFiles.Missing {
  fileprivate init(_ path: String, _ problem: String) {
    self.init(name: path, description: "\(path): \(problem)")
  }
}
