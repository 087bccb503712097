import FocusGeometry
import Foundation

extension View {
  /// In points of the superview; also what `transform` turns about.
  public var center: CGPoint {
    get { geometry.center }
    set {
      let old = center
      geometry.center = newValue
      if changed(.center, from: old, to: newValue) { placeDidChange() }
    }
  }

  /// Moving the origin scrolls what is inside.
  public var bounds: CGRect {
    get { geometry.bounds }
    set {
      let old = bounds
      geometry.bounds = newValue
      guard changed(.bounds, from: old, to: newValue) else { return }
      if old.size != newValue.size {
        markForLayout()
        resizeSubviews(from: old.size)
      }
      placeDidChange()
    }
  }

  /// About the centre.
  public var transform: CGAffineTransform {
    get { geometry.transform }
    set {
      let old = transform
      geometry.transform = newValue
      if changed(.transform, from: old, to: newValue) { placeDidChange() }
    }
  }

  /// The upright box around the transformed view, in perspective where it has one.
  public var frame: CGRect {
    get { convertedToSuperview(bounds) }
    set {
      center = newValue.center
      let t = transform
      let size =
        t.isIdentity
        ? newValue.size
        : t.isUprightScale
          ? CGSize(width: newValue.width / t.a, height: newValue.height / t.d) : bounds.size
      bounds = CGRect(origin: bounds.origin, size: size)
    }
  }

  /// From own to superview's coordinates, as they are when all animations have ended; a lifted
  /// item is drawn larger, but its frame and this transform stay.
  var transformToSuperview: CGAffineTransform {
    Self.placing(bounds: bounds, center: center, transform: transform)
  }

  /// What `transform3D` does in own coordinates; nil where it does nothing.
  var projection: CATransform3D? {
    guard floating != nil, transform3D != .identity else { return nil }
    let center = bounds.center
    func moved(_ factor: CGFloat) -> CATransform3D {
      .translation(x: center.x * factor, y: center.y * factor, z: 0)
    }
    return moved(-1).concatenating(transform3D).concatenating(moved(1)).flattened
  }

  /// The upright box around a rectangle as the superview sees it.
  func convertedToSuperview(_ rect: CGRect) -> CGRect {
    (projection?.project(rect) ?? rect).applying(transformToSuperview)
  }

  /// A point of the superview in own coordinates.
  func convertedFromSuperview(_ point: CGPoint) -> CGPoint {
    let own = point.applying(transformToSuperview.inverted())
    return projection?.planeInverse?.project(own) ?? own
  }

  static func placing(
    bounds: CGRect, center: CGPoint, transform: CGAffineTransform
  ) -> CGAffineTransform {
    CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  func placeDidChange() {
    forgetRootPlacement()
    invalidateFocusExtent()
    markSubtreeForLayout()
    focusMayHaveChanged()
  }

  // MARK: Root

  /// Where the view is, if its superview is at `outer`.
  package func placement(in outer: RootPlacement?) -> RootPlacement {
    if let known = geometry.rootPlacement, known.isCurrent(in: outer) { return known }
    let placement = RootPlacement(transformToSuperview, seenBy: projection, in: outer)
    geometry.rootPlacement = placement
    return placement
  }

  func forgetRootPlacement() { geometry.rootPlacement = nil }
}
