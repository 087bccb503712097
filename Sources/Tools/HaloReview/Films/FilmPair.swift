import HaloCairoRenderer
import HaloImageFiles

/// Two films that run in step, or a single film.
///
/// Whenever a frame of either film begins, both are compared as they look at that moment.
struct FilmPair {
  /// A period in which nothing changes, until the next one.
  struct Moment: Encodable, Equatable {
    /// The time since the beginning, in milliseconds.
    var start: Double
    /// The share of pixels that differ, 0...1.
    var share: Double
    var boxes: [PixelRect]

    private enum Field: String, CodingKey { case start, share, boxes }

    func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: Field.self)
      try fields.encode(start, forKey: .start)
      try fields.encode(share, forKey: .share)
      try fields.encode(boxes.map { [$0.x, $0.y, $0.width, $0.height] }, forKey: .boxes)
    }
  }

  /// The comparison at each of ``moments``; nil for a single film or films of different sizes.
  private(set) var comparisons: [PictureComparison?] = []
  private(set) var moments: [Moment] = []
  private(set) var beforeFrames: [FilmReader.Frame] = []
  private(set) var afterFrames: [FilmReader.Frame] = []

  /// Reads both films to their ends; differences of up to `levels` (of 255) in a channel are
  /// ignored.
  ///
  /// - Throws: `ImageFileError` or `RenderError`.
  init(_ before: FilmReader?, _ after: FilmReader?, levels: Int) throws {
    while let time = [before?.nextStart, after?.nextStart].compactMap({ $0 }).min() {
      if before?.nextStart == time, let frame = try before?.next() { beforeFrames.append(frame) }
      if after?.nextStart == time, let frame = try after?.next() { afterFrames.append(frame) }
      var comparison: PictureComparison?
      if let before, let after, before.width == after.width, before.height == after.height {
        comparison = PictureComparison(before.canvas, after.canvas, levels: levels)
      }
      comparisons.append(comparison)
      moments.append(
        Moment(
          start: Double(time) / 1000, share: comparison?.share ?? 0,
          boxes: comparison?.boxes ?? []))
    }
  }

  /// The comparison with the most differences; nil for none.
  var worst: PictureComparison? { comparisons.compactMap { $0 }.max { $0.share < $1.share } }
}
