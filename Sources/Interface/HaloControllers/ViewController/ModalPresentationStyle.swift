import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList

/// How a presented controller lies over what presents it: UIKit's `UIModalPresentationStyle`.
public enum ModalPresentationStyle: Hashable, Sendable {
  /// `fullScreen` where items are lifted (tvOS), otherwise `pageSheet`.
  case automatic
  /// Covers the window; what is behind is taken away.
  case fullScreen
  /// Covers the window; what is behind stays and may show through.
  case overFullScreen
  /// A tall card over the dimmed screen.
  case pageSheet
  /// A small card over the dimmed screen.
  case formSheet
  /// A small pane with an arrow at its source; see ``PopoverPresentationController``.
  case popover
  /// What a delegate says so that a popover stays one in a narrow window; a controller that asks for
  /// it is shown as with `automatic`.
  case none

  /// What `automatic` means under `model`.
  func resolved(for model: FocusModel?) -> ModalPresentationStyle {
    let isLifted = model?.look == .lift
    return switch self {
    case .automatic, .none: isLifted ? .fullScreen : .pageSheet
    // A television has none.
    case .popover where isLifted: .fullScreen
    default: self
    }
  }

  var isCard: Bool { self == .pageSheet || self == .formSheet }

  // No source gives the measures; our choice, in points.

  /// A window that is narrower shows a sheet in the place of a popover.
  static let compactWidth: CGFloat = 600
  static let pageSheetSize = CGSize(width: 720, height: 960)
  static let formSheetSize = CGSize(width: 540, height: 620)
  /// Between a card and the window's edge, at least.
  static let cardMargin: CGFloat = 24
  static let cardRadius: CGFloat = 14
  static let dimmingColor = Color(white: 0, alpha: 0.32)
  static let cardShadow = Shadow(offsetY: 16, sigma: 28, color: Color(white: 0, alpha: 0.32))

  /// In a container with these bounds; a card is in the middle and never larger than there is room.
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
