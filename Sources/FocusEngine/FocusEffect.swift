import FocusGeometry
import Foundation

/// How the system shows that an item has the focus: UIKit's `UIFocusEffect`.
///
/// The base class is a halo with everything inferred.
public class FocusEffect {
  public init() {}
}

/// A ring around the item: UIKit's `UIFocusHaloEffect` (spec/uikit-focus.md 6.1).
///
/// Shapes are in the item's own coordinates and do not follow a later change of its size, except
/// the inferred one.
public final class FocusHaloEffect: FocusEffect {
  public enum Position: Int, Sendable {
    /// Outside, unless an ancestor would cut the ring off.
    case automatic = 0
    case outside = 1
    case inside = 2
  }

  /// What the ring follows.
  public enum Outline: Hashable, Sendable {
    /// The item's bounds with its own corners.
    case inferred
    case rect(CGRect)
    case roundedRect(CGRect, cornerRadius: CGFloat, curve: CornerCurve)
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
