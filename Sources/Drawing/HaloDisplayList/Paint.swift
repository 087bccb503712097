import Foundation

/// The colour or gradient that fills a shape.
public enum Paint: Hashable, Sendable {
  case color(Color)
  case linear(Gradient, from: CGPoint, to: CGPoint)
  /// A gradient of circles around one centre, from radius 0 to `radius`.
  case radial(Gradient, center: CGPoint, radius: CGFloat)
}

/// Colours that change along a line or a radius, and stay constant beyond its ends.
public struct Gradient: Hashable, Sendable {
  /// A colour at a location.
  public struct Stop: Hashable, Sendable {
    /// The location along the gradient, 0...1.
    public var location: CGFloat
    /// The colour at this location.
    public var color: Color
    /// Creates a stop with a colour at a location, 0...1.
    public init(_ location: CGFloat, _ color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// The stops in ascending order of location, 0...1.
  public var stops: [Stop]

  /// Creates a gradient of stops in ascending order of location.
  public init(_ stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of evenly spaced colours.
  public init(_ colors: Color...) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(CGFloat($0.offset) / last, $0.element) }
  }
}
