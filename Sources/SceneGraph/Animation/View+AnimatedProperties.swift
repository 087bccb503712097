import Foundation

extension View {
  /// Reports that a property has changed, and animates it if inside an animation block.
  ///
  /// - Returns: false when the value is the same.
  @discardableResult
  func changed<Value: VectorAnimatable>(
    _ property: AnimatedProperty, from old: Value, to new: Value
  ) -> Bool {
    guard old != new else { return false }
    if let window, let transaction = AnimationTransaction.current, transaction.duration > 0,
      transaction.movesGeometry || !property.isGeometry
    {
      start(property, from: old, to: new, by: transaction, in: window)
    } else {
      animations.set(nil, for: property)
    }
    setNeedsDisplay()
    return true
  }

  /// Moves a property that is at `rest`, or on its way there, away by `peak` and back.
  func push<Value: VectorAnimatable>(
    _ property: AnimatedProperty, restingAt rest: Value, peak: Value, duration: TimeInterval
  ) {
    guard let window else { return }
    start(
      property, from: rest, to: rest, by: AnimationTransaction(duration: duration), in: window,
      kick: Spring.push(peak: peak.animationVector, duration: duration))
    setNeedsDisplay()
  }

  /// Starts at the value and velocity that the property is drawn with now, plus `kick`.
  private func start<Value: VectorAnimatable>(
    _ property: AnimatedProperty, from rest: Value, to target: Value,
    by transaction: AnimationTransaction, in window: Window, kick: AnimationVector = .zero
  ) {
    let time = window.animator.time
    let running = animations.spring(for: property)
    animations.set(
      Spring(
        value: running?.value(at: time) ?? rest.animationVector,
        velocity: (running?.velocity(at: time) ?? .zero) + kick,
        target: target.animationVector, start: time, duration: transaction.duration,
        dampingRatio: transaction.dampingRatio),
      for: property)
    window.animator.register(self)
  }

  /// Whether this property is being animated.
  func isAnimating(_ property: AnimatedProperty) -> Bool {
    animations.spring(for: property) != nil
  }

  /// Runs `body` with all properties as they will be when every animation has ended.
  static func atRest<Result>(_ body: () -> Result) -> Result {
    let outer = readsRest
    readsRest = true
    defer { readsRest = outer }
    return body()
  }
  private static var readsRest = false

  /// Where an animatable property is drawn now.
  func presented<Value: VectorAnimatable>(_ property: AnimatedProperty, _ model: Value) -> Value {
    guard let spring = animations.spring(for: property), !Self.readsRest,
      let time = window?.animator.time
    else { return model }
    return Value(animationVector: spring.value(at: time))
  }
}
