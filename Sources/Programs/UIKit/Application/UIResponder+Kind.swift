import HaloSceneGraph

extension UIResponder {
  /// Returns whether the object is of a class or a subclass of it, like the method of Objective-C's
  /// root class, which Linux lacks.
  public func isKind(of type: AnyClass) -> Bool {
    var current: AnyClass? = Swift.type(of: self)
    while let here = current {
      if here == type { return true }
      current = _getSuperclass(here)
    }
    return false
  }
}
