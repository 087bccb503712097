import Foundation

extension View {
  /// Changes of animatable properties inside `animations` take `duration` seconds.
  ///
  /// A view that is not in a window changes at once. `completion` is called with the first frame
  /// after the end, or at once without a window to give the time. With a damping ratio under 1 what
  /// moves goes a little too far and comes back.
  public static func animate(
    withDuration duration: TimeInterval, usingSpringWithDamping dampingRatio: Double = 1,
    options: AnimationOptions = [], in window: RootView?, animations: () -> Void,
    completion: (() -> Void)? = nil
  ) {
    var transaction = AnimationTransaction(duration: duration, dampingRatio: dampingRatio)
    if options.contains(.preferredFramesPerSecond30) { transaction.interval = 1 / 30 }
    animate(transaction, in: window, animations, completion: completion)
  }

  /// The same, and tells what was set in motion.
  package static func animate(
    withDuration duration: TimeInterval, usingSpringWithDamping dampingRatio: Double,
    noting changes: AnimatedChanges, animations: () -> Void
  ) {
    AnimationTransaction.run(
      AnimationTransaction(duration: duration, dampingRatio: dampingRatio, changes: changes),
      animations)
  }

  /// How an animation is carried out: some of `UIView.AnimationOptions`.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    // Everything takes input while it moves, and goes on from where it is; the ways of UIKit's curves
    // are those of springs here. These are for source that says so.

    /// Always so.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Always so.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// A spring's way, as every other.
    public static let curveEaseInOut: AnimationOptions = []
    /// A spring's way, as every other.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// A spring's way, as every other.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// A spring's way, as every other.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// What is animated changes thirty times a second, however often frames are shown: half the
    /// work for something large that fades and does not move.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }

  /// Animates what focus and presses change; with reduced motion nothing moves, and looks
  /// cross-fade for as long as the style says.
  package static func animateFocus(
    withDuration duration: TimeInterval, usingSpringWithDamping dampingRatio: Double = 1,
    in window: RootView?, animations: () -> Void, completion: (() -> Void)? = nil
  ) {
    var transaction = AnimationTransaction(duration: duration, dampingRatio: dampingRatio)
    if let appearance = window?.appearance, appearance.prefersReducedMotion {
      transaction = AnimationTransaction(
        duration: appearance.motion.crossFade, movesGeometry: false)
    }
    animate(transaction, in: window, animations, completion: completion)
  }

  private static func animate(
    _ transaction: AnimationTransaction, in window: RootView?, _ animations: () -> Void,
    completion: (() -> Void)?
  ) {
    AnimationTransaction.run(transaction, animations)
    let duration = transaction.duration
    guard let completion else { return }
    if let window, duration > 0 {
      window.animator.complete(at: window.animator.start + duration, completion)
    } else {
      completion()
    }
  }

  /// How long a change takes that is made now, in seconds; nil outside of an animation.
  package static var openAnimationDuration: TimeInterval? { AnimationTransaction.current?.duration }

  /// Whether something that moves would be animated now.
  package static var animatesMovement: Bool {
    guard let transaction = AnimationTransaction.current else { return false }
    return transaction.duration > 0 && transaction.movesGeometry
  }

  /// Makes changes at once, also inside an animation block: `UIView.performWithoutAnimation(_:)`.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    AnimationTransaction.run(AnimationTransaction(duration: 0), actions)
  }
}
