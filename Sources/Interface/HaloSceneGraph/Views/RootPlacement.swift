import FocusEngine
import FocusGeometry
import Foundation

/// The cached transform between a view and the root of its hierarchy.
///
/// Immutable: a view that moves gets a new one. Views inside notice when next asked, as their
/// `outer` is no longer their superview's; so moving a view costs nothing for those inside it.
@MainActor
final class RootPlacement {
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
  func frameInRoot(of rect: CGRect) -> CGRect { projection?.project(rect) ?? rect.applying(toRoot) }
}

extension View {
  /// nil for a root.
  ///
  /// O(depth), without a product of transforms while nothing above has moved.
  var currentPlacement: RootPlacement? {
    superview.map { placement(in: $0.currentPlacement) }
  }

  var transformToRoot: CGAffineTransform { currentPlacement?.toRoot ?? .identity }

  /// Any other coordinate space than a view of the same hierarchy leaves the rectangle as it is.
  public func convert(_ rect: CGRect, to coordinateSpace: any CoordinateSpace) -> CGRect {
    if let transform = transform(to: coordinateSpace) { return rect.applying(transform) }
    guard let other = coordinateSpace as? View else { return rect }
    let inRoot = currentPlacement?.frameInRoot(of: rect) ?? rect
    guard let placement = other.currentPlacement else { return inRoot }
    return placement.projection?.planeInverse?.project(inRoot)
      ?? inRoot.applying(placement.fromRoot)
  }

  /// nil to any other coordinate space than a view of the same hierarchy, and where one of the two
  /// is seen in perspective.
  public func transform(to coordinateSpace: any CoordinateSpace) -> CGAffineTransform? {
    guard let other = coordinateSpace as? View else { return nil }
    guard other !== self else { return .identity }
    let own = currentPlacement
    guard own?.projection == nil else { return nil }
    let toRoot = own?.toRoot ?? .identity
    guard let placement = other.currentPlacement else { return toRoot }
    guard placement.projection == nil else { return nil }
    return toRoot.concatenating(placement.fromRoot)
  }
}
