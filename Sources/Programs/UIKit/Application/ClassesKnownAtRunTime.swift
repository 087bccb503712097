import Foundation
import HaloSceneGraph

/// Says that `init()` of ``UIResponder`` is required, for `makeObject(of:by:)`.
open class ResponderWithRequiredInitializer: UIResponder {
  /// Never called.
  public required override init() { preconditionFailure("there is no object of this class") }
}

/// Says that `init()` of `NSObject` is required, for `makeObject(of:by:)`.
open class ObjectWithRequiredInitializer: NSObject {
  /// Never called.
  public required override init() { preconditionFailure("there is no object of this class") }
}

extension UIResponder {
  /// A responder of a class that is known only at run time.
  static func make() -> UIResponder {
    makeObject(of: self) { (type: ResponderWithRequiredInitializer.Type) in type.init() }
  }
}

extension NSObject {
  /// An object of a class that is known only at run time.
  static func make() -> NSObject {
    makeObject(of: self) { (type: ObjectWithRequiredInitializer.Type) in type.init() }
  }
}
