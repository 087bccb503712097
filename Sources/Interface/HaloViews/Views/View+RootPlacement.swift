import FocusEngine
import FocusGeometry
import Foundation

extension View {
  /// nil for a root.
  ///
  /// O(depth), without a product of transforms while nothing above has moved.
  package var currentPlacement: RootPlacement? {
    superview.map { placement(in: $0.currentPlacement) }
  }

  /// The way from own coordinates to the root's, where all animations end.
  package var transformToRoot: CGAffineTransform { currentPlacement?.toRoot ?? .identity }

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
