import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList

/// Symbol or picture, text and secondary text of a row: UIKit's `UIListContentConfiguration`.
public struct ListContentConfiguration: ContentConfiguration {
  /// How one of the two texts is set.
  public struct TextProperties: Sendable {
    /// Its size is in points.
    public var font: Font
    /// 0: as many as are needed.
    public var numberOfLines = 1
    /// The state's, until it is set.
    public var color: Color {
      get { paint.color }
      set { paint.color = newValue }
    }
    /// Applied to ``color``; nil changes nothing.
    public var colorTransformer: ConfigurationColorTransformer? {
      get { paint.transformer }
      set { paint.transformer = newValue }
    }
    package internal(set) var paint = ConfigurationColor(standard: .black)

    /// The colour that is drawn.
    public func resolvedColor() -> Color { paint.resolved }
  }

  /// How the symbol or the picture is shown.
  public struct ImageProperties: Sendable {
    /// Of a symbol; the state's, until it is set.
    public var tintColor: Color {
      get { paint.color }
      set { paint.color = newValue }
    }
    /// Applied to ``tintColor``; nil changes nothing.
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

    /// The colour that is drawn.
    public func resolvedTintColor() -> Color { paint.resolved }
  }

  /// A drawing in one colour; goes before `image`.
  public var symbol: Symbol?
  /// Under which the symbol was asked for; empty: it has none.
  package var symbolName = ""
  /// A picture in its own colours; nil for none.
  public var image: Image?
  /// The main text; nil for none.
  public var text: String?
  /// Below the text or beside it; nil for none.
  public var secondaryText: String?
  /// Of ``text``: 17 points unless set.
  public var textProperties = TextProperties(font: .systemFont(ofSize: 17))
  /// Of ``secondaryText``: 15 points, with digits of one width, unless set.
  public var secondaryTextProperties = TextProperties(
    font: .systemFont(ofSize: 15, monospacedDigits: true))
  /// Of ``symbol`` or ``image``.
  public var imageProperties = ImageProperties()
  /// Whether the secondary text stands at the other end of the row rather than below the text.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Points kept free in the row, with `left` for the side where reading begins.
  ///
  /// ``ListContentView`` centres in the whole height: it does not use top and bottom.
  public var directionalLayoutMargins = EdgeInsets(top: 6, left: 12, bottom: 6, right: 12)
  /// Points between the room of symbol or picture and the text.
  public var imageToTextPadding: CGFloat = 12
  /// Points between the two texts side by side, at least.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// Points between the two texts one below the other.
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

  /// Above the rows of a section on a card: quiet text.
  public static func groupedHeader() -> ListContentConfiguration {
    var content = ListContentConfiguration()
    content.textProperties.font = .systemFont(ofSize: 15)
    content.textProperties.numberOfLines = 0
    content.isQuiet = true
    return content
  }

  /// Below the rows of a section on a card: quiet text, smaller.
  public static func groupedFooter() -> ListContentConfiguration {
    var content = groupedHeader()
    content.textProperties.font = .systemFont(ofSize: 13)
    return content
  }

  /// Whether the text is as quiet as a secondary one.
  private var isQuiet = false

  var hasPicture: Bool { symbol != nil || image != nil }

  /// Points that are taken across by the picture, or reserved for it.
  var pictureWidth: CGFloat {
    max(imageProperties.maximumSize.width, imageProperties.reservedLayoutSize.width)
  }

  /// Points from where the row begins to its text.
  package var textInset: CGFloat {
    directionalLayoutMargins.left + (hasPicture ? pictureWidth + imageToTextPadding : 0)
  }

  /// A new ``ListContentView``.
  public func makeContentView() -> any ContentView { ListContentView(configuration: self) }

  /// A copy in which every colour that was not set by hand is that of `state`.
  public func updated(for state: any ConfigurationState) -> ListContentConfiguration {
    var result = self
    let colors = RowColors(state)
    result.textProperties.paint.standard = isQuiet ? colors.secondaryText : colors.text
    result.secondaryTextProperties.paint.standard = colors.secondaryText
    result.imageProperties.paint.standard = colors.image
    let (rest, raised) = RowColors.extremes(of: state)
    func pair(_ color: KeyPath<RowColors, Color>) -> ConfigurationColor.Pair? {
      guard !state.isDisabled, state.look == .lift || state.focusHighlight == .filled else {
        return nil
      }
      return ConfigurationColor.Pair(
        rest: rest[keyPath: color], raised: raised[keyPath: color],
        surface: state.look == .halo ? state.appearance.palette.highlight : nil,
        isDark: state.appearance.palette.isDark)
    }
    result.textProperties.paint.pair = pair(\.text)
    result.secondaryTextProperties.paint.pair = pair(\.secondaryText)
    result.imageProperties.paint.pair = pair(\.image)
    return result
  }
}
