import Foundation

/// What is looked at lights up a little (Decisions).
package struct GazeStyle: Hashable, Sendable {
  /// Opacity of the white over the whole shape.
  package var fillOpacity: CGFloat = 0.12
  /// Opacity of the soft light in its middle, right under the pointer.
  package var spotOpacity: CGFloat = 0.32
  /// Of the light, as a share of the shape's longer side.
  package var spotShare: CGFloat = 0.75
  /// Smallest and largest radius of the light, points.
  package var spotRadius: ClosedRange<CGFloat> = 70...170
  /// Seconds to appear and to go.
  package var fade: TimeInterval = 0.2
}
