import Foundation
import HaloDisplayList

/// Sets and measures text, with Pango.
@MainActor
public final class TextEngine: TextMeasuring {
  /// Families in order of preference, for text and for large sizes.
  public struct Families: Sendable {
    /// Below 20 points; comma-separated names, as Pango reads them.
    public var text: String
    /// From 20 points on, where a display cut exists.
    public var display: String

    /// What the demo prefers.
    public static let inter = Families(
      text: "Inter, Noto Sans, DejaVu Sans, sans-serif",
      display: "Inter Display, Inter, Noto Sans, DejaVu Sans, sans-serif")
    /// The same on every machine that has the test fonts.
    public static let dejaVu = Families(text: "DejaVu Sans", display: "DejaVu Sans")
  }

  /// Those of the main thread.
  let layouts: TextLayouts

  /// An engine of its own for these families.
  public init(families: Families = .inter) { layouts = TextLayouts(families: families) }

  /// Makes sure that there is a font: without any, letters are boxes and not the same ones each time.
  ///
  /// - Throws: ``RenderError/noFonts``.
  package func checkFonts() throws(RenderError) { try layouts.checkFonts() }

  /// The size in points that `string` takes when it is broken at `width` points.
  public func size(of string: String, style: TextStyle, width: CGFloat) -> CGSize {
    layouts.size(of: string, style: style, width: width)
  }

  /// O(n) in the lines.
  public func baselines(
    of string: String, style: TextStyle, width: CGFloat
  ) -> (first: CGFloat, last: CGFloat) {
    layouts.baselines(of: string, style: style, width: width)
  }

  /// O(n).
  public func lines(
    ofParagraph string: String, style: TextStyle, width: CGFloat
  ) -> [Range<Int>] { layouts.lines(ofParagraph: string, style: style, width: width) }

  /// O(n).
  public func line(of string: String, style: TextStyle) -> TextLine {
    layouts.line(of: string, style: style)
  }
}
