import Foundation
import HaloLayoutFiles
import HaloSourceText

/// The layouts of a folder and its subfolders while the demo shows them one after another.
@MainActor
final class LayoutCatalogue {
  private let folder: String
  private var sessions: [String: LayoutSession] = [:]
  /// The watches of the folders that have layouts, by their paths.
  private var watchesByFolder: [String: FolderWatch] = [:]
  /// The layouts in their order.
  private(set) var layouts: [LayoutSession] = []

  /// Opens the layouts below a folder and reads the first.
  ///
  /// - Parameter folder: the path of the folder.
  /// - Throws: `CommandError` if there is no layout.
  init(folder: String) throws {
    self.folder = folder
    try layouts = Self.files(in: folder).map(session)
    guard let first = layouts.first else {
      throw CommandError("\(folder): the folder contains no layout")
    }
    first.prepare()
  }

  /// The watches of all folders with layouts.
  var watches: [FolderWatch] { Array(watchesByFolder.values) }

  /// Searches the folder again.
  ///
  /// - Parameter shown: the layout in the window, which stays in the list even without its file.
  /// - Returns: the layouts, and the index of the shown one.
  func layouts(after shown: any Screen) -> (screens: [any Screen], index: Int) {
    let shown = shown as? LayoutSession
    let files = Set(Self.files(in: folder) + [shown?.file].compactMap(\.self)).sorted()
    layouts = files.compactMap { try? session($0) }
    return (layouts, layouts.firstIndex { $0 === shown } ?? 0)
  }

  private func session(_ path: String) throws -> LayoutSession {
    if let known = sessions[path] { return known }
    let folder = HaloLayoutFiles.folder(of: path)
    // One watch serves all files of a folder, since the system permits few.
    let watch = watchesByFolder[folder] ?? FolderWatch(folder)
    watchesByFolder[folder] = watch
    let session = try LayoutSession(unread: path, watch: watch)
    sessions[path] = session
    return session
  }

  /// Returns the paths of all layouts below a folder, sorted; walks are left out.
  private static func files(in folder: String) -> [String] {
    ScreenFiles.named([folder]).compactMap { try? $0.get() }
      .filter { WalkDocument.isWalk(path: $0) != true }.sorted()
  }
}
