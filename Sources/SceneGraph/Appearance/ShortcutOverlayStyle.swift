import DisplayList
import Foundation

/// Measures of the list of shortcuts, in points, and its times (no public source gives them: our
/// choice, after the one of iPadOS).
public struct ShortcutOverlayStyle: Hashable, Sendable {
  /// Seconds that Command is held before the list comes.
  public var delay: TimeInterval = 0.5
  /// Seconds to come and to go.
  public var transitionDuration: TimeInterval = 0.2
  /// Seconds to come and to go with reduced motion.
  public var reducedTransitionDuration: TimeInterval = 0.1
  /// Width of a column, at most; less in a narrow window.
  public var columnWidth: CGFloat = 332
  /// Between neighbouring columns.
  public var columnGap: CGFloat = 36
  /// How many columns there are at most; at least 1 is shown, and fewer where the room is narrow.
  public var maximumColumns = 3
  /// Between the card's edge and the columns.
  public var inset: CGFloat = 32
  /// Between the list and the window's edge, at least.
  public var margin: CGFloat = 40
  /// Height of the row of one shortcut.
  public var rowHeight: CGFloat = 34
  /// Height of the heading of a category.
  public var headingHeight: CGFloat = 30
  /// Between two categories in a column.
  public var categoryGap: CGFloat = 22
  /// Corner radius of the card.
  public var radius: CGFloat = 24
  /// Of the titles of shortcuts.
  public var titleFont = Font.systemFont(ofSize: 14)
  /// Of the headings of categories.
  public var headingFont = Font.systemFont(ofSize: 13, weight: .semibold)

  /// Between the keys of one shortcut.
  public var capGap: CGFloat = 4

  /// The usual measures.
  public init() {}
}
