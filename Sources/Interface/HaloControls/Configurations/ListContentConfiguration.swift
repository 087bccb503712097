import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList

/// A symbol or picture, text and secondary text of a row: UIKit's `UIListContentConfiguration`.
public struct ListContentConfiguration: ContentConfiguration {
  /// The style of one of the two texts.
  public struct TextProperties: Sendable {
    /// The font; that of the text's purpose until it is set.
    ///
    /// Its size is in points.
    public var font: Font {
      get { givenFont ?? role.font(onTelevisionScreen: isOnTelevisionScreen) }
      set { givenFont = newValue }
    }
    private var givenFont: Font?
    var role: RowTextRole
    var isOnTelevisionScreen = false
    /// The greatest number of lines; 0 for as many as are needed.
    public var numberOfLines = 1
    /// The colour; that of the state until it is set.
    public var color: Color {
      get { paint.color }
      set { paint.color = newValue }
    }
    /// A transformer of ``color``; nil for none.
    public var colorTransformer: ConfigurationColorTransformer? {
      get { paint.transformer }
      set { paint.transformer = newValue }
    }
    package internal(set) var paint = ConfigurationColor(standard: .black)

    init(_ role: RowTextRole) { self.role = role }

    /// Returns the colour that is drawn.
    public func resolvedColor() -> Color { paint.resolved }
  }

  /// The style of the symbol or the picture.
  public struct ImageProperties: Sendable {
    /// The colour of a symbol; that of the state until it is set.
    public var tintColor: Color {
      get { paint.color }
      set { paint.color = newValue }
    }
    /// A transformer of ``tintColor``; nil for none.
    public var tintColorTransformer: ConfigurationColorTransformer? {
      get { paint.transformer }
      set { paint.transformer = newValue }
    }
    /// The size of symbol or picture, in points.
    public var maximumSize = CGSize(width: 22, height: 22)
    /// The least space that is reserved for the picture, in points, so that texts align in all
    /// rows.
    public var reservedLayoutSize = CGSize(width: 22, height: 22)
    /// The corner radius of a picture, in points.
    public var cornerRadius: CGFloat = 6
    var paint = ConfigurationColor(standard: .black)

    /// Returns the colour that is drawn.
    public func resolvedTintColor() -> Color { paint.resolved }
  }

  /// A drawing in one colour that replaces ``image``; nil for none.
  public var symbol: Symbol?
  /// The name under which the symbol was requested; empty if it has none.
  package var symbolName = ""
  /// A picture in its own colours; nil for none.
  public var image: Image?
  /// The main text; nil for none.
  public var text: String?
  /// The text below the main text or beside it; nil for none.
  public var secondaryText: String?
  /// The style of ``text``; 17 points by default.
  public var textProperties = TextProperties(.text)
  /// The style of ``secondaryText``; 15 points with digits of equal width by default.
  public var secondaryTextProperties = TextProperties(.secondaryText)
  /// The style of ``symbol`` or ``image``.
  public var imageProperties = ImageProperties()
  /// Whether the secondary text is at the other end of the row instead of below the text.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The margins of the row in points, with `left` for the side where reading begins.
  ///
  /// ``ListContentView`` centres its content in the whole height; top and bottom count only in
  /// ``ListContentView/sizeThatFits(_:)``.
  public var directionalLayoutMargins = EdgeInsets(top: 6, left: 12, bottom: 6, right: 12)
  /// The space between the area of symbol or picture and the text, in points.
  public var imageToTextPadding: CGFloat = 12
  /// The least space between two texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The space between two texts one below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 1

  private init() {}

  /// Returns a row of text with secondary text below.
  public static func cell() -> ListContentConfiguration { ListContentConfiguration() }

  /// Returns a row of text with smaller secondary text below.
  public static func subtitleCell() -> ListContentConfiguration {
    var content = ListContentConfiguration()
    content.secondaryTextProperties.role = .subtitle
    return content
  }

  /// Returns a row of text with a value at the other end.
  public static func valueCell() -> ListContentConfiguration {
    var content = ListContentConfiguration()
    content.prefersSideBySideTextAndSecondaryText = true
    return content
  }

  /// Returns a row of a sidebar; its secondary text is at the other end.
  public static func sidebarCell() -> ListContentConfiguration { valueCell() }

  /// Returns a header for rows on a card, in the secondary colour.
  public static func groupedHeader() -> ListContentConfiguration {
    var content = ListContentConfiguration()
    content.textProperties.role = .header
    content.textProperties.numberOfLines = 0
    content.isQuiet = true
    return content
  }

  /// Returns a footer for rows on a card, in the secondary colour and smaller than a header.
  public static func groupedFooter() -> ListContentConfiguration {
    var content = groupedHeader()
    content.textProperties.role = .footer
    return content
  }

  /// Whether the main text has the colour of secondary text.
  private var isQuiet = false

  var hasPicture: Bool { symbol != nil || image != nil }

  /// The width of the picture, or the space reserved for it, in points.
  var pictureWidth: CGFloat {
    max(imageProperties.maximumSize.width, imageProperties.reservedLayoutSize.width)
  }

  /// The distance from the leading edge of the row to its text, in points.
  package var textInset: CGFloat {
    directionalLayoutMargins.left + (hasPicture ? pictureWidth + imageToTextPadding : 0)
  }

  /// Returns a new ``ListContentView``.
  public func makeContentView() -> any ContentView { ListContentView(configuration: self) }

  /// Returns a copy in which every colour that was not set explicitly is that of `state`.
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
    if state.appearance.rows.isOnTelevisionScreen { result.enlargeForTelevisionScreen() }
    return result
  }

  /// Gives texts, picture and margins the sizes for the screen of a television, unless a program
  /// has set them.
  private mutating func enlargeForTelevisionScreen() {
    textProperties.isOnTelevisionScreen = true
    secondaryTextProperties.isOnTelevisionScreen = true
    let standard = ListContentConfiguration()
    func enlarge<Value: Equatable>(
      _ value: WritableKeyPath<ListContentConfiguration, Value>, to new: Value
    ) {
      if self[keyPath: value] == standard[keyPath: value] { self[keyPath: value] = new }
    }
    // The symbol is as high as the capitals of the text beside it, as on a desktop (our choice).
    let side = CGSize(width: 40, height: 40)
    enlarge(\.imageProperties.maximumSize, to: side)
    enlarge(\.imageProperties.reservedLayoutSize, to: side)
    enlarge(\.directionalLayoutMargins, to: EdgeInsets(top: 10, left: 24, bottom: 10, right: 24))
    enlarge(\.imageToTextPadding, to: 20)
    enlarge(\.textToSecondaryTextHorizontalPadding, to: 20)
  }
}
