import Foundation
import HaloDisplayList
import HaloSceneGraph

extension UIFont {
  /// What a text is for; decides its size and weight (HIG, Typography).
  public struct TextStyle: Hashable, Sendable {
    /// What tells one style from another.
    public let rawValue: String
    /// The style of this name; one that is not listed below counts as ``body``.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let extraLargeTitle = TextStyle(rawValue: "extraLargeTitle")
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")

    /// Points and weight on an iPad, and on a television (HIG, Typography, default sizes).
    private static let sizes: [TextStyle: (pad: CGFloat, tv: CGFloat)] = [
      .extraLargeTitle: (36, 76), .largeTitle: (34, 76), .title1: (28, 76), .title2: (22, 57),
      .title3: (20, 48), .headline: (17, 38), .subheadline: (15, 38), .body: (17, 29),
      .callout: (16, 31), .footnote: (13, 29), .caption1: (12, 25), .caption2: (11, 23),
    ]

    @MainActor
    var font: UIFont {
      let size = Self.sizes[self] ?? (17, 29)
      let isTV = UITraitCollection.current.userInterfaceIdiom == .tv
      let isHeavy = self == .headline || self == .extraLargeTitle
      return .systemFont(ofSize: isTV ? size.tv : size.pad, weight: isHeavy ? .semibold : .regular)
    }
  }

  /// The system's font for a purpose, in its default size: text sizes of a person's choice are absent.
  @MainActor
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { style.font }
  /// The same; traits change no size here.
  @MainActor
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { style.font }

  /// Bold, at a size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }
  /// With digits of one width, at a size in points.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight, monospacedDigits: true)
  }
  /// The same font at another size, in points.
  public func withSize(_ size: CGFloat) -> UIFont {
    var font = self
    font.pointSize = size
    return font
  }

  /// Points: 17.
  public static let labelFontSize: CGFloat = 17
  /// Points: 14.
  public static let systemFontSize: CGFloat = 14
  /// Points: 12.
  public static let smallSystemFontSize: CGFloat = 12
  /// Points: 18.
  public static let buttonFontSize: CGFloat = 18
}

/// Scales fonts and lengths with the text size of a person's choice, which is the default one here.
@MainActor
public struct UIFontMetrics {
  /// Of one style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}
  /// Of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  /// The font itself.
  public func scaledFont(for font: UIFont) -> UIFont { font }
  /// The length itself.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
