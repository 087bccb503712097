import Foundation
import HaloDisplayList
import HaloFilming
import HaloLayoutFiles
import HaloSceneGraph

/// The film of a tour.
@MainActor
package struct TourFilm {
  private let play: TourPlay
  /// The size of all frames in points.
  package let size: CGSize

  /// Creates the film of some rows.
  ///
  /// - Parameters:
  ///   - rows: the rows.
  ///   - size: the size of all screens in points.
  ///   - textMeasurer: the text measurer of the renderer that will draw.
  ///   - readImage: reads the pictures of layouts.
  package init(
    _ rows: [CoverageRow], size: CGSize, textMeasurer: any TextMeasuring,
    readImage: @escaping ImageReading
  ) {
    self.size = size
    play = TourPlay(Tour(rows, at: 0)) { row in
      try row.runner(size: size, textMeasurer: textMeasurer, readImage: readImage)
    }
  }

  /// The colours of the area around the frames.
  package var palette: Palette { FocusAppearance.light.palette }

  /// Plays the tour.
  ///
  /// - Parameter every: milliseconds between frames.
  /// - Returns: the frames, with the caption on each.
  /// - Throws: the first error of a row.
  package func frames(every: Int) throws -> [FilmFrame] {
    var frames: [FilmFrame] = []
    while true {
      let time = frames.count * every
      play.advance(to: Double(time) / 1000)
      if let error = play.error { throw error }
      guard !play.tour.hasEnded, let runner = play.runner else { return frames }
      runner.player.advance(by: Double(every) / 1000)
      var list = runner.player.frame()
      if let caption = play.tour.caption {
        list.items += TourBand(caption, in: runner.window, hasControls: false).items
      }
      // Frames without a change share their memory.
      if let last = frames.last?.list, last == list { list = last }
      frames.append(FilmFrame(time: time, keys: [], list: list, focus: runner.focus))
    }
  }
}
