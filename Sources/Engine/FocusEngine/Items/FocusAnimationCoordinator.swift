import Foundation

/// The durations of an update's animations, in seconds.
///
/// No source states them. Focusing is quicker than unfocusing, which leaves a trail (Apple,
/// UIFocusAnimationCoordinator documentation).
public struct FocusAnimationTiming: Hashable, Sendable {
  /// The duration for the item that gets the focus.
  public var focusing: TimeInterval
  /// The duration for the item that had the focus.
  public var unfocusing: TimeInterval
  /// The duration of the scrolling that brings the item into sight under models that lift items;
  /// under other models, scrolling takes as long as `focusing`.
  ///
  /// It is separate because a whole screen looks heavier than one item.
  public var scrolling: TimeInterval
  /// The interval between two movements below which the second counts as fast.
  public var fastInterval: TimeInterval
  /// The factor that a fast movement applies to all durations.
  public var fastFactor: Double

  /// Creates a timing with durations in seconds and a factor above 0.
  public init(
    focusing: TimeInterval, unfocusing: TimeInterval, scrolling: TimeInterval,
    fastInterval: TimeInterval, fastFactor: Double
  ) {
    self.focusing = focusing
    self.unfocusing = unfocusing
    self.scrolling = scrolling
    self.fastInterval = fastInterval
    self.fastFactor = fastFactor
  }
}

/// The main animation that coordinated animations run beside: UIKit's `UIFocusAnimationContext`.
public struct FocusAnimationContext: Sendable {
  /// The duration of the main animation, in seconds.
  public let duration: TimeInterval
}

/// Collects the animations that run together with a change of focus: UIKit's
/// `UIFocusAnimationCoordinator` (WWDC17 224).
///
/// The host runs the collected animations once every environment was notified.
@MainActor
public final class FocusAnimationCoordinator {
  /// The animations of one role, and the completions that run when its main animation ends.
  public struct Batch {
    /// The argument of each animation.
    public let context: FocusAnimationContext
    /// The animations in the order in which they were added; they run inside the main animation.
    public internal(set) var animations: [(FocusAnimationContext) -> Void] = []
    /// The completions in the order in which they were added; they are called when the main
    /// animation has ended.
    public internal(set) var completions: [() -> Void] = []
  }

  /// The animations beside that of the item that gets the focus.
  public private(set) var focusing: Batch
  /// The animations beside that of the item that had the focus.
  public private(set) var unfocusing: Batch
  /// The animations that scroll the item that gets the focus into sight.
  public internal(set) var scrolling: Batch
  /// All batches, in the order in which a host runs them.
  public var batches: [Batch] { [scrolling, unfocusing, focusing] }
  /// The branch of the environment that is being notified; it decides the role of
  /// `addCoordinatedAnimations`.
  var currentBranch: FocusUpdateContext.Branch = .next

  init(focusing: TimeInterval, unfocusing: TimeInterval, scrolling: TimeInterval) {
    self.focusing = Batch(context: FocusAnimationContext(duration: focusing))
    self.unfocusing = Batch(context: FocusAnimationContext(duration: unfocusing))
    self.scrolling = Batch(context: FocusAnimationContext(duration: scrolling))
  }

  /// Adds animations to the unfocusing batch if the caller is the previous item or an ancestor of
  /// it alone, and to the focusing batch otherwise.
  ///
  /// The completion is called when the main animation of that batch has ended.
  public func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    let block: ((FocusAnimationContext) -> Void)? = animations.map { body in { _ in body() } }
    switch currentBranch {
    case .next: Self.add(block, completion, to: &focusing)
    case .previous: Self.add(block, completion, to: &unfocusing)
    }
  }

  /// Adds animations that run beside the focusing animation, for any caller.
  public func addCoordinatedFocusingAnimations(
    _ animations: ((FocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    Self.add(animations, completion, to: &focusing)
  }

  /// Adds animations that run beside the unfocusing animation, for any caller.
  public func addCoordinatedUnfocusingAnimations(
    _ animations: ((FocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    Self.add(animations, completion, to: &unfocusing)
  }

  private static func add(
    _ animations: ((FocusAnimationContext) -> Void)?, _ completion: (() -> Void)?,
    to batch: inout Batch
  ) {
    if let animations { batch.animations.append(animations) }
    if let completion { batch.completions.append(completion) }
  }
}
