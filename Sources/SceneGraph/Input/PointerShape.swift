import Foundation

/// How the pointer looks where it is.
public enum PointerShape: Sendable {
  /// As the desktop has it.
  case arrow
  /// A bar as high as text, where a click puts the caret (UIKit's `UIPointerShape.verticalBeam`).
  case verticalBeam
}

extension Window {
  /// The shape for the present position: a beam over text that can be edited.
  public var pointerShape: PointerShape {
    guard let place = gaze.location, !showsShortcuts, let hit = hitTest(place) else {
      return .arrow
    }
    // A control inside a field, such as the clear button, is not text.
    let control = sequence(first: hit, next: \.superview).first { $0 is Control } as? Control
    return control is TextField && control?.isOperable == true ? .verticalBeam : .arrow
  }
}
