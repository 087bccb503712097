import Foundation

/// A typeface in one size and weight.
public struct Font: Hashable, Sendable {
  /// How heavy letters are: UIKit's `UIFont.Weight`, with OpenType's numbers as raw values.
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

  /// Points.
  public var pointSize: CGFloat
  /// How heavy the letters are.
  public var weight: Weight
  /// Digits of equal width, for numbers that change in place.
  public var monospacedDigits: Bool

  /// UIKit's `systemFont(ofSize:weight:)`: the renderer's typeface, at a size in points.
  public static func systemFont(
    ofSize size: CGFloat, weight: Weight = .regular, monospacedDigits: Bool = false
  ) -> Font {
    Font(pointSize: size, weight: weight, monospacedDigits: monospacedDigits)
  }
}

/// Where lines begin or end in their box: UIKit's `NSTextAlignment`.
public enum TextAlignment: Hashable, Sendable {
  case left, center, right
  /// To the side from which lines are read; of a label, as that of its window.
  case natural
}

/// How a string is set; one value for measuring and for drawing.
public struct TextStyle: Hashable, Sendable {
  /// The size in points, the weight and the form of digits.
  public var font: Font
  /// Of the letters.
  public var color: Color
  /// Where each line stands in the width that it is given.
  public var alignment: TextAlignment
  /// 0: as many lines as are needed.
  ///
  /// The last line that fits ends in an ellipsis.
  public var numberOfLines: Int
  /// Space between letters beside the typeface's own, in points.
  public var tracking: CGFloat
  /// Distance between baselines in points; nil: the font's own.
  public var lineHeight: CGFloat?

  /// A style for one line on the left, unless told otherwise.
  ///
  /// - Parameters:
  ///   - font: the typeface and its size.
  ///   - color: of the letters.
  ///   - alignment: of the lines.
  ///   - numberOfLines: at most; 0 for as many as there are.
  ///   - tracking: in points; nil for the font's own.
  ///   - lineHeight: in points; nil for the font's own.
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
  /// The most UTF-8 bytes of a text that are set in this style: far more than has room on a screen,
  /// so nobody misses the rest.
  ///
  /// Pango counts widths in 1/1024 points, in 32 bits: beyond two million points they mean nothing.
  /// A byte is rarely wider than the type is high, and never twice as wide.
  public var longestText: Int {
    let widest = CGFloat(1 << 20) / max(1, font.pointSize)
    return max(64, min(numberOfLines == 1 ? 1 << 14 : 1 << 15, Int(widest)))
  }

  /// A text as far as it is set, with an ellipsis in the place of the rest.
  public func cut(_ string: String) -> String { string.cut(to: longestText) }
}

extension String {
  /// The same in at most so many UTF-8 bytes, 3 or more, with an ellipsis in the place of the rest;
  /// O(`length`).
  package func cut(to length: Int) -> String {
    let ellipsis = "…"
    guard utf8.count > length else { return self }
    var end = utf8.index(startIndex, offsetBy: max(0, length - ellipsis.utf8.count))
    // Between two code points.
    while end > startIndex, utf8[end] & 0xC0 == 0x80 { end = utf8.index(before: end) }
    return String(decoding: utf8[..<end], as: UTF8.self) + ellipsis
  }
}

/// What can measure text without drawing it; the renderer provides one to a window.
@MainActor
public protocol TextMeasuring: AnyObject {
  /// The size in points that `string` takes, broken at `width` (infinite: one line a paragraph).
  func size(of string: String, style: TextStyle, width: CGFloat) -> CGSize
  /// How far below the top of what ``size(of:style:width:)`` measures the first and the last line
  /// stand, in points.
  func baselines(
    of string: String, style: TextStyle, width: CGFloat
  ) -> (first: CGFloat, last: CGFloat)
  /// Where the letters of `string` stand that is set in one line, however long.
  func line(of string: String, style: TextStyle) -> TextLine
  /// The lines into which one paragraph is broken at `width` points, in UTF-8 bytes, without a gap;
  /// at least one, empty for an empty paragraph.
  func lines(ofParagraph string: String, style: TextStyle, width: CGFloat) -> [Range<Int>]
}

extension TextMeasuring {
  /// All in one line: what measures no paragraphs breaks none.
  public func lines(
    ofParagraph string: String, style: TextStyle, width: CGFloat
  ) -> [Range<Int>] { [0..<string.utf8.count] }
}
