import Foundation

/// The light on an item under the pointer (Decisions).
package struct GazeStyle: Hashable, Sendable {
  /// The opacity (0–1) of the white over the whole shape.
  package var fillOpacity: CGFloat = 0.12
  /// The opacity (0–1) of the light's centre, under the pointer.
  package var spotOpacity: CGFloat = 0.32
  /// The radius of the light as a share of the shape's longer side.
  package var spotShare: CGFloat = 0.75
  /// The smallest and the largest radius of the light, in points.
  package var spotRadius: ClosedRange<CGFloat> = 70...170
  /// The duration of appearing and of disappearing, in seconds.
  package var fade: TimeInterval = 0.2
}
