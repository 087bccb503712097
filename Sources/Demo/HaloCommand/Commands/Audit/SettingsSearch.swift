import Foundation
import HaloLayoutFiles

/// The search for the settings that apply to a file: the nearest `halo.yaml` in its folder or a
/// folder around it.
struct SettingsSearch {
  /// The results by the paths of folders; nil for a folder without settings.
  private var known: [String: String?] = [:]

  /// Returns the path of the settings for a file, relative to the working folder if it is inside.
  mutating func settings(for file: String) -> String? {
    settings(above: URL(filePath: file).standardizedFileURL.deletingLastPathComponent())
  }

  private mutating func settings(above folder: URL) -> String? {
    let path = folder.path
    if let result = known[path] { return result }
    let candidate = folder.appending(path: AuditSettings.fileName).path
    var isFolder: ObjCBool = false
    let result: String? =
      if FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder),
        !isFolder.boolValue
      {
        Self.shown(candidate)
      } else if path == "/" {
        nil
      } else {
        settings(above: folder.deletingLastPathComponent())
      }
    known[path] = .some(result)
    return result
  }

  private static func shown(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }
}
