import Foundation
import HaloSceneGraph

extension View {
  /// How content of one size is fitted into bounds of another: UIKit's `UIView.ContentMode`.
  public enum ContentMode: Int, Sendable {
    /// Stretched over the bounds.
    case scaleToFill
    /// As large as there is room for all of it.
    case scaleAspectFit
    /// As small as fills the bounds; the rest is cut off.
    case scaleAspectFill
    /// As `scaleToFill`; UIKit draws the content anew then.
    case redraw
    /// In its own size from here on.
    case center
    case top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }
}

extension View.ContentMode {
  /// Whether content leaves no room in the bounds.
  var fills: Bool {
    switch self {
    case .scaleToFill, .scaleAspectFill, .redraw: true
    default: false
    }
  }

  /// Where content of `size` is drawn.
  func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
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
