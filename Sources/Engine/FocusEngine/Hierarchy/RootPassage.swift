import FocusGeometry
import Foundation

/// The conversion between a container's coordinate space and the root's, in both directions.
@MainActor
struct RootPassage {
  private let way: Way

  private enum Way {
    /// The two spaces are equal.
    case none
    case transform(CGAffineTransform)
    case conversion(own: any CoordinateSpace, root: any CoordinateSpace)
  }

  init(between own: any CoordinateSpace, and root: any CoordinateSpace) {
    way =
      if let transform = own.transform(to: root) {
        transform.isIdentity ? .none : .transform(transform)
      } else {
        .conversion(own: own, root: root)
      }
  }

  /// Returns the bounding box of a rectangle of the container, in the root's space.
  func toRoot(_ rect: CGRect) -> CGRect {
    switch way {
    case .none: rect.size.width < 0 || rect.size.height < 0 ? rect.standardized : rect
    case .transform(let transform): rect.applying(transform)
    case .conversion(let own, let root): own.convert(rect, to: root)
    }
  }

  /// Returns the rectangle in the container's space that meets every item whose bounding box in the
  /// root's space meets `rect`.
  ///
  /// - Returns: `FocusHierarchy.everywhere` for rotated content. There, the bounding box of an item
  ///   can meet `rect` although the item itself does not, and a smaller rectangle could miss it.
  func fromRoot(_ rect: CGRect) -> CGRect {
    let found: CGRect
    switch way {
    case .none: return rect
    case .transform(let transform): found = rect.applying(transform.inverted())
    case .conversion(let own, let root): found = root.convert(rect, to: own)
    }
    let back = toRoot(found)
    let slack = 0.001 + 1e-6 * (rect.width + rect.height)
    let isUpright = back.width <= rect.width + slack && back.height <= rect.height + slack
    return isUpright ? found : FocusHierarchy.everywhere
  }
}
