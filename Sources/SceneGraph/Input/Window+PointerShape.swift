import Foundation
import Hosting

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
