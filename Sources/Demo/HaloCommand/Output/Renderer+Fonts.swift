import HaloCairoRenderer

extension Renderer {
  /// Returns a renderer for reproducible pictures, which need fonts.
  ///
  /// - Throws: `RenderError.noFonts`.
  static func withFonts() throws -> Renderer {
    let text = TextEngine()
    try text.checkFonts()
    return Renderer(text: text)
  }
}
