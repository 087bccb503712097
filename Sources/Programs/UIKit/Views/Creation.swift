import Foundation
import HaloSceneGraph

/// A type whose instances can be created from a class that is known only at run time, as a type
/// parameter.
@MainActor
public protocol MadeByFrame {
  /// Returns a view of exactly this class; `frame` is in its future superview's coordinates.
  static func make(frame: CGRect) -> Self
}

extension View: MadeByFrame {}

extension MadeByFrame {
  /// Creates a view with an empty frame, also if `Self` is a type parameter: `T()`.
  public init() { self = Self.make(frame: .zero) }
  /// Creates a view with a frame, also if `Self` is a type parameter: `Cell(frame: frame)`.
  public init(frame: CGRect) { self = Self.make(frame: frame) }
}
