/// Returns the path of `name` relative to the folder of `file`, or to the working folder for standard
/// input and pipes, which are in no folder.
package func beside(_ file: String, _ name: String) -> String {
  guard !name.hasPrefix("/"), !file.hasPrefix("/dev/"), let slash = file.lastIndex(of: "/") else {
    return name
  }
  return "\(file[...slash])\(name)"
}

/// Returns the path of the folder of a file; `.` for a name without a folder.
///
/// Foundation's `deletingLastPathComponent` crashes on a name of a single letter.
package func folder(of file: String) -> String {
  guard let slash = file.lastIndex(of: "/") else { return "." }
  return slash == file.startIndex ? "/" : String(file[..<slash])
}
