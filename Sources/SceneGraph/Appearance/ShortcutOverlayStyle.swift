import DisplayList
import Foundation

/// Measures of the list of shortcuts, in points, and its times (no public source gives them: our
/// choice, after the one of iPadOS).
public struct ShortcutOverlayStyle: Hashable, Sendable {
  /// Seconds that Command is held before the list comes.
  public var delay: TimeInterval = 0.5
  /// Seconds to come and to go.
  public var transitionDuration: TimeInterval = 0.2
  public var reducedTransitionDuration: TimeInterval = 0.1
  public var columnWidth: CGFloat = 332
  public var columnGap: CGFloat = 36
  public var maximumColumns = 3
  public var inset: CGFloat = 32
  /// Between the list and the window's edge, at least.
  public var margin: CGFloat = 40
  public var rowHeight: CGFloat = 34
  public var headingHeight: CGFloat = 30
  /// Between two categories in a column.
  public var categoryGap: CGFloat = 22
  public var radius: CGFloat = 24
  public var titleFont = Font.systemFont(ofSize: 14)
  public var headingFont = Font.systemFont(ofSize: 13, weight: .semibold)

  /// Between the keys of one shortcut.
  public var capGap: CGFloat = 4

  public init() {}
}
