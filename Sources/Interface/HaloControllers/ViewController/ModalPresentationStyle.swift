import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList

/// The style of a presentation: UIKit's `UIModalPresentationStyle`.
public enum ModalPresentationStyle: Hashable, Sendable {
  /// The style `fullScreen` under models that lift items (tvOS), otherwise `pageSheet`.
  case automatic
  /// The presented view covers the window, and the presenter's view is removed.
  case fullScreen
  /// The presented view covers the window; the presenter's view stays and may show through.
  case overFullScreen
  /// The presented view is a tall card over the dimmed screen.
  case pageSheet
  /// The presented view is a small card over the dimmed screen.
  case formSheet
  /// The presented view is a small pane with an arrow at its source; see
  /// ``PopoverPresentationController``.
  case popover
  /// The value with which a delegate keeps a popover in a narrow window; a controller with this
  /// style is shown as with `automatic`.
  case none

  /// Returns the style with `automatic` resolved for `model`.
  func resolved(for model: FocusModel?) -> ModalPresentationStyle {
    let isLifted = model?.look == .lift
    return switch self {
    case .automatic, .none: isLifted ? .fullScreen : .pageSheet
    // A television has no popovers.
    case .popover where isLifted: .fullScreen
    default: self
    }
  }

  var isCard: Bool { self == .pageSheet || self == .formSheet }

  // The measures are Halo's own choice, in points, for lack of a source.

  /// The width of a window below which a sheet replaces a popover.
  static let compactWidth: CGFloat = 600
  static let pageSheetSize = CGSize(width: 720, height: 960)
  static let formSheetSize = CGSize(width: 540, height: 620)
  /// The minimum distance between a card and the window's edge.
  static let cardMargin: CGFloat = 24
  static let cardRadius: CGFloat = 14
  static let dimmingColor = Color(white: 0, alpha: 0.32)
  static let cardShadow = Shadow(offsetY: 16, sigma: 28, color: Color(white: 0, alpha: 0.32))

  /// Returns the frame in a container with the given bounds; a card is centred and limited by the
  /// available space.
  func frame(in bounds: CGRect, preferred: CGSize) -> CGRect {
    guard isCard else { return bounds }
    let wanted =
      self == .pageSheet
      ? Self.pageSheetSize : preferred == .zero ? Self.formSheetSize : preferred
    let width = max(0, min(wanted.width, bounds.width - 2 * Self.cardMargin))
    let height = max(0, min(wanted.height, bounds.height - 2 * Self.cardMargin))
    return CGRect(
      x: (bounds.midX - width / 2).rounded(), y: (bounds.midY - height / 2).rounded(),
      width: width, height: height)
  }
}
