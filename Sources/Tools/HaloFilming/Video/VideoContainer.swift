import Foundation

/// A container for films that ffmpeg encodes, with its codec.
package enum VideoContainer: String, CaseIterable, Sendable {
  /// VP9 in WebM.
  case webm
  /// H.264 in MP4.
  case mp4

  /// Whether its codec takes only pictures of even width and height.
  var needsEvenSize: Bool { self == .mp4 }

  /// The arguments of ffmpeg: a stream of pictures on standard input becomes the file that standard
  /// output is.
  ///
  /// - Parameter isQuick: whether to save time rather than bytes.
  /// - Returns: The arguments, without the program's name.
  func arguments(isQuick: Bool) -> [String] {
    [
      "-hide_banner", "-nostdin", "-nostats", "-loglevel", "error", "-f", "matroska", "-i",
      "pipe:0", "-an",
      // Every picture keeps its own time, in milliseconds.
      "-vsync", "vfr", "-enc_time_base", "1:1000",
      // Nothing in the file depends on the version or on the moment.
      "-fflags", "+bitexact", "-flags:v", "+bitexact", "-pix_fmt", "yuv420p",
      "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709",
      "-color_range", "tv",
    ] + encoding(isQuick) + ["-f", rawValue, "-y", "file:/proc/self/fd/1"]
  }

  /// Codec and quality (our choice): text stays sharp, and a film of a few keys is smaller than a
  /// megabyte.
  private func encoding(_ isQuick: Bool) -> [String] {
    switch self {
    case .webm:
      [
        "-c:v", "libvpx-vp9", "-crf", "22", "-b:v", "0", "-row-mt", "1",
        "-deadline", isQuick ? "realtime" : "good", "-cpu-used", isQuick ? "7" : "3",
      ]
    case .mp4:
      // Without frames that refer to later ones, times need no offset, and players show the first
      // frame at once.
      [
        "-c:v", "libx264", "-crf", "18", "-preset", isQuick ? "veryfast" : "medium", "-bf", "0",
        "-video_track_timescale", "1000", "-movflags", "+faststart",
      ]
    }
  }

  /// Whether the program that encodes is found in the folders of the environment variable PATH.
  package static func isAvailable(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Bool {
    (environment["PATH"] ?? "").split(separator: ":").contains {
      access("\($0)/\(program)", X_OK) == 0
    }
  }

  /// The name of the program.
  static let program = "ffmpeg"
}
