import Foundation

/// Where a window is on the screen, how large it is, and how many pixels a point of it has.
struct WindowGeometry {
  /// Pixels of the screen.
  var origin = CGPoint.zero
  /// Pixels.
  var size: (width: Int, height: Int)
  var scale: CGFloat

  /// A window as large as its options say, but not larger than the screen (pixels).
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

  /// The middle of the window, pixels of the screen.
  var center: CGPoint {
    CGPoint(x: origin.x + CGFloat(size.width) / 2, y: origin.y + CGFloat(size.height) / 2)
  }

  /// A place that the server tells, in pixels of the window, in points.
  func point(_ place: CGPoint) -> CGPoint { CGPoint(x: place.x / scale, y: place.y / scale) }
}
