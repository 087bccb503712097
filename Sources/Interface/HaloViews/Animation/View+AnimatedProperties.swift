import Foundation

extension View {
  /// Reports a changed property; animates the change inside an animation block.
  ///
  /// - Returns: false if the value is the same.
  @discardableResult
  package func changed<Value: VectorAnimatable>(
    _ property: AnimatedProperty, from old: Value, to new: Value
  ) -> Bool {
    guard old != new else { return false }
    if let rootView, let transaction = AnimationTransaction.current, transaction.duration > 0,
      transaction.movesGeometry || !property.isGeometry
    {
      start(property, from: old, to: new, by: transaction, in: rootView)
    } else {
      animations.set(nil, for: property)
    }
    setNeedsDisplay()
    return true
  }

  /// Starts a spring at the value and velocity with which the property is drawn now.
  private func start<Value: VectorAnimatable>(
    _ property: AnimatedProperty, from rest: Value, to target: Value,
    by transaction: AnimationTransaction, in root: RootView
  ) {
    let time = root.animator.start
    let running = animations.spring(for: property)
    animations.set(
      Spring(
        value: running?.value(at: time) ?? rest.animationVector,
        velocity: running?.velocity(at: time) ?? .zero,
        target: target.animationVector, start: time, duration: transaction.duration,
        dampingRatio: transaction.dampingRatio, interval: transaction.interval),
      for: property)
    transaction.changes?.note(property, of: self, to: target.animationVector)
    root.animator.register(self)
  }

  /// Starts the change that is about to be animated at `value`, with the property's current
  /// velocity; has no effect outside an animation.
  package func begin<Value: VectorAnimatable>(
    _ property: AnimatedProperty, at value: Value, goingTo target: Value
  ) {
    guard let rootView, let transaction = AnimationTransaction.current else { return }
    let time = rootView.animator.start
    animations.set(
      Spring(
        value: value.animationVector,
        velocity: animations.spring(for: property)?.velocity(at: time) ?? .zero,
        target: target.animationVector, start: time, duration: transaction.duration,
        interval: transaction.interval),
      for: property)
  }

  /// Whether any property of the view is being animated.
  package var isAnimating: Bool { !animations.isEmpty }

  /// Whether this property is being animated.
  package func isAnimating(_ property: AnimatedProperty) -> Bool {
    animations.spring(for: property) != nil
  }

  /// Returns the value with which a property is drawn now or, for any moment but `.now`, its final
  /// value.
  package func presented<Value: VectorAnimatable>(
    _ property: AnimatedProperty, _ model: Value, at moment: AnimationMoment = .now
  ) -> Value {
    guard moment == .now, let spring = animations.spring(for: property),
      let time = rootView?.animator.time
    else { return model }
    return Value(animationVector: spring.value(at: time))
  }

  /// Ends all animations in the view and its descendants at their final values.
  package func endAnimations() {
    let animator = rootView?.animator
    forEachDescendant { view in
      animator?.forget(view)
      view.animations.removeAll()
    }
  }
}
