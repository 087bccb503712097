import Foundation
import HaloDisplayList

/// Measures of the list of shortcuts, in points, and its times (no public source gives them: our
/// choice, after the one of iPadOS).
package struct ShortcutOverlayStyle: Hashable, Sendable {
  /// Seconds that Command is held before the list comes.
  package var delay: TimeInterval = 0.5
  /// Seconds to come and to go.
  package var transitionDuration: TimeInterval = 0.2
  /// Seconds to come and to go with reduced motion.
  package var reducedTransitionDuration: TimeInterval = 0.1
  /// Width of a column, at most; less in a narrow window.
  package var columnWidth: CGFloat = 332
  /// Between neighbouring columns.
  package var columnGap: CGFloat = 36
  /// How many columns there are at most; at least 1 is shown, and fewer where the room is narrow.
  package var maximumColumns = 3
  /// Between the card's edge and the columns.
  package var inset: CGFloat = 32
  /// Between the list and the window's edge, at least.
  package var margin: CGFloat = 40
  /// Height of the row of one shortcut.
  package var rowHeight: CGFloat = 34
  /// Height of the heading of a category.
  package var headingHeight: CGFloat = 30
  /// Between two categories in a column.
  package var categoryGap: CGFloat = 22
  /// Corner radius of the card.
  package var radius: CGFloat = 24
  /// Of the titles of shortcuts.
  package var titleFont = Font.systemFont(ofSize: 14)
  /// Of the headings of categories.
  package var headingFont = Font.systemFont(ofSize: 13, weight: .semibold)

  /// Between the keys of one shortcut.
  package var capGap: CGFloat = 4

  /// The usual measures.
  package init() {}
}
