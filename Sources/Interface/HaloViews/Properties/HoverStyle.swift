import FocusGeometry
import Foundation
import HaloDisplayList

/// The reaction of a view to being looked at: UIKit's `UIHoverStyle`.
///
/// Hover is not focus (HIG, Eyes): the pointer stands for the gaze and never moves focus, and both
/// can be visible at once.
public struct HoverStyle: Hashable, Sendable {
  /// The effect that is drawn while the pointer is over the view.
  public var effect: HoverEffect
  /// The shape of the effect; nil for the view's own, with its corners.
  public var shape: HoverShape?
  /// Whether the view reacts; if false, the nearest ancestor with a style reacts instead.
  public var isEnabled = true

  /// Creates an enabled style; without a shape, the view's own lights up.
  public init(effect: HoverEffect = .automatic, shape: HoverShape? = nil) {
    self.effect = effect
    self.shape = shape
  }
}

/// The effect drawn over a view that is looked at: UIKit's `UIHoverEffect`.
public enum HoverEffect: Hashable, Sendable {
  /// The platform's default, a highlight.
  case automatic
  /// A light over the shape, brightest at the pointer.
  case highlight
}

/// The outline that lights up: UIKit's `UIShape`.
///
/// It must be that of the content (HIG, Eyes).
public enum HoverShape: Hashable, Sendable {
  /// The bounds with continuous corners; the radius is in points.
  case rect(cornerRadius: CGFloat)
  /// The bounds with fully rounded ends.
  case capsule
  /// The largest circle in the centre of the bounds.
  case circle
  /// A path in the view's coordinates.
  case path(BezierPath)

  func resolved(in bounds: CGRect) -> Shape {
    switch self {
    case .rect(let radius): return .rounded(bounds, radius: radius, curve: .continuous)
    case .capsule:
      return .rounded(bounds, radius: min(bounds.width, bounds.height) / 2, curve: .circular)
    case .circle:
      let side = min(bounds.width, bounds.height)
      return .rounded(
        CGRect(
          x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side),
        radius: side / 2, curve: .circular)
    case .path(let path): return .path(path)
    }
  }
}
