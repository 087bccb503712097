import HaloImageFiles

extension Y4MStream {
  /// Draws frames and writes each as soon as it is drawn, so that a film of any length takes the
  /// memory of one frame.
  ///
  /// - Parameters:
  ///   - frames: the frames in order, `every` milliseconds apart.
  ///   - every: the interval in milliseconds.
  ///   - drawer: draws the frames.
  ///   - write: takes the next bytes of the stream.
  /// - Throws: `RenderError` and the errors of `write`.
  @MainActor
  package static func write(
    _ frames: [FilmFrame], every: Int, by drawer: FrameDrawer, to write: ([UInt8]) throws -> Void
  ) throws {
    try write(Y4MStream(width: drawer.width, height: drawer.height, every: every).header)
    for frame in frames { try write(Self.frame(YCbCrPicture(drawer.draw(frame.list)))) }
  }
}
