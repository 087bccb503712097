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
    var failure = SystemError.last
    let around = folder(around: path)
    if failure.code == ENOENT, !around.isEmpty, around != path {
      try makeAll(around)
      if mkdir(path, 0o777) == 0 { return }
      failure = .last
    }
    // Also one that another program has just made, or that has a second name such as `folder/.`.
    guard failure.code == EEXIST else { throw failure }
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard isFolder.boolValue else { throw SystemError(ENOTDIR) }
  }

  /// Empty for a name alone.
  ///
  /// Foundation's way to ask ends the program for a name of a single letter.
  private static func folder(around path: String) -> String {
    let name = path.reversed().drop { $0 == "/" }.drop { $0 != "/" }
    return String(name.drop { $0 == "/" }.reversed())
  }
}
