import ArgumentParser
import HaloFilming
import HaloImageFiles

/// A format of the films that are saved while a window is open.
enum RecordedFilmFormat: String, CaseIterable, ExpressibleByArgument {
  case webm, mp4, webp, apng

  /// Returns the type of the files.
  ///
  /// - Throws: `VideoError` if the program that encodes them is not installed.
  @MainActor
  func checkedType() throws -> FilmType {
    switch self {
    case .webp: return .webp
    case .apng: return .apng
    case .webm, .mp4:
      guard VideoContainer.isAvailable() else { throw VideoError.missing }
      return .video(self == .mp4 ? .mp4 : .webm)
    }
  }
}
