import FocusGeometry
import Foundation

/// The amount by which focus leans towards a movement: UIKit's `UIFocusMovementHint`.
///
/// One object is reused and changed while a finger moves; `copy()` keeps its current state.
@MainActor
public final class FocusMovementHint {
  /// The lean along each axis, from -1 to 1; at 1 focus is about to move.
  public internal(set) var movementDirection: CGVector

  /// The largest rotation by a hint, in radians.
  ///
  /// No source states it; this and the next two values are Halo's own choice.
  public static let maximumRotation: CGFloat = .pi / 60
  /// The largest shift by a hint, in points; small enough that neighbours do not touch.
  public static let maximumTranslation: CGFloat = 3
  /// The reciprocal of the viewer's distance, per point.
  public static let perspectiveDepth: CGFloat = 1.0 / 700

  /// Creates a hint with a lean along each axis, from -1 to 1.
  public init(movementDirection: CGVector = .zero) { self.movementDirection = movementDirection }

  /// Returns a separate hint with the current state of this one.
  public func copy() -> FocusMovementHint {
    FocusMovementHint(movementDirection: movementDirection)
  }

  /// The rotation in radians about the x axis (`dx`) and the y axis (`dy`); the side that focus
  /// leans to moves away from the viewer.
  public var rotation: CGVector {
    CGVector(
      dx: -movementDirection.dy * Self.maximumRotation,
      dy: movementDirection.dx * Self.maximumRotation)
  }

  /// The shift of the item, in points.
  public var translation: CGVector {
    CGVector(
      dx: movementDirection.dx * Self.maximumTranslation,
      dy: movementDirection.dy * Self.maximumTranslation)
  }

  /// The projection for a viewer at a distance of `1 / perspectiveDepth` points.
  public var perspectiveTransform: CATransform3D {
    .perspective(depth: Self.perspectiveDepth)
  }

  /// Rotation, translation and perspective together, about the item's centre.
  public var interactionTransform: CATransform3D {
    CATransform3D.rotation(x: rotation.dx, y: rotation.dy)
      .concatenating(.translation(x: translation.dx, y: translation.dy, z: 0))
      .concatenating(perspectiveTransform)
  }
}
