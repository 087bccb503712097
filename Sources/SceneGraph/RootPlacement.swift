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
  /// Of the superview; nil for the root.
  private let outer: RootPlacement?

  init(_ toSuperview: CGAffineTransform, in outer: RootPlacement?) {
    self.outer = outer
    toRoot = if let outer { toSuperview.concatenating(outer.toRoot) } else { toSuperview }
    fromRoot = toRoot.inverted()
  }

  func isCurrent(in outer: RootPlacement?) -> Bool { self.outer === outer }
}

extension View {
  /// nil for a root.
  ///
  /// O(depth), without a product of transforms while nothing above has moved.
  private var currentPlacement: RootPlacement? {
    guard let superview else { return nil }
    let outer = superview.currentPlacement
    if let rootPlacement, rootPlacement.isCurrent(in: outer) { return rootPlacement }
    let placement = RootPlacement(transformToSuperview, in: outer)
    rootPlacement = placement
    return placement
  }

  var transformToRoot: CGAffineTransform { currentPlacement?.toRoot ?? .identity }

  /// Any other coordinate space than a view of the same hierarchy leaves the rectangle as it is.
  public func convert(_ rect: CGRect, to coordinateSpace: any CoordinateSpace) -> CGRect {
    guard let transform = transform(to: coordinateSpace) else { return rect }
    return rect.applying(transform)
  }

  /// nil to any other coordinate space than a view of the same hierarchy.
  public func transform(to coordinateSpace: any CoordinateSpace) -> CGAffineTransform? {
    guard let other = coordinateSpace as? View else { return nil }
    guard other !== self else { return .identity }
    let toRoot = transformToRoot
    guard let placement = other.currentPlacement else { return toRoot }
    return toRoot.concatenating(placement.fromRoot)
  }
}
