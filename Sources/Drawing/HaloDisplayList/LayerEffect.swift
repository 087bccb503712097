import FocusGeometry
import Foundation

/// An effect on a layer after everything in it was composited.
public enum LayerEffect: Hashable, Sendable {
  /// A perspective transform of the layer, in the item's own space.
  case projection(CATransform3D)
  /// A fade to nothing towards the left and the right edge of the layer's bounds, over distances in
  /// points.
  case edgeFade(left: CGFloat, right: CGFloat)
}
