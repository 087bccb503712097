import HaloSceneGraph

extension UIResponder {
  /// Whether this is of that class, or of one that inherits from it: a member of Objective-C's root
  /// class, which there is none of here.
  public func isKind(of type: AnyClass) -> Bool {
    var current: AnyClass? = Swift.type(of: self)
    while let here = current {
      if here == type { return true }
      current = _getSuperclass(here)
    }
    return false
  }
}
