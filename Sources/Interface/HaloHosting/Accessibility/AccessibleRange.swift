/// What a slider or a stepper holds, as a number.
public struct AccessibleRange: Hashable, Sendable {
  public var minimum: Double
  public var maximum: Double
  /// At least ``minimum``, at most ``maximum``.
  public var value: Double
  /// By how much a key changes it; 0: any.
  public var step: Double

  public init(minimum: Double, maximum: Double, value: Double, step: Double = 0) {
    (self.minimum, self.maximum) = (minimum, maximum)
    (self.value, self.step) = (value, step)
  }
}
