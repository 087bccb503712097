import Foundation

/// Watches a folder for files that are written, added or removed.
///
/// It watches the folder and not the file, since editors replace the old file by a new one.
package final class FolderWatch {
  /// The inotify descriptor, which is readable when something has changed.
  package let descriptor: Int32
  private let folder: String

  /// Changes in the folder, by file names.
  package struct Changes: Equatable {
    /// The files that were written or added and still exist; contains nil if some names were lost.
    package var come: Set<String?> = []
    /// The files that were removed and do not exist again.
    package var gone: Set<String> = []
  }

  /// Starts watching; nil if the system cannot watch the folder.
  package init?(_ folder: String) {
    self.folder = folder
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    guard descriptor >= 0 else { return nil }
    let kinds = IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE | IN_DELETE | IN_MOVED_FROM
    guard inotify_add_watch(descriptor, folder, UInt32(kinds)) >= 0 else {
      close(descriptor)
      return nil
    }
  }

  deinit { close(descriptor) }

  /// Returns the changes since the last call.
  package func changes() -> Changes {
    var changes = Changes()
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return changes }
      buffer.withUnsafeBytes { bytes in
        let header = MemoryLayout<inotify_event>.size
        var offset = 0
        while offset + header <= count {
          let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          let end = offset + header + Int(event.len)
          let name = bytes[(offset + header)..<min(end, count)].prefix { $0 != 0 }
          note(event.mask, String(decoding: name, as: UTF8.self), in: &changes)
          offset = end
        }
      }
    }
  }

  private func note(_ mask: UInt32, _ name: String, in changes: inout Changes) {
    func has(_ kinds: Int32) -> Bool { mask & UInt32(kinds) != 0 }
    if has(Int32(IN_Q_OVERFLOW)) {
      changes.come.insert(nil)
    } else if has(IN_DELETE | IN_MOVED_FROM) {
      changes.come.remove(name)
      changes.gone.insert(name)
    } else if !has(IN_CREATE) || !isToBeWritten(name) {
      changes.gone.remove(name)
      changes.come.insert(name)
    }
  }

  /// Returns whether a created file is new and still to be written; links of either kind, folders
  /// and pipes are complete at once.
  private func isToBeWritten(_ name: String) -> Bool {
    var status = stat()
    return lstat(folder + "/" + name, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && status.st_nlink == 1
  }
}
