import Foundation

extension View {
  /// Creates a view of this class when the class is known only at run time, as for a registered
  /// cell.
  ///
  /// A class with another designated initialiser and without `init(frame:)` ends the program, as in
  /// UIKit.
  ///
  /// - Parameter frame: the frame in points of the future superview.
  /// - Returns: a view of exactly the class on which this is called.
  public static func make(frame: CGRect = .zero) -> Self {
    makeObject(of: self) { (type: ViewWithRequiredInitializer.Type) in type.init(frame: frame) }
  }
}

/// A class that makes `init(frame:)` of ``View`` required, for `makeObject(of:by:)`.
open class ViewWithRequiredInitializer: View {
  /// Never called.
  public required override init(frame: CGRect = .zero) {
    preconditionFailure("there is no view of this class")
  }
}
