import FocusEngine
import FocusGeometry
import Foundation
import SceneGraph

/// A scene under a clock that is turned by hand: for screenshots, traces and tests.
@MainActor
public final class ScenePlayer {
  /// What one key did to focus.
  public struct Step {
    public let key: Key
    /// nil for a key that does not move focus.
    public let heading: FocusHeading?
    public let from: String?
    public let to: String?
    public let outcome: FocusExplanation.Outcome
    public let explanation: FocusExplanation?
  }

  public let window: Window
  /// Seconds since the scene appeared.
  public private(set) var time: TimeInterval = 0

  /// Seconds of one frame.
  public static let frameDuration: TimeInterval = 1.0 / 60

  /// - Parameters:
  ///   - scene: what to show.
  ///   - size: points.
  ///   - scale: device pixels a point.
  ///   - appearance: looks; a TV scene keeps its own colours.
  ///   - textMeasurer: the one of the renderer that will draw.
  public init(
    scene: DemoScene, size: CGSize, scale: CGFloat = 1, appearance: FocusAppearance,
    textMeasurer: any TextMeasuring
  ) {
    window = scene.makeWindow(size: size, appearance: appearance, textMeasurer: textMeasurer)
    window.resize(to: size, scale: scale)
    _ = window.frame(at: time)
  }

  /// What has the focus, by its label; nil for nothing.
  public var focusedLabel: String? { window.focusSystem?.focusedItem?.focusDebugLabel }

  /// Presses and releases a key now.
  @discardableResult
  public func press(_ key: Key) -> Step {
    let system = window.focusSystem
    let from = focusedLabel
    let heading = system?.model.heading(for: key)
    window.send(key, phase: .down, at: time)
    let explanation = heading == nil ? nil : system?.lastExplanation
    window.send(key, phase: .up, at: time)
    window.settle()
    let to = focusedLabel
    return Step(
      key: key, heading: heading, from: from, to: to,
      outcome: explanation?.outcome ?? (from == to ? .stayed : .moved), explanation: explanation)
  }

  /// Turns the clock, a frame at a time.
  public func advance(by seconds: TimeInterval) {
    let end = time + seconds
    while time < end {
      time = min(end, time + Self.frameDuration)
      _ = window.frame(at: time)
    }
  }

  /// Turns the clock until nothing moves; what waits for a later time goes on waiting.
  public func rest() {
    // No animation is longer; a scene that never rests must not hang a screenshot.
    let limit = time + 10
    while let next = window.nextFrameTime(now: time), next <= time, time < limit {
      advance(by: Self.frameDuration)
    }
  }

  /// What is seen now.
  public func frame() -> DisplayList { window.frame(at: time) }
}
