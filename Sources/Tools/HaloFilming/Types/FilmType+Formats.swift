import HaloImageFiles

extension FilmType {
  /// Animated WebP files, in all colours.
  package static let webp = FilmType(ending: "webp") {
    try WebPFilm(drawnBy: $0, isQuick: $1)
  }

  /// Files in a container that ffmpeg encodes.
  package static func video(_ container: VideoContainer) -> FilmType {
    FilmType(ending: container.rawValue) {
      try VideoFilm(container, drawnBy: $0, isQuick: $1)
    }
  }

  /// The type that most programs play: MP4 where ffmpeg is installed, otherwise animated WebP.
  package static var best: FilmType {
    VideoContainer.isAvailable() ? .video(.mp4) : .webp
  }
}
