import Foundation

/// A folder for output files.
package enum OutputFolder {
  /// Creates the folder and its parents, unless they exist.
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
    // The folder may exist already, for example because another program has just created it or
    // because the path ends in `/.`.
    guard failure.code == EEXIST else { throw failure }
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard isFolder.boolValue else { throw SystemError(ENOTDIR) }
  }

  /// Returns the parent folder of a path; empty for a single name.
  ///
  /// Foundation's function crashes on a name of a single letter.
  private static func folder(around path: String) -> String {
    let name = path.reversed().drop { $0 == "/" }.drop { $0 != "/" }
    return String(name.drop { $0 == "/" }.reversed())
  }
}
