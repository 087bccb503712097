import Foundation

/// The position of a window on the screen, which converts its points into pixels of the screen.
package struct AccessiblePlace: Equatable {
  /// The origin of the window on the screen, in pixels.
  package var origin = CGPoint.zero
  /// The number of pixels per point; more than 0.
  package var scale: CGFloat = 1

  package init(origin: CGPoint = .zero, scale: CGFloat = 1) {
    (self.origin, self.scale) = (origin, scale)
  }

  /// The origin of coordinates in a call (at-spi2-core, AtspiCoordType).
  enum Base: Int {
    case screen = 0
    case window = 1
    case parent = 2
  }

  /// Returns x, y, width and height in whole pixels, relative to the screen, the window or the
  /// parent, whose origin is in points.
  func pixels(_ rect: CGRect, _ base: Base, parent: CGPoint) -> [Int64] {
    let from = base == .parent ? parent : .zero
    let shift = base == .screen ? origin : .zero
    func whole(_ value: CGFloat) -> Int64 {
      value.isFinite ? Int64(min(max(value.rounded(), -1e9), 1e9)) : 0
    }
    let x = whole((rect.minX - from.x) * scale + shift.x)
    let y = whole((rect.minY - from.y) * scale + shift.y)
    return [
      x, y, whole((rect.maxX - from.x) * scale + shift.x) - x,
      whole((rect.maxY - from.y) * scale + shift.y) - y,
    ]
  }

  /// Returns the point of the window at a position in pixels.
  func point(_ x: Int, _ y: Int, _ base: Base, parent: CGPoint) -> CGPoint {
    let shift = base == .screen ? origin : .zero
    let from = base == .parent ? parent : .zero
    return CGPoint(
      x: (CGFloat(x) - shift.x) / scale + from.x, y: (CGFloat(y) - shift.y) / scale + from.y)
  }
}
