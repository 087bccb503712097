import Foundation

/// Lengths of the two animations of an update, in seconds.
///
/// No source gives them; focusing is quicker than unfocusing, which leaves a trail
/// (Apple, UIFocusAnimationCoordinator documentation).
public struct FocusAnimationTiming: Hashable, Sendable {
  /// Of the item that gets the focus.
  public var focusing: TimeInterval
  /// Of the item that had it.
  public var unfocusing: TimeInterval
  /// Of the scrolling that brings the item into sight under models that show focus by lifting, where
  /// a screen is heavier than an item; elsewhere it takes as long as `focusing`.
  public var scrolling: TimeInterval
  /// A movement no later than this after the one before counts as fast.
  public var fastInterval: TimeInterval
  /// Of the focusing animation of a fast movement, in parts of the usual one.
  public var fastFactor: Double

  /// With lengths in seconds and a factor above 0.
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
  /// Seconds.
  public let duration: TimeInterval
}

/// Collects what changes together with the focus: UIKit's `UIFocusAnimationCoordinator`
/// (WWDC17 224).
///
/// The host runs what was collected once every environment has been told.
@MainActor
public final class FocusAnimationCoordinator {
  /// What one role does: its animations, then its completions when the main animation ends.
  public struct Batch {
    /// Handed to each animation.
    public let context: FocusAnimationContext
    /// In the order in which they were added; run inside the main animation.
    public internal(set) var animations: [(FocusAnimationContext) -> Void] = []
    /// In the order in which they were added; called when the main animation has ended.
    public internal(set) var completions: [() -> Void] = []
  }

  /// What runs beside the animation of the item that gets the focus.
  public private(set) var focusing: Batch
  /// What runs beside the animation of the item that had the focus.
  public private(set) var unfocusing: Batch
  /// What brings the item that gets the focus into sight.
  public internal(set) var scrolling: Batch
  /// All of them, in the order in which a host runs them.
  public var batches: [Batch] { [scrolling, unfocusing, focusing] }
  /// The branch of the environment being told decides the role of `addCoordinatedAnimations`.
  var currentBranch: FocusUpdateContext.Branch = .next

  init(focusing: TimeInterval, unfocusing: TimeInterval, scrolling: TimeInterval) {
    self.focusing = Batch(context: FocusAnimationContext(duration: focusing))
    self.unfocusing = Batch(context: FocusAnimationContext(duration: unfocusing))
    self.scrolling = Batch(context: FocusAnimationContext(duration: scrolling))
  }

  /// Told the previous item or an ancestor of it alone: unfocusing; everywhere else: focusing.
  public func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    let block: ((FocusAnimationContext) -> Void)? = animations.map { body in { _ in body() } }
    switch currentBranch {
    case .next: Self.add(block, completion, to: &focusing)
    case .previous: Self.add(block, completion, to: &unfocusing)
    }
  }

  /// Runs beside the focusing animation, whoever adds it.
  public func addCoordinatedFocusingAnimations(
    _ animations: ((FocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    Self.add(animations, completion, to: &focusing)
  }

  /// Runs beside the unfocusing animation, whoever adds it.
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
