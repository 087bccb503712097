import FocusGeometry
import Foundation

/// A small drawing without colours of its own: lines and areas on a square grid.
public struct Symbol: Hashable, Sendable {
  public var fill: BezierPath?
  public var stroke: BezierPath?
  /// Width of the lines and side of the square, in the symbol's own units.
  public var lineWidth: CGFloat
  public var grid: CGFloat

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
