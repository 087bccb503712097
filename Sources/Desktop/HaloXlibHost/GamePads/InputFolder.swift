import Foundation

/// A folder of input devices, with notifications of changes.
final class InputFolder {
  let path: String
  /// An inotify descriptor, which is readable when a device was added or its permissions have
  /// changed; -1 if inotify is not available.
  let descriptor: Int32

  static let devices = "/dev/input"

  init(path: String) {
    self.path = path
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    // IN_ATTRIB: udev grants the permissions some time after the device was added.
    if descriptor >= 0 {
      _ = inotify_add_watch(descriptor, path, UInt32(IN_CREATE | IN_MOVED_TO | IN_ATTRIB))
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// The names of the devices, sorted.
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
