/// Several errors in one file, or in files that name each other.
///
/// It is described in one line for each error.
public struct SourceErrors: Error, Hashable, Sendable, CustomStringConvertible {
  /// The errors, of which there are at least two, file by file in the order of their lines.
  public let all: [SourceError]

  /// Creates a value from errors in the order in which they were found.
  init(_ errors: [SourceError]) {
    var files: [String: Int] = [:]
    for error in errors where files[error.place.file] == nil {
      files[error.place.file] = files.count
    }
    func place(_ entry: (offset: Int, element: SourceError)) -> (Int, Int, Int) {
      let place = entry.element.place
      return (files[place.file] ?? 0, place.line ?? 0, entry.offset)
    }
    all = errors.enumerated().sorted { place($0) < place($1) }.map(\.element)
  }

  public var description: String { all.map(\.description).joined(separator: "\n") }
}
