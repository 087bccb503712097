import FocusGeometry
import Foundation

/// The way between the space of a container and the root's, both ways.
@MainActor
struct RootPassage {
  private let own: any CoordinateSpace
  private let root: any CoordinateSpace
  private let transform: CGAffineTransform?

  init(between own: any CoordinateSpace, and root: any CoordinateSpace) {
    self.own = own
    self.root = root
    transform = own.transform(to: root)
  }

  func toRoot(_ rect: CGRect) -> CGRect {
    if let transform { rect.applying(transform) } else { own.convert(rect, to: root) }
  }

  /// The rectangle in the container's space that meets all whose boxes in the root's space meet
  /// `rect`.
  ///
  /// - Returns: `FocusHierarchy.everywhere` in turned content: the box around an item there also
  ///   meets what the item itself does not, so that no rectangle in its space would do.
  func fromRoot(_ rect: CGRect) -> CGRect {
    let found =
      if let transform { rect.applying(transform.inverted()) } else { root.convert(rect, to: own) }
    let back = toRoot(found)
    let slack = 0.001 + 1e-6 * (rect.width + rect.height)
    let isUpright = back.width <= rect.width + slack && back.height <= rect.height + slack
    return isUpright ? found : FocusHierarchy.everywhere
  }
}
