import FocusGeometry
import Foundation

/// A small drawing without colours of its own: lines and areas on a square grid, whose upper left
/// corner is (0, 0).
public struct Symbol: Hashable, Sendable {
  /// The outline of the filled areas, in the symbol's own units; nil for none.
  public var fill: BezierPath?
  /// The path that is stroked, in the symbol's own units; nil for none.
  public var stroke: BezierPath?
  /// The width of the lines, in the symbol's own units.
  public var lineWidth: CGFloat
  /// The side of the square grid, in the symbol's own units.
  public var grid: CGFloat

  /// Creates a symbol of areas and lines on a square of `grid` units.
  public init(
    fill: BezierPath? = nil, stroke: BezierPath? = nil, lineWidth: CGFloat = 1.6,
    grid: CGFloat = 24
  ) {
    self.fill = fill
    self.stroke = stroke
    self.lineWidth = lineWidth
    self.grid = grid
  }
}
