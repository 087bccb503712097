/// The reason why a picture file cannot be read, in one line that names the file.
package struct ImageFileError: Error, CustomStringConvertible, Equatable {
  package var path, reason: String

  package var description: String { "\(path): \(reason)" }
}
