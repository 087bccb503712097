import Foundation
import HaloSceneGraph

/// As `ViewWithRequiredInitializer` does for views, these say that `init()` is required; there is
/// never an object of them.
open class ResponderWithRequiredInitializer: UIResponder {
  /// Never called.
  public required override init() { preconditionFailure("there is no object of this class") }
}

/// See ``ResponderWithRequiredInitializer``.
open class ObjectWithRequiredInitializer: NSObject {
  /// Never called.
  public required override init() { preconditionFailure("there is no object of this class") }
}

extension UIResponder {
  /// A responder of a class that is known only at run time.
  static func make() -> UIResponder {
    unsafeBitCast(self, to: ResponderWithRequiredInitializer.Type.self).init()
  }
}

extension NSObject {
  /// An object of a class that is known only at run time.
  static func makeObject() -> NSObject {
    unsafeBitCast(self, to: ObjectWithRequiredInitializer.Type.self).init()
  }
}
