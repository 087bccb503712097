import FocusGeometry
import Foundation

/// The cached transform between a view and the root of its hierarchy.
///
/// It is immutable: a view that moves gets a new one. Descendants notice when they are next asked,
/// because their `outer` is no longer their superview's; moving a view therefore costs nothing for
/// its descendants.
@MainActor
package final class RootPlacement {
  let toRoot: CGAffineTransform
  let fromRoot: CGAffineTransform
  /// The projection that replaces `toRoot` if the view or an ancestor is seen in perspective; nil
  /// otherwise.
  package let projection: CATransform3D?
  /// The placement of the superview; nil for the root.
  private let outer: RootPlacement?

  /// Creates a placement.
  ///
  /// - Parameters:
  ///   - toSuperview: the transform without perspective.
  ///   - own: the view's perspective in its own coordinates; nil for none.
  ///   - outer: the placement of the superview.
  init(_ toSuperview: CGAffineTransform, seenBy own: CATransform3D?, in outer: RootPlacement?) {
    self.outer = outer
    projection =
      if own == nil, outer?.projection == nil {
        nil
      } else {
        (own ?? .identity).concatenating(CATransform3D(toSuperview))
          .concatenating(outer?.projection ?? CATransform3D(outer?.toRoot ?? .identity))
      }
    toRoot = if let outer { toSuperview.concatenating(outer.toRoot) } else { toSuperview }
    fromRoot = toRoot.inverted()
  }

  func isCurrent(in outer: RootPlacement?) -> Bool { self.outer === outer }

  /// Returns the bounding box of a rectangle of the view, in the root's coordinates.
  package func frameInRoot(of rect: CGRect) -> CGRect {
    projection?.project(rect) ?? rect.applying(toRoot)
  }
}
