import Foundation
import HaloDisplayList

/// The measures and durations of the list of shortcuts, in points and seconds (no public source
/// gives them: our choice, after iPadOS).
package struct ShortcutOverlayStyle: Hashable, Sendable {
  /// The seconds that Command is held before the list appears.
  package var delay: TimeInterval = 0.5
  /// The duration of appearing and of disappearing, in seconds.
  package var transitionDuration: TimeInterval = 0.2
  /// The duration of appearing and of disappearing with reduced motion, in seconds.
  package var reducedTransitionDuration: TimeInterval = 0.1
  /// The width of a column, in points; less in a narrow window, and more if a row needs it.
  package var columnWidth: CGFloat = 332
  /// The gap between neighbouring columns, in points.
  package var columnGap: CGFloat = 36
  /// The largest number of columns; a narrow window shows fewer, but at least 1.
  package var maximumColumns = 3
  /// The gap between the card's edge and the columns, in points.
  package var inset: CGFloat = 32
  /// The smallest gap between the list and the window's edge, in points.
  package var margin: CGFloat = 40
  /// The height of the row of one shortcut, in points.
  package var rowHeight: CGFloat = 34
  /// The height of a category's heading, in points.
  package var headingHeight: CGFloat = 30
  /// The gap between two categories in a column, in points.
  package var categoryGap: CGFloat = 22
  /// The corner radius of the card, in points.
  package var radius: CGFloat = 24
  /// The font of shortcut titles.
  package var titleFont = Font.systemFont(ofSize: 14)
  /// The font of category headings.
  package var headingFont = Font.systemFont(ofSize: 13, weight: .semibold)

  /// The gap between the keys of one shortcut, in points.
  package var capGap: CGFloat = 4

  /// Creates the default measures.
  package init() {}
}
