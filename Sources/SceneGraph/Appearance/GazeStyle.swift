import Foundation

/// What is looked at lights up a little (Decisions).
public struct GazeStyle: Hashable, Sendable {
  /// Opacity of the white over the whole shape.
  public var fillOpacity: CGFloat = 0.12
  /// Opacity of the soft light in its middle, right under the pointer.
  public var spotOpacity: CGFloat = 0.32
  /// Of the light, as a share of the shape's longer side.
  public var spotShare: CGFloat = 0.75
  /// Smallest and largest radius of the light, points.
  public var spotRadius: ClosedRange<CGFloat> = 70...170
  /// Seconds to appear and to go.
  public var fade: TimeInterval = 0.2
}
