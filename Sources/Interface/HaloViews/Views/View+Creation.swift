import Foundation

extension View {
  /// A view of this class, where the class is known only at run time: as a cell of a registration.
  ///
  /// A class that has another designated initialiser and no `init(frame:)` ends the program, as
  /// under UIKit.
  ///
  /// - Parameter frame: in points of the superview to be.
  /// - Returns: a view of exactly the class that this is called on.
  public static func make(frame: CGRect = .zero) -> Self {
    makeObject(of: self) { (type: ViewWithRequiredInitializer.Type) in type.init(frame: frame) }
  }
}

/// Says that `init(frame:)` of ``View`` is required, for `makeObject(of:by:)`.
open class ViewWithRequiredInitializer: View {
  /// Never called.
  public required override init(frame: CGRect = .zero) {
    preconditionFailure("there is no view of this class")
  }
}
