import Foundation

/// Hears of files that have been written or put into a folder.
///
/// The folder is watched and not the file, since editors put a new file in the place of the old
/// one.
final class FolderWatch {
  /// Can be read when something has happened.
  let descriptor: Int32

  /// nil when the system cannot watch the folder.
  init?(_ folder: String) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    guard descriptor >= 0 else { return nil }
    guard inotify_add_watch(descriptor, folder, UInt32(IN_CLOSE_WRITE | IN_MOVED_TO)) >= 0 else {
      close(descriptor)
      return nil
    }
  }

  deinit { close(descriptor) }

  /// The names of the files since the last call; nil among them when some were lost.
  func changedNames() -> Set<String?> {
    var names: Set<String?> = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return names }
      buffer.withUnsafeBytes { bytes in
        let header = MemoryLayout<inotify_event>.size
        var offset = 0
        while offset + header <= count {
          let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          let end = offset + header + Int(event.len)
          let name = bytes[(offset + header)..<min(end, count)].prefix { $0 != 0 }
          let isOverflow = event.mask & UInt32(IN_Q_OVERFLOW) != 0
          names.insert(isOverflow ? nil : String(decoding: name, as: UTF8.self))
          offset = end
        }
      }
    }
  }
}
