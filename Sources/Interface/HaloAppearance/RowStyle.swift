import Foundation
import HaloDisplayList

/// Measures of list rows, in points (Decisions).
package struct RowStyle: Hashable, Sendable {
  /// Height of a row on a desk.
  package var height: CGFloat = 44
  /// Corner radius of a row's background on a desk.
  package var radius: CGFloat = 10
  /// Width of the line around a focused row whose fill is nearly as bright as the ground, or as the
  /// fill of a selected row: with its round corners it has the area of two points around the row.
  package var edge: CGFloat = 2.5
  /// Between the rows and the edge of their list.
  package var inset: CGFloat = 8
  /// How much darker a focused row is while pressed, 0...1.
  package var pressing: CGFloat = 0.15
  /// Opacity of the accent behind a row whose focus is tinted text, at rest and pressed.
  package var tintedFill: CGFloat = 0.14
  /// Opacity, 0...1, of the accent behind such a row while pressed.
  package var pressedTintedFill: CGFloat = 0.22

  // tvOS: a row with the focus is a platter.

  /// Corner radius of a platter.
  package var platterRadius: CGFloat = 14
  /// Points that a platter's width grows by when focused: rows grow less than pictures.
  package var platterGrowth: CGFloat = 10
  /// The most it grows by as a part of its width: narrow rows have little room beside them.
  package var platterShare: CGFloat = 0.047
  /// Of secondary text on a platter.
  package var platterSecondaryOpacity: CGFloat = 0.66
  /// Opacity of the background of a selected row without the focus, and of a row in a grouped list.
  package var chosenFill: CGFloat = 0.13
  /// Opacity, 0...1, of the label colour behind a row in a grouped list.
  package var groupedFill: CGFloat = 0.06
  /// Under a platter that has the focus: so tight that it ends within the inset of the list, which
  /// would cut it in a straight line.
  package var platterShadow = Shadow(
    offsetY: 4, sigma: 3, color: Color(white: 0, alpha: 0.30))
}
