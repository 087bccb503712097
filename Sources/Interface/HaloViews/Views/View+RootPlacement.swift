import FocusEngine
import FocusGeometry
import Foundation

extension View {
  /// The current placement; nil for a root.
  ///
  /// O(depth), without multiplying transforms while no ancestor has moved.
  package var currentPlacement: RootPlacement? {
    superview.map { placement(in: $0.currentPlacement) }
  }

  /// The transform from the view's coordinates to the root's, at the end of all animations.
  package var transformToRoot: CGAffineTransform { currentPlacement?.toRoot ?? .identity }

  /// Returns ``transformToRoot``, given that of a view around this one; nil in perspective.
  ///
  /// It makes no placements, for callers that ask for thousands of views between movements of what is
  /// around them.
  package func transformToRoot(
    inside ancestor: View, _ outer: CGAffineTransform
  ) -> CGAffineTransform? {
    guard projection == nil, let superview else { return nil }
    let around = superview === ancestor ? outer : superview.transformToRoot(inside: ancestor, outer)
    return around.map(transformToSuperview.concatenating)
  }

  /// Converts a rectangle to the coordinates of a view in the same hierarchy; returns it unchanged
  /// for any other coordinate space.
  public func convert(_ rect: CGRect, to coordinateSpace: any CoordinateSpace) -> CGRect {
    if let transform = transform(to: coordinateSpace) { return rect.applying(transform) }
    guard let other = coordinateSpace as? View else { return rect }
    let inRoot = currentPlacement?.frameInRoot(of: rect) ?? rect
    guard let placement = other.currentPlacement else { return inRoot }
    return placement.projection?.planeInverse?.project(inRoot)
      ?? inRoot.applying(placement.fromRoot)
  }

  /// Returns the transform to the coordinates of a view in the same hierarchy.
  ///
  /// It is nil for any other coordinate space, and if one of the two is seen in perspective.
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
