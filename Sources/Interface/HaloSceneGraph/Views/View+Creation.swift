import Foundation

extension View {
  /// A view of this class, where the class is known only at run time: as a cell of a registration.
  ///
  /// Swift makes objects of such a class by a `required` initialiser alone, which every subclass
  /// would have to have, and UIKit's programs write `override init(frame:)`. A class that has
  /// another designated initialiser and no `init(frame:)` ends the program, as under UIKit.
  ///
  /// - Parameter frame: in points of the superview to be.
  /// - Returns: a view of exactly the class that this is called on.
  public static func make(frame: CGRect = .zero) -> Self {
    // An initialiser is in its class's table of methods, required or not, at the place that it has in
    // `View`; this only has the compiler look there.
    let type = unsafeBitCast(self, to: ViewWithRequiredInitializer.Type.self)
    return unsafeDowncast(type.init(frame: frame) as View, to: Self.self)
  }
}

/// Says that `init(frame:)` of ``View`` is required; there is never a view of it.
///
/// Open, so that the compiler cannot know that nothing inherits from it, and call it directly.
open class ViewWithRequiredInitializer: View {
  /// Never called.
  public required override init(frame: CGRect = .zero) {
    preconditionFailure("there is no view of this class")
  }
}
