import Foundation
import HaloSceneGraph

extension UIView {
  /// Returns a point of this view in the coordinates of `view`.
  ///
  /// If `view` is nil, the point is returned in the coordinates of the window or, for a view
  /// without a window, of its outermost superview.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: view).origin
  }

  /// Returns a point of `view` in this view's coordinates.
  ///
  /// If `view` is nil, the point is in the coordinates of the window or, for a view without a
  /// window, of its outermost superview.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? outermost).convert(point, to: self as UIView?)
  }

  /// Returns a rectangle of this view in the coordinates of `view`.
  ///
  /// If `view` is nil, the rectangle is returned in the coordinates of the window or, for a view
  /// without a window, of its outermost superview.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    convert(rect, to: (view ?? outermost) as any UICoordinateSpace)
  }

  /// Returns a rectangle of `view` in this view's coordinates.
  ///
  /// If `view` is nil, the rectangle is in the coordinates of the window or, for a view without a
  /// window, of its outermost superview.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? outermost).convert(rect, to: self as any UICoordinateSpace)
  }

  private var outermost: UIView {
    var view: UIView = self
    while let above = view.superview { view = above }
    return view
  }
}
