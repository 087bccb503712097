import HaloImageFiles

/// Why a review cannot be made or carried out, in one line.
package enum ReviewError: Error, CustomStringConvertible, Equatable {
  /// The system's word about a folder, or that it is none.
  case folder(path: String, reason: String)
  /// There is no PNG file in it, nor in the folders inside.
  case noPictures(path: String)
  /// A file that is not what it should be.
  case file(path: String, reason: String)

  /// The error of a picture file.
  init(_ error: ImageFileError) { self = .file(path: error.path, reason: error.reason) }

  package var description: String {
    switch self {
    case .folder(let path, let reason): "cannot read the folder \(path): \(reason)"
    case .noPictures(let path): "there are no pictures in \(path) (PNG or APNG)"
    case .file(let path, let reason): "\(path): \(reason)"
    }
  }
}
