import FocusGeometry
import Foundation

/// How far focus leans towards a movement: UIKit's `UIFocusMovementHint`.
///
/// One object is reused and changed while a finger moves; `copy()` keeps a moment.
@MainActor
public final class FocusMovementHint {
  /// Each axis from -1 to 1: at 1 focus is about to move.
  public internal(set) var movementDirection: CGVector

  /// Most a hint turns an item, in radians.
  ///
  /// No source gives it; our choice, as are the next two.
  public static let maximumRotation: CGFloat = .pi / 60
  /// Most a hint shifts an item, in points: less than would let neighbours touch.
  public static let maximumTranslation: CGFloat = 3
  /// One over the distance of the viewer, in points.
  public static let perspectiveDepth: CGFloat = 1.0 / 700

  /// A hint that leans so far; each axis from -1 to 1.
  public init(movementDirection: CGVector = .zero) { self.movementDirection = movementDirection }

  /// A hint of its own that stays as this one is now.
  public func copy() -> FocusMovementHint {
    FocusMovementHint(movementDirection: movementDirection)
  }

  /// Radians about the x axis (`dx`) and the y axis (`dy`): the side leant to goes away from the
  /// viewer.
  public var rotation: CGVector {
    CGVector(
      dx: -movementDirection.dy * Self.maximumRotation,
      dy: movementDirection.dx * Self.maximumRotation)
  }

  /// Points.
  public var translation: CGVector {
    CGVector(
      dx: movementDirection.dx * Self.maximumTranslation,
      dy: movementDirection.dy * Self.maximumTranslation)
  }

  /// The view of an observer at `1 / perspectiveDepth` points.
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
