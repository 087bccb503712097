import Foundation

/// A typeface in one size and weight.
public struct Font: Hashable, Sendable {
  /// The weight of glyphs: UIKit's `UIFont.Weight`, with OpenType's numbers as raw values.
  public enum Weight: Int, Hashable, Sendable {
    case ultraLight = 100
    case thin = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case heavy = 800
    case black = 900
  }

  /// The size in points.
  public var pointSize: CGFloat
  /// The weight of the glyphs.
  public var weight: Weight
  /// Whether digits have equal widths, for numbers that change in place.
  public var monospacedDigits: Bool
  /// Whether all glyphs have equal widths, for code and the output of terminals.
  public var isMonospaced = false

  /// Returns the renderer's typeface at a size in points: UIKit's `systemFont(ofSize:weight:)`.
  public static func systemFont(
    ofSize size: CGFloat, weight: Weight = .regular, monospacedDigits: Bool = false
  ) -> Font {
    Font(pointSize: size, weight: weight, monospacedDigits: monospacedDigits)
  }

  /// Returns a typeface with glyphs of equal widths at a size in points: UIKit's
  /// `monospacedSystemFont(ofSize:weight:)`.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> Font {
    Font(pointSize: size, weight: weight, monospacedDigits: true, isMonospaced: true)
  }
}

/// The alignment of lines in their box: UIKit's `NSTextAlignment`.
public enum TextAlignment: Hashable, Sendable {
  case left, center, right
  /// The side from which lines are read; for a label, that of its window.
  case natural
}

/// The style in which a string is laid out; one value for measuring and for drawing.
public struct TextStyle: Hashable, Sendable {
  /// The size in points, the weight and the form of digits.
  public var font: Font
  /// The colour of the glyphs.
  public var color: Color
  /// The alignment of each line in the available width.
  public var alignment: TextAlignment
  /// The largest number of lines; 0 for as many as are needed.
  ///
  /// The last line that fits ends in an ellipsis.
  public var numberOfLines: Int
  /// The space between glyphs in addition to the typeface's own, in points.
  public var tracking: CGFloat
  /// The distance between baselines in points; nil for the font's own.
  public var lineHeight: CGFloat?

  /// Creates a style; by default, for one line that is aligned to the left.
  ///
  /// - Parameters:
  ///   - font: The typeface and its size.
  ///   - color: The colour of the glyphs.
  ///   - alignment: The alignment of the lines.
  ///   - numberOfLines: The largest number of lines; 0 for no limit.
  ///   - tracking: The tracking in points; nil for the font's own.
  ///   - lineHeight: The distance between baselines in points; nil for the font's own.
  public init(
    font: Font, color: Color, alignment: TextAlignment = .left, numberOfLines: Int = 1,
    tracking: CGFloat? = nil, lineHeight: CGFloat? = nil
  ) {
    self.font = font
    self.color = color
    self.alignment = alignment
    self.numberOfLines = numberOfLines
    self.tracking = tracking ?? font.tracking
    self.lineHeight = lineHeight
  }
}

extension TextStyle {
  /// The largest number of UTF-8 bytes of a text that are laid out in this style: far more than fit
  /// on a screen.
  ///
  /// Pango measures widths in 1/1024 points in 32 bits, so widths beyond two million points are
  /// meaningless. A byte is rarely wider than the font size, and never twice as wide.
  public var longestText: Int {
    let widest = CGFloat(1 << 20) / max(1, font.pointSize)
    return max(64, min(numberOfLines == 1 ? 1 << 14 : 1 << 15, Int(widest)))
  }

  /// Returns the part of a text that is laid out, with an ellipsis in place of the rest.
  public func cut(_ string: String) -> String { string.cut(to: longestText) }
}

extension String {
  /// Returns the string in at most `length` UTF-8 bytes, 3 or more, with an ellipsis in place of
  /// the rest; O(`length`).
  package func cut(to length: Int) -> String {
    let ellipsis = "…"
    guard utf8.count > length else { return self }
    var end = utf8.index(startIndex, offsetBy: max(0, length - ellipsis.utf8.count))
    // Moves back to the start of a code point.
    while end > startIndex, utf8[end] & 0xC0 == 0x80 { end = utf8.index(before: end) }
    return String(decoding: utf8[..<end], as: UTF8.self) + ellipsis
  }
}

/// An object that can measure text without drawing it; the renderer provides one to a window.
@MainActor
public protocol TextMeasuring: AnyObject {
  /// Returns the size in points of `string`, broken at `width` points (infinite for one line a
  /// paragraph).
  func size(of string: String, style: TextStyle, width: CGFloat) -> CGSize
  /// Returns the distances in points of the first and the last baseline from the top of the box
  /// that ``size(of:style:width:)`` measures.
  func baselines(
    of string: String, style: TextStyle, width: CGFloat
  ) -> (first: CGFloat, last: CGFloat)
  /// Returns the positions of the characters of `string` in one line of any length.
  func line(of string: String, style: TextStyle) -> TextLine
  /// Returns the lines into which one paragraph is broken at `width` points, as ranges of UTF-8
  /// bytes without gaps; at least one, which is empty for an empty paragraph.
  func lines(ofParagraph string: String, style: TextStyle, width: CGFloat) -> [Range<Int>]
}

extension TextMeasuring {
  /// Returns the lines of a paragraph; by default one line with the whole paragraph.
  public func lines(
    ofParagraph string: String, style: TextStyle, width: CGFloat
  ) -> [Range<Int>] { [0..<string.utf8.count] }
}
