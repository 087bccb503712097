import FocusGeometry
import Foundation
import HaloDisplayList

/// How a view answers to being looked at: UIKit's `UIHoverStyle`.
///
/// Hover is not focus (HIG, Eyes): the pointer stands for the gaze, it never moves focus, and
/// both can be seen at once.
public struct HoverStyle: Hashable, Sendable {
  /// What is drawn while the pointer is over the view.
  public var effect: HoverEffect
  /// nil: the view's own, with its corners.
  public var shape: HoverShape?
  /// False: the pointer lights up what is around the view instead, if that has a style.
  public var isEnabled = true

  /// An enabled style; without a shape the view's own lights up.
  public init(effect: HoverEffect = .automatic, shape: HoverShape? = nil) {
    self.effect = effect
    self.shape = shape
  }
}

/// What is drawn over a view that is looked at: UIKit's `UIHoverEffect`.
public enum HoverEffect: Hashable, Sendable {
  /// The platform's: a highlight.
  case automatic
  /// The shape lights up, most where the pointer is.
  case highlight
}

/// The outline that lights up: UIKit's `UIShape`.
///
/// It must be that of the content (HIG, Eyes).
public enum HoverShape: Hashable, Sendable {
  /// Continuous corners; points.
  case rect(cornerRadius: CGFloat)
  /// The bounds with fully rounded ends.
  case capsule
  /// The largest in the middle.
  case circle
  /// In the view's own coordinates.
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
