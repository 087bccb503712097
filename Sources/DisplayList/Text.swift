import Foundation

/// A typeface in one size and weight.
public struct Font: Hashable, Sendable {
  /// How heavy letters are: UIKit's `UIFont.Weight`, with OpenType's numbers as raw values.
  public enum Weight: Int, Hashable, Sendable {
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
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
  /// Extra space between letters, in points.
  public var tracking: CGFloat
  /// Distance between baselines in points; nil: the font's own.
  public var lineHeight: CGFloat?

  /// A style for one line on the left, unless told otherwise; distances are points.
  public init(
    font: Font, color: Color, alignment: TextAlignment = .left, numberOfLines: Int = 1,
    tracking: CGFloat = 0, lineHeight: CGFloat? = nil
  ) {
    self.font = font
    self.color = color
    self.alignment = alignment
    self.numberOfLines = numberOfLines
    self.tracking = tracking
    self.lineHeight = lineHeight
  }
}

/// What can measure text without drawing it; the renderer provides one to a window.
@MainActor
public protocol TextMeasuring: AnyObject {
  /// The size in points that `string` takes, broken at `width` (infinite: one line a paragraph).
  func size(of string: String, style: TextStyle, width: CGFloat) -> CGSize
  /// Where the letters of `string` stand that is set in one line, however long.
  func line(of string: String, style: TextStyle) -> TextLine
}
