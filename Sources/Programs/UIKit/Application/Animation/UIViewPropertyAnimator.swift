import Foundation
import HaloSceneGraph

/// The state of an animator: UIKit's `UIViewAnimatingState`.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or finished.
  case inactive
  /// Started.
  case active
  /// Stopped, and not finished yet.
  case stopped
}

/// The position at which an animation ended: UIKit's `UIViewAnimatingPosition`.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

extension UIView {
  /// The pacing of a movement; it has no effect, as every movement is that of a spring.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }
}

/// An animation of changes of views that can be stopped: UIKit's `UIViewPropertyAnimator`.
///
/// It differs from UIKit's: every curve is that of a spring, as for all movements in Halo. An
/// animation begins where a view is drawn, runs forward, and lets input through. It cannot be
/// paused, reversed or scrubbed. If no window shows the program, it ends at once.
@MainActor
public final class UIViewPropertyAnimator {
  /// The duration in seconds.
  public let duration: TimeInterval
  /// The state; inactive until the animator is started.
  public private(set) var state = UIViewAnimatingState.inactive
  /// Whether the animation runs; false during a delay, and once it was stopped.
  public private(set) var isRunning = false

  private let dampingRatio: Double
  /// The changes, each with the share of the duration after which it begins.
  private var animations: [(delayFactor: CGFloat, body: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private let changes = AnimatedChanges()
  private weak var window: UIWindow?
  /// The identifiers of the calls that the window has scheduled.
  private var timers: [Int] = []
  private var start: TimeInterval = 0

  private init(of duration: TimeInterval, damping: Double, _ animations: (() -> Void)?) {
    self.duration = duration
    dampingRatio = damping
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator that does nothing until it is started.
  ///
  /// - Parameters:
  ///   - duration: the duration in seconds.
  ///   - curve: has no effect.
  ///   - animations: changes of views; nil for none yet.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(of: duration, damping: 1, animations)
  }

  /// Creates an animator with a spring; with a damping ratio below 1 the movement overshoots.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(of: duration, damping: Double(ratio), animations)
  }

  /// Creates an animator; the control points have no effect.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(of: duration, damping: 1, animations)
  }

  /// Starts an animation of `duration` seconds, beginning `delay` seconds from now.
  ///
  /// - Parameters:
  ///   - duration: the duration in seconds.
  ///   - delay: the delay in seconds.
  ///   - options: have no effect.
  ///   - animations: changes of views.
  ///   - completion: called at the end.
  /// - Returns: the animator, which is started.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = Self(of: duration, damping: 1, animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Changes

  /// Adds changes; if the animation runs, they begin at once, and end with the others.
  public func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that begin later, and end with the others; `delayFactor` is a share of the
  /// remaining duration.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    if isRunning {
      begin(animation, after: remaining * Double(delayFactor))
    } else {
      animations.append((delayFactor, animation))
    }
  }

  /// Adds a closure that is called once at the end; not if the animator is stopped without
  /// finishing.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Starting and stopping

  /// Starts the animation now.
  public func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animation `delay` seconds from now; does nothing if it was started already.
  public func startAnimation(afterDelay delay: TimeInterval) {
    guard state == .inactive else { return }
    state = .active
    window = UIApplication.shared.keyWindow
    perform(after: delay) { animator in animator.run() }
  }

  /// Stops the animation; views stay where they are drawn now.
  ///
  /// - Parameter withoutFinishing: if true, the animator is done, and no completion is called; if
  ///   false, it waits for ``finishAnimation(at:)``.
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    cancelTimers()
    changes.stop()
    isRunning = false
    if withoutFinishing { forget() } else { state = .stopped }
  }

  /// Ends a stopped animation and calls the completions; the start counts as the end.
  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    if finalPosition != .current { changes.finish() }
    end(at: finalPosition)
  }

  /// A method that Halo lacks.
  @available(*, unavailable, message: "an animation goes on or is stopped; it cannot be paused")
  public func pauseAnimation() {}

  private var remaining: TimeInterval {
    window.map { max(0, start + duration - $0.currentTime) } ?? 0
  }

  private func run() {
    isRunning = true
    start = window?.currentTime ?? 0
    for animation in animations {
      begin(animation.body, after: duration * Double(animation.delayFactor))
    }
    animations = []
    perform(after: duration) { animator in
      animator.isRunning = false
      animator.end(at: .end)
    }
  }

  private func begin(_ animation: @escaping () -> Void, after delay: TimeInterval) {
    perform(after: delay) { animator in
      let duration = animator.window == nil ? 0 : animator.remaining
      UIView.animate(
        withDuration: duration, usingSpringWithDamping: animator.dampingRatio,
        noting: animator.changes, animations: animation)
    }
  }

  /// Calls `body` after a delay in seconds; the window holds the closure, and so the animator,
  /// until then.
  private func perform(
    after delay: TimeInterval, _ body: @escaping (UIViewPropertyAnimator) -> Void
  ) {
    guard let window, delay > 0 else { return body(self) }
    timers.append(
      window.perform(after: delay, changesKeys: true, isMotion: true) { body(self) })
  }

  private func cancelTimers() {
    for timer in timers { window?.cancelPerform(timer) }
    timers = []
  }

  private func end(at position: UIViewAnimatingPosition) {
    let told = completions
    forget()
    for completion in told { completion(position) }
  }

  private func forget() {
    state = .inactive
    animations = []
    completions = []
    timers = []
  }
}
