/// The value of a slider or a stepper as a number.
public struct AccessibleRange: Hashable, Sendable {
  public var minimum: Double
  public var maximum: Double
  /// The current value, from ``minimum`` to ``maximum``.
  public var value: Double
  /// The amount by which a key changes the value; 0 means any amount.
  public var step: Double

  public init(minimum: Double, maximum: Double, value: Double, step: Double = 0) {
    (self.minimum, self.maximum) = (minimum, maximum)
    (self.value, self.step) = (value, step)
  }
}
