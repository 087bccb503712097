import DisplayList
import FocusEngine
import FocusGeometry
import Foundation

/// Symbol or picture, text and secondary text of a row: UIKit's `UIListContentConfiguration`.
public struct ListContentConfiguration: ContentConfiguration {
  /// How one of the two texts is set.
  public struct TextProperties: Sendable {
    public var font: Font
    public var numberOfLines = 1
    /// The state's, until it is set.
    public var color: Color {
      get { paint.color }
      set { paint.color = newValue }
    }
    public var colorTransformer: ConfigurationColorTransformer? {
      get { paint.transformer }
      set { paint.transformer = newValue }
    }
    var paint = ConfigurationColor(standard: .black)

    public func resolvedColor() -> Color { paint.resolved }
  }

  /// How the symbol or the picture is shown.
  public struct ImageProperties: Sendable {
    /// Of a symbol; the state's, until it is set.
    public var tintColor: Color {
      get { paint.color }
      set { paint.color = newValue }
    }
    public var tintColorTransformer: ConfigurationColorTransformer? {
      get { paint.transformer }
      set { paint.transformer = newValue }
    }
    /// Points.
    public var maximumSize = CGSize(width: 22, height: 22)
    /// The least room that is reserved for the picture, so that texts align in all rows; points.
    public var reservedLayoutSize = CGSize(width: 22, height: 22)
    /// Of a picture, points.
    public var cornerRadius: CGFloat = 6
    var paint = ConfigurationColor(standard: .black)

    public func resolvedTintColor() -> Color { paint.resolved }
  }

  /// A drawing in one colour; goes before `image`.
  public var symbol: Symbol?
  public var image: Image?
  public var text: String?
  public var secondaryText: String?
  public var textProperties = TextProperties(font: .systemFont(ofSize: 17))
  public var secondaryTextProperties = TextProperties(
    font: .systemFont(ofSize: 15, monospacedDigits: true))
  public var imageProperties = ImageProperties()
  /// Whether the secondary text stands at the other end of the row rather than below the text.
  public var prefersSideBySideTextAndSecondaryText = false
  // Points.
  public var directionalLayoutMargins = EdgeInsets(top: 6, left: 12, bottom: 6, right: 12)
  public var imageToTextPadding: CGFloat = 12
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 1

  private init() {}

  /// Text with secondary text below.
  public static func cell() -> ListContentConfiguration { ListContentConfiguration() }

  /// Text with smaller secondary text below.
  public static func subtitleCell() -> ListContentConfiguration {
    var content = ListContentConfiguration()
    content.secondaryTextProperties.font = .systemFont(ofSize: 13)
    return content
  }

  /// Text with a value at the other end.
  public static func valueCell() -> ListContentConfiguration {
    var content = ListContentConfiguration()
    content.prefersSideBySideTextAndSecondaryText = true
    return content
  }

  /// A row of a sidebar; its secondary text is a quiet number at the other end.
  public static func sidebarCell() -> ListContentConfiguration { valueCell() }

  public func makeContentView() -> any ContentView { ListContentView(configuration: self) }

  public func updated(for state: any ConfigurationState) -> ListContentConfiguration {
    var result = self
    let colors = RowColors(state)
    result.textProperties.paint.standard = colors.text
    result.secondaryTextProperties.paint.standard = colors.secondaryText
    result.imageProperties.paint.standard = colors.image
    let (rest, raised) = RowColors.extremes(of: state)
    func pair(_ color: KeyPath<RowColors, Color>) -> ConfigurationColor.Pair? {
      guard !state.isDisabled, state.look == .lift || state.focusHighlight == .filled else {
        return nil
      }
      return ConfigurationColor.Pair(
        rest: rest[keyPath: color], raised: raised[keyPath: color],
        isDark: state.appearance.palette.isDark)
    }
    result.textProperties.paint.pair = pair(\.text)
    result.secondaryTextProperties.paint.pair = pair(\.secondaryText)
    result.imageProperties.paint.pair = pair(\.image)
    return result
  }
}
