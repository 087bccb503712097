import Foundation
import HaloDisplayList

/// The measures of list rows, in points (Decisions).
package struct RowStyle: Hashable, Sendable {
  /// The height of a row on a desktop, in points.
  package var height: CGFloat = 44
  /// The corner radius of a row's background on a desktop, in points.
  package var radius: CGFloat = 10
  /// The width of a focused row's outline, in points; used if its fill is nearly as bright as the
  /// background or a selected row's fill.
  ///
  /// With its round corners, the outline has the area of a line of two points around the row.
  package var edge: CGFloat = 2.5
  /// The gap between the rows and the edge of their list, in points.
  package var inset: CGFloat = 8
  /// The amount (0–1) by which a focused row darkens while pressed.
  package var pressing: CGFloat = 0.15
  /// The opacity (0–1) of the accent behind a row whose focus shows as tinted text.
  package var tintedFill: CGFloat = 0.14
  /// The opacity (0–1) of the accent behind such a row while pressed.
  package var pressedTintedFill: CGFloat = 0.22

  /// Whether rows have the sizes for the screen of a television, which is seen from far away.
  package var isOnTelevisionScreen = false

  // On tvOS, a focused row is a platter.

  /// The corner radius of a platter, in points.
  package var platterRadius: CGFloat = 14
  /// The points by which a focused platter's width grows; rows grow less than pictures.
  package var platterGrowth: CGFloat = 10
  /// The largest growth as a share of the width: narrow rows have little space beside them.
  package var platterShare: CGFloat = 0.047
  /// The opacity (0–1) of secondary text on a platter.
  package var platterSecondaryOpacity: CGFloat = 0.66
  /// The opacity (0–1) of the background of a selected but unfocused row.
  package var chosenFill: CGFloat = 0.13
  /// The opacity (0–1) of the label colour behind a row in a grouped list.
  package var groupedFill: CGFloat = 0.06
  /// The shadow of a focused platter; so tight that it ends within the list's inset, which would
  /// otherwise cut it in a straight line.
  package var platterShadow = Shadow(
    offsetY: 4, sigma: 3, color: Color(white: 0, alpha: 0.30))
}
