import FocusGeometry
import Foundation
import HaloHosting

/// The pointer in a window.
extension Window {
  /// The view that lights up under the pointer; nil for none.
  public var hoveredView: View? { hover.view }

  /// The pointer's position in points of the window; nil while it is elsewhere.
  public var pointerLocation: CGPoint? { pointer.location }

  /// Whether the pointer's button is down and its press belongs to a view.
  package var isPointerPressed: Bool { pointer.isPressed }

  /// The number of clicks in the last series: 2 after a double click.
  package var clickCount: Int { pointer.clickCount }

  /// The pointer's shape, as the view under it asks; an arrow by default.
  ///
  /// Under models for a television there is none, unless the mouse has been used since the last key
  /// (HIG, Focus and selection, tvOS).
  public var pointerShape: PointerShape {
    if focusSystem?.model.look == .lift, !pointer.isInUse { return .hidden }
    guard let place = pointer.location, !isCovered, let hit = hitTest(place) else { return .arrow }
    return sequence(first: hit, next: \.superview).lazy.compactMap(\.ownPointerShape).first
      ?? .arrow
  }
}
