import Foundation
import HaloDisplayList

/// An engine that lays out and measures text, with Pango.
@MainActor
public final class TextEngine: TextMeasuring {
  /// The font families in order of preference, for text and for large sizes.
  public struct Families: Sendable {
    /// The families below 20 points; comma-separated names, as Pango reads them.
    public var text: String
    /// The families from 20 points up, beginning with a typeface's variant for large sizes;
    /// comma-separated names, as Pango reads them.
    public var display: String

    /// The default families: Inter, with substitutes.
    public static let inter = Families(
      text: "Inter, Noto Sans, DejaVu Sans, sans-serif",
      display: "Inter Display, Inter, Noto Sans, DejaVu Sans, sans-serif")
    /// The families of which all glyphs have equal widths.
    static let monospaced = "JetBrains Mono, Noto Sans Mono, DejaVu Sans Mono, monospace"
    /// The families of tests, with which text is the same on every machine that has DejaVu Sans.
    public static let dejaVu = Families(text: "DejaVu Sans", display: "DejaVu Sans")
  }

  /// The layouts of the main thread.
  let layouts: TextLayouts

  /// Creates an engine for these families.
  public init(families: Families = .inter) { layouts = TextLayouts(families: families) }

  /// Checks that there is a font: without any, glyphs are drawn as boxes, and not always the same
  /// ones.
  ///
  /// - Throws: ``RenderError/noFonts``.
  package func checkFonts() throws(RenderError) { try layouts.checkFonts() }

  /// Returns the size in points of `string`, broken at `width` points (infinite for one line a
  /// paragraph).
  public func size(of string: String, style: TextStyle, width: CGFloat) -> CGSize {
    layouts.size(of: string, style: style, width: width)
  }

  /// Returns the distances in points of the first and the last baseline from the top of the text;
  /// O(n) for n lines.
  public func baselines(
    of string: String, style: TextStyle, width: CGFloat
  ) -> (first: CGFloat, last: CGFloat) {
    layouts.baselines(of: string, style: style, width: width)
  }

  /// Returns the lines into which one paragraph is broken at `width` points, as ranges of UTF-8
  /// bytes without gaps; O(n).
  public func lines(
    ofParagraph string: String, style: TextStyle, width: CGFloat
  ) -> [Range<Int>] { layouts.lines(ofParagraph: string, style: style, width: width) }

  /// Returns the positions of the characters of `string` in one line; O(n).
  public func line(of string: String, style: TextStyle) -> TextLine {
    layouts.line(of: string, style: style)
  }
}
