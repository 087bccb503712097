import FocusGeometry
import Foundation

extension View {
  /// The upright box around the transformed view.
  public var frame: CGRect {
    get { bounds.applying(transformToSuperview) }
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

  /// From own to superview's coordinates, where all animations end; without the lift of focus,
  /// which moves no one's frame.
  var transformToSuperview: CGAffineTransform {
    Self.placing(bounds: bounds, center: center, transform: transform)
  }

  static func placing(
    bounds: CGRect, center: CGPoint, transform: CGAffineTransform
  ) -> CGAffineTransform {
    CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}
