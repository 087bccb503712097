import Foundation
import HaloSceneGraph

/// How far an animator has come: UIKit's `UIViewAnimatingState`.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not begun, or over.
  case inactive
  /// Begun.
  case active
  /// Stopped on its way, and not finished yet.
  case stopped
}

/// Where an animation has ended: UIKit's `UIViewAnimatingPosition`.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

extension UIView {
  /// How a movement gains and loses speed; all go a spring's way here.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }
}

/// Changes of views that can be stopped on their way: UIKit's `UIViewPropertyAnimator`.
///
/// What differs: every curve is that of a spring, as wherever Halo moves something. An animation
/// begins from where a view is drawn, goes forward, and takes input meanwhile. It cannot be paused,
/// reversed or scrubbed. Without a window that shows the program it is over at once.
@MainActor
public final class UIViewPropertyAnimator {
  /// Seconds.
  public let duration: TimeInterval
  /// Inactive until it is started.
  public private(set) var state = UIViewAnimatingState.inactive
  /// Whether something is on its way; false during a delay, and once it was stopped.
  public private(set) var isRunning = false

  private let dampingRatio: Double
  /// What is to happen, and which part of the duration later it begins.
  private var animations: [(delayFactor: CGFloat, body: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private let changes = AnimatedChanges()
  private weak var window: UIWindow?
  /// What the window is to call later.
  private var timers: [Int] = []
  private var start: TimeInterval = 0

  private init(of duration: TimeInterval, damping: Double, _ animations: (() -> Void)?) {
    self.duration = duration
    dampingRatio = damping
    if let animations { addAnimations(animations) }
  }

  /// Does nothing until it is started.
  ///
  /// - Parameters:
  ///   - duration: seconds.
  ///   - curve: does nothing.
  ///   - animations: changes of views; nil: none yet.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(of: duration, damping: 1, animations)
  }

  /// The same; under a damping ratio of 1 what moves goes a little too far.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(of: duration, damping: Double(ratio), animations)
  }

  /// The same as one of any curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(of: duration, damping: 1, animations)
  }

  /// Makes changes that take `duration` seconds, begun `delay` seconds from now.
  ///
  /// - Parameters:
  ///   - duration: seconds.
  ///   - delay: seconds.
  ///   - options: do nothing.
  ///   - animations: changes of views.
  ///   - completion: told when they are over.
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

  // MARK: What happens

  /// Adds changes; while it runs they begin at once, and are over with the others.
  public func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that begin later, and are over with the others; a factor of 0.25 is a quarter of
  /// what is left of the duration.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    if isRunning {
      begin(animation, after: remaining * Double(delayFactor))
    } else {
      animations.append((delayFactor, animation))
    }
  }

  /// Is told once, when everything is over; not where it is stopped without being finished.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Starting and stopping

  /// Begins now.
  public func startAnimation() { startAnimation(afterDelay: 0) }

  /// Begins `delay` seconds from now; does nothing once it has begun.
  public func startAnimation(afterDelay delay: TimeInterval) {
    guard state == .inactive else { return }
    state = .active
    window = UIApplication.shared.keyWindow
    perform(after: delay) { animator in animator.run() }
  }

  /// Leaves everything where it is drawn now.
  ///
  /// - Parameter withoutFinishing: true: that was all, and no completion is told; false: until
  ///   ``finishAnimation(at:)``.
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    cancelTimers()
    changes.stop()
    isRunning = false
    if withoutFinishing { forget() } else { state = .stopped }
  }

  /// Ends what was stopped, and tells the completions; the start counts as the end.
  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    if finalPosition != .current { changes.finish() }
    end(at: finalPosition)
  }

  /// There is no such thing here.
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

  /// The window keeps what it is to call, so an animator lives as long as it runs.
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
