import HaloImageFiles

/// An error that prevents making or carrying out a review, described in one line.
package enum ReviewError: Error, CustomStringConvertible, Equatable {
  /// The folder cannot be read or is not a folder.
  case folder(path: String, reason: String)
  /// The folder and its subfolders contain no PNG file.
  case noPictures(path: String)
  /// The file cannot be read or has the wrong content.
  case file(path: String, reason: String)

  /// Creates the error for an error in a picture file.
  init(_ error: ImageFileError) { self = .file(path: error.path, reason: error.reason) }

  package var description: String {
    switch self {
    case .folder(let path, let reason): "cannot read the folder \(path): \(reason)"
    case .noPictures(let path): "there are no pictures in \(path) (PNG or APNG)"
    case .file(let path, let reason): "\(path): \(reason)"
    }
  }
}
