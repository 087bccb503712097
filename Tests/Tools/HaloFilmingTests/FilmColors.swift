import FocusGeometry
import Foundation
import HaloCairoRenderer
import HaloDisplayList
import HaloGoldenTesting
import HaloImageFiles

@testable import HaloFilming

/// Films of frames in one colour, whose times are not equally far apart.
@MainActor
enum FilmColors {
  static let size = CGSize(width: 64, height: 48)
  static let colors: [UInt32] = [0xE0383E, 0x2F6F8F, 0xFFFFFF, 0x12A05C, 0x202040]
  /// The times of the frames in milliseconds, and the rest at the end.
  static let times = [0, 17, 34, 900, 2000]
  static let rest = 1200

  static func list(_ color: UInt32) -> DisplayList {
    DisplayList(size: size, background: .color(Color(hex: color)))
  }

  /// Adds the frames to a film, each of them twice, and returns its file.
  static func file(_ film: any FilmMaking) throws -> [UInt8] {
    for (color, time) in zip(colors, times) {
      try film.append(list(color), at: time)
      try film.append(list(color), at: time + 5)
    }
    return try film.finish(rest: rest - 5)
  }

  static func drawer() throws -> FrameDrawer {
    try FrameDrawer(size: size, scale: 1, by: .forTests())
  }

  /// The largest difference of a channel between two colours.
  static func distance(_ one: UInt32, _ other: UInt32) -> Int {
    [0, 8, 16].map { abs(Int(one >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) }.max() ?? 0
  }
}
