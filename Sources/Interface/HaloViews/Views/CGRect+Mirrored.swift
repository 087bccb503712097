import Foundation

extension CGRect {
  /// Returns the rectangle mirrored left to right in a container of this width.
  public func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
