import FocusGeometry
import Foundation

/// The way in which the system shows that an item has the focus: UIKit's `UIFocusEffect`.
///
/// The base class is a halo whose outline and position are inferred.
public class FocusEffect {
  /// Creates an effect that is a halo with everything inferred.
  public init() {}
}

/// A ring around the item: UIKit's `UIFocusHaloEffect`.
///
/// Shapes are in the item's own coordinate space, in points. Only the inferred shape follows a
/// later change of the item's size.
public final class FocusHaloEffect: FocusEffect {
  /// The side of the outline on which the ring lies.
  public enum Position: Int, Sendable {
    /// The ring lies outside, unless a clipping ancestor or the window leaves less space than the
    /// ring's gap and width, including at rounded corners.
    ///
    /// A scroll view counts as having enough space, because it can scroll.
    case automatic = 0
    /// The ring always lies outside the outline.
    case outside = 1
    /// The ring always lies inside the outline.
    case inside = 2
  }

  /// The shape that the ring follows.
  public enum Outline: Hashable, Sendable {
    /// The outline that a person would see, even while the item moves.
    ///
    /// It is that of the item's own drawing; else its own rounded corners; else the outline of the
    /// largest part that covers half of the item or more (the picture of a cell or a poster); else
    /// its bounds.
    case inferred
    /// A rectangle with square corners.
    case rect(CGRect)
    /// A rectangle with rounded corners; the radius is in points.
    case roundedRect(CGRect, cornerRadius: CGFloat, curve: CornerCurve)
    /// A path, filled by the non-zero winding rule: every edge gets a ring, including the edges of
    /// holes.
    ///
    /// An open subpath is closed by a straight line, as in filling.
    case path(BezierPath)
  }

  /// The shape that the ring follows, in the item's own coordinate space.
  public let outline: Outline
  /// The side of the outline on which the ring lies.
  public var position: Position = .automatic

  /// The view that hosts the ring (`containerObject`), and the view just above which the ring is
  /// drawn (`referenceObject`); nil if the system chooses.
  ///
  /// This module knows no views; the scene graph gives both their types.
  package weak var containerObject: AnyObject?
  package weak var referenceObject: AnyObject?

  /// Creates a halo that follows the outline that a person would see.
  public override init() {
    outline = .inferred
  }

  /// Creates a halo that follows a rectangle in the item's own coordinate space.
  public init(rect: CGRect) {
    outline = .rect(rect)
  }

  /// Creates a halo that follows a rounded rectangle in the item's own coordinate space; the radius
  /// is in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CornerCurve) {
    outline = .roundedRect(rect, cornerRadius: cornerRadius, curve: curve)
  }

  /// Creates a halo that follows a path in the item's own coordinate space, filled by the non-zero
  /// winding rule.
  public init(path: BezierPath) {
    outline = .path(path)
  }
}
