import Foundation

/// How a frame is made small enough for a contact sheet: by a whole factor, so that it looks as the
/// screen does from further away.
package struct Thumbnail: Hashable, Sendable {
  /// Pixels of a frame that become one, across and down.
  package let factor: Int

  /// Points of a sheet that a frame may take, across and down.
  static let largest: CGFloat = 320

  /// - Parameter size: of the frame, in points; a small one keeps its size.
  package init(of size: CGSize) {
    factor = max(1, Int((max(size.width, size.height) / Self.largest).rounded(.up)))
  }
}
