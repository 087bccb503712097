import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList
import HaloHosting

/// A window with a manual clock, for screenshots, traces, walks and tests.
@MainActor
public final class ScenePlayer {
  /// The effect of a key or another event on focus.
  public struct Step {
    /// The key; nil for any other event.
    public let key: Key?
    /// The heading of the key; nil if the key does not move focus.
    public let heading: FocusHeading?
    /// The label of the item focused before; nil for none.
    public let from: String?
    /// The label of the item focused after; nil for none.
    public let to: String?
    /// The outcome from the explanation, or derived from `from` and `to` if there is none.
    public let outcome: FocusExplanation.Outcome
    /// The reason why focus moved or stayed; nil if nothing was decided.
    public let explanation: FocusExplanation?

    /// Creates a step from its values, without pressing anything.
    public init(
      key: Key?, heading: FocusHeading?, from: String?, to: String?,
      outcome: FocusExplanation.Outcome, explanation: FocusExplanation?
    ) {
      self.key = key
      self.heading = heading
      self.from = from
      self.to = to
      self.outcome = outcome
      self.explanation = explanation
    }
  }

  private let clock: ContentPlayer<Window>

  /// The window that receives events and draws frames.
  public var window: Window { clock.content }
  /// Seconds since the player was created.
  public var time: TimeInterval { clock.time }

  /// The duration of one frame in seconds.
  public static let frameDuration = ContentPlayer<Window>.frameDuration

  /// Creates a player and draws the window's first frame.
  ///
  /// - Parameters:
  ///   - window: the window, whose size stays the same and whose clock starts at 0.
  ///   - scale: device pixels per point.
  public init(window: Window, scale: CGFloat = 1) {
    clock = ContentPlayer(window)
    window.resize(to: window.hostSize, scale: scale)
    _ = frame()
  }

  /// Creates a player of a window that a host draws.
  ///
  /// The host advances the clock of the window; ``catchUp()`` moves that of the player on to it.
  package init(following window: Window) {
    clock = ContentPlayer(window)
    catchUp()
  }

  /// The label of the focused item; nil for none.
  public var focusedLabel: String? { window.focusSystem?.focusedItem?.focusDebugLabel }

  /// Sends an event at the current time, without recording its effect.
  package func send(_ event: InputEvent) { clock.send(event) }

  /// Presses and releases a key at the current time.
  @discardableResult
  public func press(_ key: Key) -> Step {
    let system = window.focusSystem
    window.settle()
    let (from, count) = (focusedLabel, system?.explanationCount)
    let heading = system?.heading(for: key)
    clock.send(key, phase: .down)
    // If a control or a text field takes the key, nothing is decided.
    let isDecided = heading != nil && system?.explanationCount != count
    let explanation = isDecided ? system?.lastExplanation : nil
    clock.send(key, phase: .up)
    window.settle()
    let to = focusedLabel
    return Step(
      key: key, heading: heading, from: from, to: to,
      outcome: explanation?.outcome ?? (from == to ? .stayed : .moved), explanation: explanation)
  }

  /// Presses modifier keys and keeps them down.
  public func hold(_ modifiers: [Key]) {
    for key in modifiers { send(.key(key, .down)) }
    window.settle()
  }

  /// Presses keys and keeps them down for a time, in seconds.
  ///
  /// The last key repeats as under an X server with its default settings, unless it is a modifier.
  package func hold(_ keys: [Key], for seconds: TimeInterval) {
    let (start, end) = (time, time + seconds)
    hold(keys)
    if let key = keys.last, !key.isModifier {
      for repeated in stride(
        from: start + Self.repeatDelay, through: end, by: Self.repeatInterval)
      {
        advance(by: max(0, repeated - time))
        send(.key(key, .repeat))
        window.settle()
      }
    }
    advance(by: max(0, end - time))
  }

  /// The seconds until a key repeats, and those between two repetitions: the defaults of the X server.
  private static let (repeatDelay, repeatInterval) = (0.66, 0.04)

  /// Changes the window in another way, and updates focus.
  public func perform(_ body: (Window) -> Void) -> Step {
    let system = window.focusSystem
    let (from, count) = (focusedLabel, system?.explanationCount)
    body(window)
    window.settle()
    let to = focusedLabel
    let explanation = system?.explanationCount == count ? nil : system?.lastExplanation
    return Step(
      key: nil, heading: nil, from: from, to: to,
      outcome: explanation?.outcome ?? (from == to ? .stayed : .moved), explanation: explanation)
  }

  /// Moves the clock on to that of the window, which may have been advanced without the player.
  package func catchUp() { clock.catchUp(with: window.currentTime) }

  /// Advances the clock, frame by frame.
  public func advance(by seconds: TimeInterval) { clock.advance(by: seconds) }

  /// Advances the clock until no animation runs or is paused; timers that are due later do not run.
  public func rest() {
    // The limit is longer than any animation, so that a scene that never rests does not block a
    // screenshot.
    clock.rest(within: 10, orWhile: { window.hasPausedMotion })
  }

  /// Advances the clock in large steps until no animation runs or is paused.
  ///
  /// It ends where ``rest()`` does, but draws fewer frames in between.
  ///
  /// - Parameter seconds: the duration of a step in seconds.
  package func rest(inStepsOf seconds: TimeInterval) {
    clock.rest(within: 10, inStepsOf: seconds, orWhile: { window.hasPausedMotion })
  }

  /// Returns the display list at the current time.
  public func frame() -> DisplayList { clock.frame() }
}

extension Key {
  fileprivate var isModifier: Bool { if case .modifier = keyCode { true } else { false } }
}
