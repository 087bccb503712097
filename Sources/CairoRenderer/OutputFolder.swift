import Foundation

/// A folder that files are written into.
package enum OutputFolder {
  /// Makes the folder, and those around it, where they are not there yet.
  ///
  /// - Throws: ``RenderError/write(path:reason:)``.
  package static func make(at path: String) throws(RenderError) {
    do throws(SystemError) {
      try makeAll(path)
    } catch {
      throw .write(path: path, reason: error.description)
    }
  }

  private static func makeAll(_ path: String) throws(SystemError) {
    if mkdir(path, 0o777) == 0 { return }
    switch errno {
    case EEXIST:
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      guard isFolder.boolValue else { throw SystemError(ENOTDIR) }
    case ENOENT:
      let around = (path as NSString).deletingLastPathComponent
      guard !around.isEmpty, around != path else { throw SystemError(ENOENT) }
      try makeAll(around)
      guard mkdir(path, 0o777) == 0 else { throw .last }
    default: throw .last
    }
  }
}
