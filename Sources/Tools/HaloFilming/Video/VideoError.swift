/// An error of the program that encodes films, in one line.
package enum VideoError: Error, CustomStringConvertible, Equatable {
  /// The program is not installed.
  case missing
  /// The program failed; the text is its own message.
  case failed(String)
  /// The system refused to start it or to give it frames.
  case system(String)

  /// One line that says what failed and why.
  package var description: String {
    switch self {
    case .missing:
      "WebM and MP4 films need ffmpeg, which is not installed; .webp and .apng need nothing more"
    case .failed(let reason): "ffmpeg cannot make the film: \(reason)"
    case .system(let reason): "cannot run ffmpeg: \(reason)"
    }
  }
}
