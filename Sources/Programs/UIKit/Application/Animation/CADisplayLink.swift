import Foundation
import HaloSceneGraph

/// A time in seconds: Core Foundation's name.
public typealias CFTimeInterval = Double

/// The rate of repeated calls: Core Animation's `CAFrameRateRange`.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The limits in calls per second; the minimum has no effect, and a maximum of 0 is the rate of
  /// frames.
  public var minimum, maximum: Float
  /// The preferred rate in calls per second; nil or 0 for the maximum.
  public var preferred: Float?

  /// Creates a range of rates in calls per second.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// The rate at which frames are shown.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// A timer that performs an action at most 60 times per second, by the clock of the program's
/// window: Core Animation's `CADisplayLink`.
///
/// It holds its target until ``invalidate()``, as Core Animation's does. Run loops and their modes
/// have no effect. It starts with ``add(to:forMode:)`` or, if there is no window yet, as soon as
/// one is made key and visible.
@MainActor
public final class CADisplayLink {
  /// The time of the latest call, in seconds of the window's clock; 0 before the first.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next call, in seconds of the window's clock.
  public var targetTimestamp: CFTimeInterval { timestamp + interval }
  /// The time between two frames, in seconds; always 1/60.
  public var duration: CFTimeInterval { 1 / Self.fullRate }
  /// Whether calls are suspended.
  public var isPaused = false {
    didSet { if isPaused != oldValue { schedule() } }
  }
  /// The preferred rate in calls per second; 0 for that of frames.
  public var preferredFramesPerSecond: Int {
    get { Int(preferredFrameRateRange.preferred ?? 0) }
    set {
      preferredFrameRateRange = CAFrameRateRange(
        minimum: Float(newValue), maximum: Float(newValue), preferred: Float(newValue))
    }
  }
  /// The rate of the calls: the preferred one, or otherwise the maximum.
  public var preferredFrameRateRange = CAFrameRateRange.default { didSet { schedule() } }

  private static let fullRate: CFTimeInterval = 60
  /// The links that wait for a window.
  private static var waiting: [CADisplayLink] = []

  private var target: AnyObject?
  private let selector: Selector
  private var isAdded = false
  private weak var window: UIWindow?
  private var timer: Int?

  /// Creates a link that makes no calls until it is added.
  ///
  /// - Parameters:
  ///   - target: the object to call, held until ``invalidate()``.
  ///   - sel: one of the actions in the `responses` of `target`, performed with the link as sender;
  ///     a selector that is not among them has no effect.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
  }

  /// Starts the calls; run loop and mode have no effect.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    schedule()
  }

  /// Stops the calls until the link is added again.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    schedule()
  }

  /// Stops the calls and releases the target.
  public func invalidate() {
    isAdded = false
    target = nil
    schedule()
  }

  private var interval: CFTimeInterval {
    let range = preferredFrameRateRange
    let wanted = range.preferred.flatMap { $0 > 0 ? $0 : nil } ?? range.maximum
    let rate = wanted > 0 ? min(Self.fullRate, CFTimeInterval(wanted)) : Self.fullRate
    return 1 / rate
  }

  private func schedule() {
    if let timer { window?.cancelPerform(timer) }
    timer = nil
    Self.waiting.removeAll { $0 === self }
    guard isAdded, !isPaused else { return }
    guard let window = UIApplication.shared.keyWindow else { return Self.waiting.append(self) }
    self.window = window
    timer = window.perform(after: interval) { self.call() }
  }

  private func call() {
    timestamp = window?.currentTime ?? timestamp
    timer = nil
    // The next call is scheduled first, since the target may invalidate the link.
    schedule()
    if let target { selector.send(to: target, from: self, startingAt: nil) }
  }

  /// Starts the links that were added before there was a window.
  static func windowCame() {
    let links = waiting
    waiting = []
    for link in links { link.schedule() }
  }
}
