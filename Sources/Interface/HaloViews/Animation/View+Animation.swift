import Foundation

extension View {
  /// Animates the changes of animatable properties that `animations` makes, over `duration`
  /// seconds.
  ///
  /// A view outside a window changes immediately. `completion` is called with the first frame after
  /// the end, or immediately if there is no window whose clock applies. With a damping ratio below
  /// 1, movements overshoot slightly and come back.
  public static func animate(
    withDuration duration: TimeInterval, usingSpringWithDamping dampingRatio: Double = 1,
    options: AnimationOptions = [], in window: RootView?, animations: () -> Void,
    completion: (() -> Void)? = nil
  ) {
    var transaction = AnimationTransaction(duration: duration, dampingRatio: dampingRatio)
    if options.contains(.preferredFramesPerSecond30) { transaction.interval = 1 / 30 }
    animate(transaction, in: window, animations, completion: completion)
  }

  /// Animates changes, and records them in `changes`.
  package static func animate(
    withDuration duration: TimeInterval, usingSpringWithDamping dampingRatio: Double,
    noting changes: AnimatedChanges, animations: () -> Void
  ) {
    AnimationTransaction.run(
      AnimationTransaction(duration: duration, dampingRatio: dampingRatio, changes: changes),
      animations)
  }

  /// The options of an animation: some of `UIView.AnimationOptions`.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    // Views always take input while they move, and animations always start from the current state.
    // Springs replace UIKit's curves. These options exist so that sources with them compile.

    /// Has no effect: this is always so.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Has no effect: this is always so.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Has no effect: every animation is a spring.
    public static let curveEaseInOut: AnimationOptions = []
    /// Has no effect: every animation is a spring.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Has no effect: every animation is a spring.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Has no effect: every animation is a spring.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Limits changes to thirty a second, whatever the frame rate, which halves the work for
    /// something large that fades and does not move.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }

  /// Animates changes by focus and presses; with reduced motion nothing moves, and the appearance
  /// cross-fades over the style's duration.
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

  /// The duration of the current animation block in seconds; nil outside one.
  package static var openAnimationDuration: TimeInterval? { AnimationTransaction.current?.duration }

  /// Whether a movement would be animated now.
  package static var animatesMovement: Bool {
    guard let transaction = AnimationTransaction.current else { return false }
    return transaction.duration > 0 && transaction.movesGeometry
  }

  /// Makes changes immediately, even inside an animation block:
  /// `UIView.performWithoutAnimation(_:)`.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    AnimationTransaction.run(AnimationTransaction(duration: 0), actions)
  }
}
