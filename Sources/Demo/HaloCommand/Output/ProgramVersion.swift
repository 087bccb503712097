import CHaloVersion

/// The version of the program.
enum ProgramVersion {
  /// The version number.
  static let current = "0.4.0"

  /// The line that `halo --version` prints: the name, the version number and the commit, if it is
  /// known.
  static var line: String {
    let commit = String(cString: halo_commit())
    return commit.isEmpty ? "halo \(current)" : "halo \(current) (\(commit))"
  }
}
