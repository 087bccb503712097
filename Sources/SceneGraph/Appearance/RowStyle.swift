import DisplayList
import Foundation

/// Measures of list rows, in points (Decisions).
public struct RowStyle: Hashable, Sendable {
  public var height: CGFloat = 44
  public var radius: CGFloat = 10
  public var inset: CGFloat = 8
  /// How much darker a focused row is while pressed, 0...1.
  public var pressing: CGFloat = 0.15
  /// Opacity of the accent behind a row whose focus is tinted text, at rest and pressed.
  public var tintedFill: CGFloat = 0.14
  public var pressedTintedFill: CGFloat = 0.22

  // tvOS: a row with the focus is a platter.

  /// As high as a button (HIG, Buttons).
  public var platterHeight: CGFloat = 66
  public var platterRadius: CGFloat = 14
  /// Points that a platter's width grows by when focused: rows grow less than pictures.
  public var platterGrowth: CGFloat = 14
  /// Of secondary text on a platter.
  public var platterSecondaryOpacity: CGFloat = 0.66
  /// Opacity of the background of a selected row without the focus, and of a row in a grouped list.
  public var chosenFill: CGFloat = 0.13
  public var groupedFill: CGFloat = 0.06
  public var platterShadow = Shadow(
    offsetY: 12, sigma: 14, color: Color(white: 0, alpha: 0.34))
}
