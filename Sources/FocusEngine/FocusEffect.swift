import FocusGeometry
import Foundation

/// How the system shows that an item has the focus: UIKit's `UIFocusEffect`.
///
/// The base class is a halo with everything inferred.
public class FocusEffect {
  public init() {}
}

/// A ring around the item: UIKit's `UIFocusHaloEffect`.
///
/// Shapes are in the item's own coordinates and do not follow a later change of its size, except
/// the inferred one.
public final class FocusHaloEffect: FocusEffect {
  public enum Position: Int, Sendable {
    /// Outside, unless a clipping ancestor or the window leaves less than the ring's gap and width,
    /// rounded corners counted too.
    ///
    /// A scroll view is taken to scroll until there is room.
    case automatic = 0
    case outside = 1
    case inside = 2
  }

  /// What the ring follows.
  public enum Outline: Hashable, Sendable {
    /// What a person takes for the item's outline, wherever it moves: what the item itself draws;
    /// else its own corners; else the outline of the largest part that covers half of it or more (the
    /// picture of a cell or a poster); else its bounds.
    case inferred
    case rect(CGRect)
    case roundedRect(CGRect, cornerRadius: CGFloat, curve: CornerCurve)
    /// Filled by the non-zero winding rule: every edge has a ring, those of holes too.
    ///
    /// A subpath left open is closed by a straight line, as filling does.
    case path(BezierPath)
  }

  public let outline: Outline
  public var position: Position = .automatic

  /// The view (by identity) that hosts the ring, and the one it is drawn just above; nil: found.
  ///
  /// The scene graph gives both their types.
  package weak var containerObject: AnyObject?
  package weak var referenceObject: AnyObject?

  public override init() {
    outline = .inferred
  }

  public init(rect: CGRect) {
    outline = .rect(rect)
  }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CornerCurve) {
    outline = .roundedRect(rect, cornerRadius: cornerRadius, curve: curve)
  }

  public init(path: BezierPath) {
    outline = .path(path)
  }
}
