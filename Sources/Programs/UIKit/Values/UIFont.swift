import Foundation
import HaloDisplayList
import HaloSceneGraph

extension UIFont {
  /// The purpose of a text, which decides its size and weight (HIG, Typography).
  public struct TextStyle: Hashable, Sendable {
    /// The name by which styles are compared.
    public let rawValue: String
    /// Creates the style with a name; one that is not listed below counts as ``body``.
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

    /// The sizes in points on an iPad and on a television (HIG, Typography, default sizes).
    private static let sizes: [TextStyle: (pad: CGFloat, tv: CGFloat)] = [
      .extraLargeTitle: (36, 76), .largeTitle: (34, 76), .title1: (28, 76), .title2: (22, 57),
      .title3: (20, 48), .headline: (17, 38), .subheadline: (15, 38), .body: (17, 29),
      .callout: (16, 31), .footnote: (13, 29), .caption1: (12, 25), .caption2: (11, 23),
    ]

    @MainActor
    var font: UIFont {
      let size = Self.sizes[self] ?? (17, 29)
      let isTV = UITraitCollection.current.userInterfaceIdiom == .tv
      // On a television every style but the subtitle is medium (HIG, Typography).
      if isTV {
        return .systemFont(ofSize: size.tv, weight: self == .subheadline ? .regular : .medium)
      }
      let isHeavy = self == .headline || self == .extraLargeTitle
      return .systemFont(ofSize: size.pad, weight: isHeavy ? .semibold : .regular)
    }
  }

  /// Returns the system font of a style in its default size; people cannot choose a text size.
  @MainActor
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { style.font }
  /// Returns the same font, whatever the traits.
  @MainActor
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { style.font }

  /// Returns the bold system font in a size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }
  /// Returns the system font with digits of equal width in a size in points.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight, monospacedDigits: true)
  }
  /// Returns the font in another size in points.
  public func withSize(_ size: CGFloat) -> UIFont {
    var font = self
    font.pointSize = size
    return font
  }

  /// The size of labels, in points.
  public static let labelFontSize: CGFloat = 17
  /// The size of the system font, in points.
  public static let systemFontSize: CGFloat = 14
  /// The size of the small system font, in points.
  public static let smallSystemFontSize: CGFloat = 12
  /// The size of buttons, in points.
  public static let buttonFontSize: CGFloat = 18
}

/// The scaling of fonts and lengths by the user's text size, which is always the default one.
@MainActor
public struct UIFontMetrics {
  /// Creates the metrics of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}
  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  /// Returns the font unchanged.
  public func scaledFont(for font: UIFont) -> UIFont { font }
  /// Returns the length unchanged.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
