import Foundation

extension View {
  /// Reports that a property has changed, and animates it if inside an animation block.
  ///
  /// - Returns: false when the value is the same.
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

  /// Starts at the value and velocity that the property is drawn with now.
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

  /// Lets a change that is about to be animated begin at `value` instead, as fast as the property
  /// moves now; without effect where nothing is animated.
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

  /// Whether anything of the view is on its way.
  package var isAnimating: Bool { !animations.isEmpty }

  /// Whether this property is being animated.
  package func isAnimating(_ property: AnimatedProperty) -> Bool {
    animations.spring(for: property) != nil
  }

  /// Where an animatable property is drawn now, or at rest where it will be.
  package func presented<Value: VectorAnimatable>(
    _ property: AnimatedProperty, _ model: Value, at moment: AnimationMoment = .now
  ) -> Value {
    guard moment == .now, let spring = animations.spring(for: property),
      let time = rootView?.animator.time
    else { return model }
    return Value(animationVector: spring.value(at: time))
  }

  /// Takes everything in the view to where its animations end.
  package func endAnimations() {
    let animator = rootView?.animator
    forEachDescendant { view in
      animator?.forget(view)
      view.animations.removeAll()
    }
  }
}
