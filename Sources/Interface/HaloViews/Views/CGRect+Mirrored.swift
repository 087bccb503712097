import Foundation

extension CGRect {
  /// The rectangle mirrored left to right inside something `width` wide.
  public func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
