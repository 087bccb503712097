import CHaloEvdev

/// An axis of a controller and the range of its values.
struct ControllerAxis: Equatable, Sendable {
  var minimum: Int32
  var maximum: Int32

  /// Returns a value as a fraction: -1 and 1 at the ends, 0 in the middle; 0 for an empty range.
  func fraction(_ value: Int32) -> Double {
    let (low, high) = (Double(minimum), Double(maximum))
    guard high > low else { return 0 }
    return min(max((2 * Double(value) - low - high) / (high - low), -1), 1)
  }

  /// The codes of the axes of a stick, and of a d-pad on controllers that have it as axes.
  static let codes = [ABS_X, ABS_Y, ABS_HAT0X, ABS_HAT0Y].map { UInt16($0) }
}
