import Foundation

extension CGRect {
  /// The rectangle as far from the right edge of something `width` wide as it is from the left one.
  public func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
