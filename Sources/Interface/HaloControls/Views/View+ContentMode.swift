import Foundation
import HaloSceneGraph

extension View {
  /// The way to fit content of one size into bounds of another: UIKit's `UIView.ContentMode`.
  public enum ContentMode: Int, Sendable {
    /// Stretched over the bounds.
    case scaleToFill
    /// Scaled to the largest size that fits into the bounds.
    case scaleAspectFit
    /// Scaled to the smallest size that fills the bounds; the rest is cut off.
    case scaleAspectFill
    /// The same as `scaleToFill`; UIKit redraws the content.
    case redraw
    /// Unscaled, like the cases below.
    case center
    case top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }
}

extension View.ContentMode {
  /// Whether content covers the bounds completely.
  var fills: Bool {
    switch self {
    case .scaleToFill, .scaleAspectFill, .redraw: true
    default: false
    }
  }

  /// Returns the rectangle in which content of `size` is drawn.
  package func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .zero }
    let (across, down) = (bounds.width / size.width, bounds.height / size.height)
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return placed(size, scale: min(across, down), in: bounds)
    case .scaleAspectFill: return placed(size, scale: max(across, down), in: bounds)
    default: return placed(size, scale: 1, in: bounds)
    }
  }

  private func placed(_ size: CGSize, scale: CGFloat, in bounds: CGRect) -> CGRect {
    let (width, height) = (size.width * scale, size.height * scale)
    let x: CGFloat
    switch self {
    case .left, .topLeft, .bottomLeft: x = bounds.minX
    case .right, .topRight, .bottomRight: x = bounds.maxX - width
    default: x = bounds.midX - width / 2
    }
    let y: CGFloat
    switch self {
    case .top, .topLeft, .topRight: y = bounds.minY
    case .bottom, .bottomLeft, .bottomRight: y = bounds.maxY - height
    default: y = bounds.midY - height / 2
    }
    return CGRect(x: x, y: y, width: width, height: height)
  }
}
