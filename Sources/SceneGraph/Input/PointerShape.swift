import Foundation

/// How the pointer looks where it is.
public enum PointerShape: Sendable {
  /// As the desktop has it.
  case arrow
  /// A bar as high as text, where a click puts the caret (UIKit's `UIPointerShape.verticalBeam`).
  case verticalBeam
}

extension Window {
  /// A beam over text that can be edited; how things stand now.
  public var pointerShape: PointerShape {
    guard let place = gaze.location, !showsShortcuts, let hit = hitTest(place) else {
      return .arrow
    }
    // What stands in a field and does something of its own, such as clearing it, is no text.
    let control = sequence(first: hit, next: \.superview).first { $0 is Control } as? Control
    return control is TextField && control?.isOperable == true ? .verticalBeam : .arrow
  }
}
