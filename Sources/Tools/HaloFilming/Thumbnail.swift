import Foundation

/// The reduction of frames for a contact sheet.
///
/// The factor is whole, so that the picture looks like the screen from further away.
package struct Thumbnail: Hashable, Sendable {
  /// The number of pixels in each direction that become one.
  package let factor: Int

  /// The largest side of a frame on a sheet, in points.
  static let largest: CGFloat = 320

  /// Creates a reduction for frames.
  ///
  /// - Parameter size: the size of a frame, in points; a small one keeps its size.
  package init(of size: CGSize) {
    factor = max(1, Int((max(size.width, size.height) / Self.largest).rounded(.up)))
  }
}
