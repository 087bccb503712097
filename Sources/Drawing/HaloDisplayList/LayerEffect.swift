import FocusGeometry
import Foundation

/// What is done to a layer once everything in it has been put together.
public enum LayerEffect: Hashable, Sendable {
  /// A perspective transform of the layer, in the item's own space.
  case projection(CATransform3D)
  /// Fades to nothing towards the left and the right edge of the layer's bounds, over so many
  /// points.
  case edgeFade(left: CGFloat, right: CGFloat)
}
