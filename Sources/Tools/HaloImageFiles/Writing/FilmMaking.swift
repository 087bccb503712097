import HaloDisplayList

/// A film that is made frame by frame, so that a program can do other work in between.
@MainActor
package protocol FilmMaking: AnyObject {
  /// Returns whether the film takes another frame without waiting for an encoder.
  ///
  /// - Parameter limit: the longest time to wait for that.
  /// - Returns: Whether it does.
  /// - Throws: an error of the encoder.
  func takesFrame(within limit: Duration) throws -> Bool

  /// Appends a frame; one that changes no pixel lengthens the frame before.
  ///
  /// - Parameters:
  ///   - list: the whole picture.
  ///   - time: milliseconds since the film's beginning, not less than those of earlier frames.
  /// - Throws: `RenderError`, or an error of the encoder.
  func append(_ list: DisplayList, at time: Int) throws

  /// Ends the film, which has at least one frame.
  ///
  /// - Parameters:
  ///   - rest: how long the last frame stays, in milliseconds.
  ///   - limit: the longest time to wait for the encoder; nil for as long as it takes.
  /// - Returns: The bytes of the file; nil if they are not complete yet, and the call is to be
  ///   repeated.
  /// - Throws: `RenderError`, or an error of the encoder.
  func finish(rest: Int, within limit: Duration?) throws -> [UInt8]?
}

extension FilmMaking {
  package func takesFrame(within limit: Duration) throws -> Bool { true }

  /// Ends the film and waits for its encoder.
  ///
  /// - Parameter rest: how long the last frame stays, in milliseconds.
  /// - Returns: The bytes of the file.
  /// - Throws: `RenderError`, or an error of the encoder.
  package func finish(rest: Int) throws -> [UInt8] {
    while true {
      if let bytes = try finish(rest: rest, within: nil) { return bytes }
    }
  }
}

/// A format of film files that are made frame by frame.
@MainActor
package struct FilmType {
  /// The extension of the file's name, without a point.
  package let ending: String
  /// Begins a film; the flag says whether to save time rather than bytes.
  package let begin: (_ drawer: FrameDrawer, _ isQuick: Bool) throws -> any FilmMaking

  /// Creates a type from its extension and the way to begin a film.
  package init(
    ending: String,
    begin: @escaping (_ drawer: FrameDrawer, _ isQuick: Bool) throws -> any FilmMaking
  ) {
    (self.ending, self.begin) = (ending, begin)
  }

  /// Animated PNG files, in all colours.
  package static let apng = FilmType(ending: "apng") { APNGFilm(drawnBy: $0, isQuick: $1) }
}
