import Foundation
import HaloLayoutFiles
import HaloSourceText

/// A watch for changes of walks and of the files on which they depend, which waits without looking
/// at files again and again.
final class WalkWatch {
  private struct Place {
    let watch: FolderWatch
    /// The names of files that count.
    var names: Set<String> = []
    /// Whether new walks and new folders count, too.
    var isSearched = false
  }

  /// The time in milliseconds without a further change after which changes are complete: editors
  /// write several files at once (Halo's choice).
  private static let settling: Int32 = 50
  /// The most changes that are waited for, since a file may be written without end.
  private static let mostChanges = 20

  private var places: [String: Place] = [:]
  private let ignored: String?

  /// Creates a watch without files; `ignored` is the path of a file that never counts.
  init(ignoring ignored: String?) { self.ignored = ignored.map(Self.standardized) }

  /// Begins to watch the folders and files of a search, and forgets the files before.
  ///
  /// Changes that were not taken yet are kept.
  ///
  /// - Throws: `CommandError` if no folder can be watched.
  func begin(_ search: WalkSearch) throws {
    for folder in places.keys {
      places[folder]?.names = []
      places[folder]?.isSearched = false
    }
    for folder in search.folders {
      add(folder)
      places[folder]?.isSearched = true
    }
    watch(Set(search.folders + search.found.map(\.path)))
    guard !places.isEmpty else { throw CommandError("the folders of the walks cannot be watched") }
  }

  /// Watches the files on which the results of the walks depend, too.
  func watch(_ files: Set<String>) {
    for file in files {
      let folder = folder(of: file)
      add(folder)
      places[folder]?.names.insert((file as NSString).lastPathComponent)
    }
  }

  private func add(_ folder: String) {
    guard places[folder] == nil, let watch = FolderWatch(folder) else { return }
    places[folder] = Place(watch: watch)
  }

  /// Takes the changes since the last call, and returns whether one of them counts.
  func takeChanges() -> Bool {
    var isDue = false
    for (folder, place) in places {
      let changes = place.watch.changes()
      for name in changes.gone.union(changes.come.compactMap(\.self)) {
        // A folder that was replaced has to be watched anew.
        places["\(folder)/\(name)"] = nil
      }
      isDue =
        isDue || changes.come.contains { $0.map { counts($0, in: folder, place) } ?? true }
        || changes.gone.contains(where: place.names.contains)
    }
    return isDue
  }

  /// Waits until a change counts, and a moment longer for further changes that belong to it.
  ///
  /// - Returns: whether something has changed; false if the system cannot wait.
  func waitForChange() -> Bool {
    var isDue = false
    for _ in 0..<Self.mostChanges {
      while !isDue {
        guard isReadable(within: -1) else { return false }
        isDue = takeChanges()
      }
      guard isReadable(within: Self.settling) else { break }
      _ = takeChanges()
    }
    return true
  }

  private func counts(_ name: String, in folder: String, _ place: Place) -> Bool {
    let path = "\(folder)/\(name)"
    guard Self.standardized(path) != ignored else { return false }
    if place.names.contains(name) { return true }
    guard place.isSearched, !name.hasPrefix(".") else { return false }
    return FolderSearch.hasEnding(name) || FolderSearch.isSubfolder(path)
  }

  /// Returns whether a folder reports changes within a time in milliseconds, -1 for any time.
  private func isReadable(within milliseconds: Int32) -> Bool {
    var entries = places.values.map {
      pollfd(fd: $0.watch.descriptor, events: Int16(POLLIN), revents: 0)
    }
    while true {
      let count = poll(&entries, nfds_t(entries.count), milliseconds)
      if count >= 0 || errno != EINTR { return count > 0 }
    }
  }

  private static func standardized(_ path: String) -> String {
    URL(filePath: path).standardizedFileURL.path
  }
}
