import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList

/// The background of a cell, as a value: UIKit's `UIBackgroundConfiguration`.
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

  /// The colour of the background; nil for the tint.
  public var backgroundColor: Color? {
    get { givenColor ?? standardColor }
    set { givenColor = .some(newValue) }
  }
  /// A transformer of ``backgroundColor``, or of the tint in its place; nil for none.
  public var backgroundColorTransformer: ConfigurationColorTransformer?
  /// The corner radius, in points.
  public var cornerRadius: CGFloat {
    get { givenRadius ?? standardRadius }
    set { givenRadius = newValue }
  }
  /// The distances between the edges of cell and background, in points.
  public var backgroundInsets = EdgeInsets()
  /// The colour of a line inside the edge; nil for none.
  public var strokeColor: Color? {
    get { givenStroke ?? standardStroke }
    set { givenStroke = .some(newValue) }
  }
  /// The width of that line, in points.
  public var strokeWidth: CGFloat {
    get { givenStrokeWidth ?? standardStrokeWidth }
    set { givenStrokeWidth = newValue }
  }
  /// The shadow that is cast while the row is a raised platter; nil for none.
  package private(set) var raisedShadow: Shadow?
  package private(set) var isRaised = false

  private init(_ style: Style) { self.style = style }

  /// Returns a background that shows nothing in every state.
  public static func clear() -> BackgroundConfiguration { BackgroundConfiguration(.clear) }
  /// Returns the background of a row from edge to edge.
  public static func listPlainCell() -> BackgroundConfiguration { BackgroundConfiguration(.plain) }
  /// Returns the background of a row on a card.
  public static func listGroupedCell() -> BackgroundConfiguration {
    BackgroundConfiguration(.grouped)
  }
  /// Returns a background with round corners that shows nothing at rest.
  public static func listSidebarCell() -> BackgroundConfiguration {
    BackgroundConfiguration(.sidebar)
  }

  /// Returns the colour that is drawn if the tint is `tint`.
  public func resolvedBackgroundColor(for tint: Color) -> Color {
    let color = backgroundColor ?? tint
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns whether the background changes with the focus; false if it shows nothing, or
  /// everything was set explicitly.
  ///
  /// `given` has the appearance, the look and the highlight of the cell.
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

  /// Whether the row grows with the focus under models that lift items.
  package var lifts: Bool { style != .clear }

  /// Returns a copy in which everything that was not set explicitly has its value for `state`.
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
    // The line does not match a background of another colour than the tint.
    let isTinted = backgroundColorTransformer == nil && result.backgroundColor == nil
    result.standardStroke = isTinted || !state.isFocused ? colors.stroke : nil
    result.standardStrokeWidth = state.isFocused ? rows.edge : 1
    result.isRaised = colors.isRaised
    result.raisedShadow = isLift ? rows.platterShadow : nil
    return result
  }
}
