import FocusGeometry
import Foundation

/// How the system shows that an item has the focus: UIKit's `UIFocusEffect`.
///
/// The base class is a halo with everything inferred.
public class FocusEffect {
  /// A halo with everything inferred.
  public init() {}
}

/// A ring around the item: UIKit's `UIFocusHaloEffect`.
///
/// Shapes are in the item's own coordinates and do not follow a later change of its size, except
/// the inferred one.
public final class FocusHaloEffect: FocusEffect {
  /// On which side of the outline the ring lies.
  public enum Position: Int, Sendable {
    /// Outside, unless a clipping ancestor or the window leaves less than the ring's gap and width,
    /// rounded corners counted too.
    ///
    /// A scroll view is taken to scroll until there is room.
    case automatic = 0
    /// Always outside of the outline.
    case outside = 1
    /// Always inside of the outline.
    case inside = 2
  }

  /// What the ring follows.
  public enum Outline: Hashable, Sendable {
    /// What a person takes for the item's outline, wherever it moves: what the item itself draws;
    /// else its own corners; else the outline of the largest part that covers half of it or more
    /// (the picture of a cell or a poster); else its bounds.
    case inferred
    /// A rectangle with square corners.
    case rect(CGRect)
    /// A rectangle with rounded corners; the radius is in points.
    case roundedRect(CGRect, cornerRadius: CGFloat, curve: CornerCurve)
    /// Filled by the non-zero winding rule: every edge has a ring, those of holes too.
    ///
    /// A subpath left open is closed by a straight line, as filling does.
    case path(BezierPath)
  }

  /// What the ring follows; in the item's own coordinates.
  public let outline: Outline
  /// On which side of the outline the ring lies.
  public var position: Position = .automatic

  /// The view (by identity) that hosts the ring, and the one it is drawn just above; nil: found.
  ///
  /// The scene graph gives both their types.
  package weak var containerObject: AnyObject?
  package weak var referenceObject: AnyObject?

  /// Follows what a person takes for the item's outline.
  public override init() {
    outline = .inferred
  }

  /// Follows a rectangle in the item's own coordinates.
  public init(rect: CGRect) {
    outline = .rect(rect)
  }

  /// Follows a rounded rectangle in the item's own coordinates; the radius is in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CornerCurve) {
    outline = .roundedRect(rect, cornerRadius: cornerRadius, curve: curve)
  }

  /// Follows a path in the item's own coordinates, filled by the non-zero winding rule.
  public init(path: BezierPath) {
    outline = .path(path)
  }
}
