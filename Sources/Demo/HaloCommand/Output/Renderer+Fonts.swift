import HaloCairoRenderer

extension Renderer {
  /// For whatever is to be the same each time, which letters are not without fonts.
  ///
  /// - Throws: `RenderError.noFonts`.
  static func withFonts() throws -> Renderer {
    let text = TextEngine()
    try text.checkFonts()
    return Renderer(text: text)
  }
}
