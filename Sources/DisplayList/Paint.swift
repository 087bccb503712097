import Foundation

/// What fills a shape.
public enum Paint: Hashable, Sendable {
  case color(Color)
  case linear(Gradient, from: CGPoint, to: CGPoint)
  /// Circles around one centre, from radius 0 to `radius`.
  case radial(Gradient, center: CGPoint, radius: CGFloat)
}

public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var location: CGFloat
    public var color: Color
    public init(_ location: CGFloat, _ color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// In ascending order of location, 0...1.
  public var stops: [Stop]

  public init(_ stops: [Stop]) { self.stops = stops }

  /// Evenly spaced colours.
  public init(_ colors: Color...) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(CGFloat($0.offset) / last, $0.element) }
  }
}
