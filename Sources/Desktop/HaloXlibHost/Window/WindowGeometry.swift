import Foundation

/// The position of a window on the screen, its size, and its scale.
struct WindowGeometry {
  /// The origin in pixels of the screen.
  var origin = CGPoint.zero
  /// The size in pixels.
  var size: (width: Int, height: Int)
  /// The pixels per point.
  var scale: CGFloat

  /// Creates the geometry that the options ask for, at most as large as `screen`, in pixels.
  init(options: HostOptions, scale: CGFloat, screen: (width: Int, height: Int)) {
    func pixels(_ points: CGFloat, _ limit: Int) -> Int {
      let wanted = Int((points * scale).rounded())
      return options.fullscreen ? limit : min(max(wanted, 1), max(limit, 1))
    }
    size = (pixels(options.size.width, screen.width), pixels(options.size.height, screen.height))
    self.scale = scale
  }

  var sizeInPoints: CGSize {
    CGSize(width: CGFloat(size.width) / scale, height: CGFloat(size.height) / scale)
  }

  /// The centre of the window in pixels of the screen.
  var center: CGPoint {
    CGPoint(x: origin.x + CGFloat(size.width) / 2, y: origin.y + CGFloat(size.height) / 2)
  }

  /// Converts a position in the window from pixels to points.
  func point(_ place: CGPoint) -> CGPoint { CGPoint(x: place.x / scale, y: place.y / scale) }
}
