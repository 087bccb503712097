import Foundation

/// The input devices that come and go, as files of a folder.
final class InputFolder {
  let path: String
  /// Readable when a device has come or its permissions have changed; -1 when the folder cannot be
  /// watched.
  let descriptor: Int32

  static let devices = "/dev/input"

  init(path: String) {
    self.path = path
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    // IN_ATTRIB: udev grants the permissions some time after the device has come.
    if descriptor >= 0 {
      _ = inotify_add_watch(descriptor, path, UInt32(IN_CREATE | IN_MOVED_TO | IN_ATTRIB))
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// The devices that are there, by name.
  var names: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasPrefix("event") }.sorted()
  }

  /// Discards pending notifications; ``names`` reads the folder itself.
  func clear() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while read(descriptor, &buffer, buffer.count) > 0 {}
  }
}
