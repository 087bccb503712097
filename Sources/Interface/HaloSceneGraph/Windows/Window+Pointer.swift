import FocusGeometry
import Foundation
import HaloHosting

/// The pointer in a window.
extension Window {
  /// What the pointer makes light up; nil for nothing.
  public var hoveredView: View? { hover.view }

  /// Where the pointer is, points; nil while it is elsewhere.
  public var pointerLocation: CGPoint? { pointer.location }

  /// How many clicks, soon after each other and in one place, the last one is of.
  package var clickCount: Int { pointer.clickCount }

  /// As what is under the pointer asks; an arrow where nothing does.
  public var pointerShape: PointerShape {
    guard let place = pointer.location, !isCovered, let hit = hitTest(place) else { return .arrow }
    return sequence(first: hit, next: \.superview).lazy.compactMap(\.ownPointerShape).first
      ?? .arrow
  }
}
