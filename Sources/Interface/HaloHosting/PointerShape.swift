import Foundation

/// How the pointer looks where it is.
public enum PointerShape: Sendable {
  /// As the desktop has it.
  case arrow
  /// A bar as high as text, where a click puts the caret (UIKit's `UIPointerShape.verticalBeam`).
  case verticalBeam
}
