import FocusGeometry
import Foundation

/// The cached transform between a view and the root of its hierarchy.
///
/// Immutable: a view that moves gets a new one. Views inside notice when next asked, as their
/// `outer` is no longer their superview's; so moving a view costs nothing for those inside it.
@MainActor
package final class RootPlacement {
  let toRoot: CGAffineTransform
  let fromRoot: CGAffineTransform
  /// Instead of `toRoot` where the view, or one around it, is seen in perspective.
  let projection: CATransform3D?
  /// Of the superview; nil for the root.
  private let outer: RootPlacement?

  /// - Parameters:
  ///   - toSuperview: without perspective.
  ///   - own: the view's perspective in its own coordinates; nil for none.
  ///   - outer: of the superview.
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

  /// Around a rectangle of the view, in coordinates of the root.
  package func frameInRoot(of rect: CGRect) -> CGRect {
    projection?.project(rect) ?? rect.applying(toRoot)
  }
}
