import Foundation
import HaloSceneGraph

/// Seconds: Core Foundation's name.
public typealias CFTimeInterval = Double

/// How often something is wanted: Core Animation's `CAFrameRateRange`.
public struct CAFrameRateRange: Hashable, Sendable {
  /// Times a second.
  public var minimum, maximum: Float
  /// Times a second; nil or 0: as often as there may be.
  public var preferred: Float?

  /// All in times a second.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// As often as frames are shown.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// Calls a program again and again, by the clock of its window: Core Animation's `CADisplayLink`.
///
/// It holds its target, as Core Animation's does, until ``invalidate()``. Run loops and their modes
/// make no difference: it begins with ``add(to:forMode:)``, or with the program's window.
@MainActor
public final class CADisplayLink {
  /// When it called last, or calls now, in seconds of the window's clock.
  public private(set) var timestamp: CFTimeInterval = 0
  /// When it will call next, in seconds of the window's clock.
  public var targetTimestamp: CFTimeInterval { timestamp + interval }
  /// Seconds between two frames.
  public var duration: CFTimeInterval { 1 / Self.fullRate }
  /// Whether it calls nobody for the time being.
  public var isPaused = false {
    didSet { if isPaused != oldValue { schedule() } }
  }
  /// Times a second; 0: as often as frames are shown.
  public var preferredFramesPerSecond: Int {
    get { Int(preferredFrameRateRange.preferred ?? 0) }
    set {
      preferredFrameRateRange = CAFrameRateRange(
        minimum: Float(newValue), maximum: Float(newValue), preferred: Float(newValue))
    }
  }
  /// How often it calls: the preferred number of times, or else the maximum.
  public var preferredFrameRateRange = CAFrameRateRange.default { didSet { schedule() } }

  private static let fullRate: CFTimeInterval = 60
  /// Those that wait for a window.
  private static var waiting: [CADisplayLink] = []

  private var target: AnyObject?
  private let selector: Selector
  private var isAdded = false
  private weak var window: UIWindow?
  private var timer: Int?

  /// Calls nobody until it is added.
  ///
  /// - Parameters:
  ///   - target: held until ``invalidate()``.
  ///   - sel: one of the actions that `target` lists; its sender is the link.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
  }

  /// Begins; run loop and mode do nothing.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    schedule()
  }

  /// Ends, for good where nothing adds it again.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    schedule()
  }

  /// Ends, and lets go of the target.
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
    // Before the target is called, which may end it.
    schedule()
    if let target { selector.send(to: target, from: self, startingAt: nil) }
  }

  /// Begins those that were added before there was a window.
  static func windowCame() {
    let links = waiting
    waiting = []
    for link in links { link.schedule() }
  }
}
