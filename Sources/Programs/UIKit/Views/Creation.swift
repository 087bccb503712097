import Foundation
import HaloSceneGraph

/// A view class whose instances can be created with `T()` and `T(frame:)`, even if `T` is a type
/// parameter or the class is known only at run time.
@MainActor
public protocol MadeByFrame {
  /// Returns a view of exactly this class; `frame` is in points of its future superview.
  static func make(frame: CGRect) -> Self
}

extension View: MadeByFrame {}

extension MadeByFrame {
  /// Creates a view with an empty frame, also if `Self` is a type parameter: `T()`.
  public init() { self = Self.make(frame: .zero) }
  /// Creates a view with a frame, also if `Self` is a type parameter: `Cell(frame: frame)`.
  public init(frame: CGRect) { self = Self.make(frame: frame) }
}
