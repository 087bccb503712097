import FocusGeometry
import Foundation

/// The way between the space of a container and the root's, both ways.
@MainActor
struct RootPassage {
  private let way: Way

  private enum Way {
    /// The two spaces are one.
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

  func toRoot(_ rect: CGRect) -> CGRect {
    switch way {
    case .none: rect.size.width < 0 || rect.size.height < 0 ? rect.standardized : rect
    case .transform(let transform): rect.applying(transform)
    case .conversion(let own, let root): own.convert(rect, to: root)
    }
  }

  /// The rectangle in the container's space that meets all whose boxes in the root's space meet
  /// `rect`.
  ///
  /// - Returns: `FocusHierarchy.everywhere` in turned content: the box around an item there also
  ///   meets what the item itself does not, so that no rectangle in its space would do.
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
