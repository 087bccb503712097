import HaloCairoRenderer
import HaloImageFiles

/// Two films that run in step, or one alone: at each moment at which one of them changes, both are
/// compared as they are seen then.
struct FilmPair {
  /// A moment from which on nothing changes until the next one.
  struct Moment: Encodable, Equatable {
    /// Milliseconds since the beginning.
    var start: Double
    /// Of the pixels, how many differ; 0 to 1.
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

  /// At each of ``moments``; nil where there is one film alone, or their sizes differ.
  private(set) var comparisons: [PictureComparison?] = []
  private(set) var moments: [Moment] = []
  private(set) var beforeFrames: [FilmReader.Frame] = []
  private(set) var afterFrames: [FilmReader.Frame] = []

  /// Goes through both to their ends; a channel may differ by so many levels of 255.
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

  /// The one at which most differs.
  var worst: PictureComparison? { comparisons.compactMap { $0 }.max { $0.share < $1.share } }
}
