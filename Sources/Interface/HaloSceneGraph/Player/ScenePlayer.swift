import FocusEngine
import FocusGeometry
import Foundation
import HaloDisplayList
import HaloHosting

/// A window with a manual clock: for screenshots, traces, walks and tests.
@MainActor
public final class ScenePlayer {
  /// What one key, or another event, did to focus.
  public struct Step {
    /// nil for what is no key.
    public let key: Key?
    /// nil for a key that does not move focus.
    public let heading: FocusHeading?
    /// The label of what had the focus before; nil for nothing.
    public let from: String?
    /// The label of what has the focus after it; nil for nothing.
    public let to: String?
    /// As explained, or from `from` and `to` where nothing was.
    public let outcome: FocusExplanation.Outcome
    /// Why focus moved or stayed; nil where nothing was decided.
    public let explanation: FocusExplanation?

    /// A step as it is told, without anything being pressed.
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

  /// Where the keys go and the frames come from.
  public var window: Window { clock.content }
  /// Seconds since the window was given.
  public var time: TimeInterval { clock.time }

  /// Seconds of one frame.
  public static let frameDuration = ContentPlayer<Window>.frameDuration

  /// Draws the first frame of what `window` shows.
  ///
  /// - Parameters:
  ///   - window: its size stays; its clock begins at 0.
  ///   - scale: device pixels a point.
  public init(window: Window, scale: CGFloat = 1) {
    clock = ContentPlayer(window)
    window.resize(to: window.bounds.size, scale: scale)
    _ = frame()
  }

  /// What has the focus, by its label; nil for nothing.
  public var focusedLabel: String? { window.focusSystem?.focusedItem?.focusDebugLabel }

  /// Has something happen now, whatever comes of it.
  package func send(_ event: InputEvent) { clock.send(event) }

  /// Presses and releases a key now.
  @discardableResult
  public func press(_ key: Key) -> Step {
    let system = window.focusSystem
    window.settle()
    let (from, count) = (focusedLabel, system?.explanationCount)
    let heading = system?.heading(for: key)
    clock.send(key, phase: .down)
    // A control or a text field may take the key, and then nothing is decided.
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

  /// Changes the window in some other way, and updates focus.
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

  /// Advances the clock, frame by frame.
  public func advance(by seconds: TimeInterval) { clock.advance(by: seconds) }

  /// Advances the clock until no animation runs, nor pauses; other timers that are due later stay.
  public func rest() {
    // Longer than any animation, so that a scene that never rests does not hang a screenshot.
    clock.rest(within: 10, orWhile: { window.hasPausedMotion })
  }

  /// The list of what is seen now.
  public func frame() -> DisplayList { clock.frame() }
}
