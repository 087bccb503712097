import Foundation

/// The shape of the pointer at its position.
public enum PointerShape: Sendable {
  /// The desktop's default pointer.
  case arrow
  /// A vertical bar over text, where a click places the caret (UIKit's
  /// `UIPointerShape.verticalBeam`).
  case verticalBeam
  /// No pointer, as on a television.
  case hidden
}
