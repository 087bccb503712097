import Foundation
import HaloSceneGraph

extension UIView {
  /// A place in this view as another sees it; nil: the window, or what is outermost without one.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: view).origin
  }

  /// A place in another view as this one sees it; nil: the window, or what is outermost without one.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? outermost).convert(point, to: self as UIView?)
  }

  /// A rectangle in this view as another sees it; nil: the window, or what is outermost without one.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    convert(rect, to: (view ?? outermost) as any UICoordinateSpace)
  }

  /// A rectangle in another view as this one sees it; nil: the window, or what is outermost without
  /// one.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? outermost).convert(rect, to: self as any UICoordinateSpace)
  }

  private var outermost: UIView {
    var view: UIView = self
    while let above = view.superview { view = above }
    return view
  }
}
