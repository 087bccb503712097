/// An error in reading a picture file, described in one line that names the file.
package struct ImageFileError: Error, CustomStringConvertible, Equatable {
  package var path, reason: String

  package var description: String { "\(path): \(reason)" }
}
