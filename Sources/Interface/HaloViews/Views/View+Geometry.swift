import FocusGeometry
import Foundation

extension View {
  /// The centre in points of the superview, about which `transform` turns.
  public var center: CGPoint {
    get { geometry.center }
    set {
      let old = center
      geometry.center = newValue
      if changed(.center, from: old, to: newValue) { placeDidChange() }
    }
  }

  /// The view's rectangle in its own coordinates; moving the origin scrolls the content.
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

  /// The transform about the centre.
  public var transform: CGAffineTransform {
    get { geometry.transform }
    set {
      let old = transform
      geometry.transform = newValue
      if changed(.transform, from: old, to: newValue) { placeDidChange() }
    }
  }

  /// The bounding box of the transformed view in points of the superview, including its
  /// perspective.
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

  /// The transform from the view's coordinates to the superview's at the end of all animations.
  ///
  /// A lifted item is drawn larger, but its frame and this transform stay the same.
  var transformToSuperview: CGAffineTransform {
    Self.placing(bounds: bounds, center: center, transform: transform)
  }

  /// The effect of `transform3D` in the view's coordinates; nil if it has none.
  var projection: CATransform3D? {
    guard floating != nil, transform3D != .identity else { return nil }
    let center = bounds.center
    func moved(_ factor: CGFloat) -> CATransform3D {
      .translation(x: center.x * factor, y: center.y * factor, z: 0)
    }
    return moved(-1).concatenating(transform3D).concatenating(moved(1)).flattened
  }

  /// Returns the bounding box of a rectangle as seen by the superview.
  func convertedToSuperview(_ rect: CGRect) -> CGRect {
    (projection?.project(rect) ?? rect).applying(transformToSuperview)
  }

  /// Returns a point of the superview in the view's coordinates.
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

  /// Returns the view's placement if its superview's is `outer`.
  package func placement(in outer: RootPlacement?) -> RootPlacement {
    if let known = geometry.rootPlacement, known.isCurrent(in: outer) { return known }
    let placement = RootPlacement(transformToSuperview, seenBy: projection, in: outer)
    geometry.rootPlacement = placement
    return placement
  }

  func forgetRootPlacement() { geometry.rootPlacement = nil }
}
