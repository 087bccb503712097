import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList

/// What lies behind a cell's content, as a value: UIKit's `UIBackgroundConfiguration`.
public struct BackgroundConfiguration: Sendable {
  private enum Style: Sendable {
    case clear, plain, grouped, sidebar
  }

  private let style: Style
  private var givenColor: Color??
  private var givenRadius: CGFloat?
  private var givenStroke: Color??
  private var standardColor: Color? = .clear
  private var standardRadius: CGFloat = 0
  private var standardStroke: Color?
  private var givenStrokeWidth: CGFloat?
  private var standardStrokeWidth: CGFloat = 1

  /// nil: the tint.
  public var backgroundColor: Color? {
    get { givenColor ?? standardColor }
    set { givenColor = .some(newValue) }
  }
  /// Applied to ``backgroundColor``, or to the tint in its place; nil changes nothing.
  public var backgroundColorTransformer: ConfigurationColorTransformer?
  /// Points.
  public var cornerRadius: CGFloat {
    get { givenRadius ?? standardRadius }
    set { givenRadius = newValue }
  }
  /// Between the cell's edges and the background's, points.
  public var backgroundInsets = EdgeInsets()
  /// nil for no line.
  public var strokeColor: Color? {
    get { givenStroke ?? standardStroke }
    set { givenStroke = .some(newValue) }
  }
  /// Points; inside the edge.
  public var strokeWidth: CGFloat {
    get { givenStrokeWidth ?? standardStrokeWidth }
    set { givenStrokeWidth = newValue }
  }
  /// Cast while the row is a raised platter; nil for none.
  package private(set) var raisedShadow: Shadow?
  package private(set) var isRaised = false

  private init(_ style: Style) { self.style = style }

  /// Nothing, in every state.
  public static func clear() -> BackgroundConfiguration { BackgroundConfiguration(.clear) }
  /// Edge to edge.
  public static func listPlainCell() -> BackgroundConfiguration { BackgroundConfiguration(.plain) }
  /// On a card.
  public static func listGroupedCell() -> BackgroundConfiguration {
    BackgroundConfiguration(.grouped)
  }
  /// With round corners, and nothing at rest.
  public static func listSidebarCell() -> BackgroundConfiguration {
    BackgroundConfiguration(.sidebar)
  }

  /// The colour drawn, where the tint is `tint`.
  public func resolvedBackgroundColor(for tint: Color) -> Color {
    let color = backgroundColor ?? tint
    return backgroundColorTransformer?(color) ?? color
  }

  /// Whether the background of a cell changes with the focus; not where nothing is drawn, or
  /// everything was set by hand.
  ///
  /// `given` says which appearance and which looks the cell has.
  package func showsFocus(like given: CellConfigurationState) -> Bool {
    let tint = given.appearance.palette.highlight
    let looks = [false, true].map { isFocused in
      var state = CellConfigurationState(appearance: given.appearance)
      (state.look, state.focusHighlight) = (given.look, given.focusHighlight)
      state.isFocused = isFocused
      let background = updated(for: state)
      return (
        color: background.resolvedBackgroundColor(for: tint), line: background.strokeColor,
        width: background.strokeColor == nil ? 0 : background.strokeWidth
      )
    }
    return looks[0] != looks[1]
  }

  /// Whether the row grows with the focus where items are lifted.
  package var lifts: Bool { style != .clear }

  /// A copy in which everything that was not set by hand has its value for `state`.
  public func updated(for state: any ConfigurationState) -> BackgroundConfiguration {
    guard style != .clear else { return self }
    var result = self
    let (palette, rows) = (state.appearance.palette, state.appearance.rows)
    let colors = RowColors(state)
    let isLift = state.look == .lift
    result.standardColor = colors.background
    if style == .grouped, colors.background?.alpha == 0 {
      result.standardColor =
        isLift ? palette.label.withAlphaComponent(rows.groupedFill) : palette.card
    }
    result.standardRadius =
      isLift ? rows.platterRadius : style == .plain ? 0 : rows.radius
    // On another colour than the tint the line would be something else.
    let isTinted = backgroundColorTransformer == nil && result.backgroundColor == nil
    result.standardStroke = isTinted || !state.isFocused ? colors.stroke : nil
    result.standardStrokeWidth = state.isFocused ? rows.edge : 1
    result.isRaised = colors.isRaised
    result.raisedShadow = isLift ? rows.platterShadow : nil
    return result
  }
}
