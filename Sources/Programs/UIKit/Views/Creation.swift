import Foundation
import HaloSceneGraph

/// What can be made of a class that is known only at run time, as a type parameter.
@MainActor
public protocol MadeByFrame {
  /// A view of exactly this class; `frame` is in points of the superview to be.
  static func make(frame: CGRect) -> Self
}

extension View: MadeByFrame {}

extension MadeByFrame {
  /// A view without a size, also where `Self` is a type parameter: `T()`.
  public init() { self = Self.make(frame: .zero) }
  /// A view of this frame, also where `Self` is a type parameter: `Cell(frame: frame)`.
  public init(frame: CGRect) { self = Self.make(frame: frame) }
}
