import Foundation
import HaloSceneGraph

/// A class that declares `init()` of ``UIResponder`` as required, for `makeObject(of:by:)`.
open class ResponderWithRequiredInitializer: UIResponder {
  /// Traps; it is never called.
  public required override init() { preconditionFailure("there is no object of this class") }
}

/// A class that declares `init()` of `NSObject` as required, for `makeObject(of:by:)`.
open class ObjectWithRequiredInitializer: NSObject {
  /// Traps; it is never called.
  public required override init() { preconditionFailure("there is no object of this class") }
}

extension UIResponder {
  /// Creates a responder of a class that is known only at run time.
  static func make() -> UIResponder {
    makeObject(of: self) { (type: ResponderWithRequiredInitializer.Type) in type.init() }
  }
}

extension NSObject {
  /// Creates an object of a class that is known only at run time.
  static func make() -> NSObject {
    makeObject(of: self) { (type: ObjectWithRequiredInitializer.Type) in type.init() }
  }
}
