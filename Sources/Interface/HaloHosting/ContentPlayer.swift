import Foundation
import HaloDisplayList

/// A host that drives content frame by frame with a manual clock, for pictures, films and tests.
@MainActor
public final class ContentPlayer<Content: HostedContent> {
  /// The content that receives events and draws frames.
  public let content: Content
  /// Seconds since the player was created.
  public private(set) var time: TimeInterval = 0

  /// The duration of one frame in seconds.
  public static var frameDuration: TimeInterval { 1.0 / 60 }

  /// Creates a player whose clock is at 0; draws nothing yet.
  public init(_ content: Content) { self.content = content }

  /// Sends an event at the current time.
  public func send(_ event: InputEvent) { content.receive(event, at: time) }

  /// Sends one phase of a key at the current time; Tab as a modifier gets strokes of its own.
  public func send(_ key: Key, phase: KeyPhase) {
    for stroke in key.strokes(phase) { send(.key(stroke.key, stroke.phase)) }
  }

  /// Moves the clock on to the time that the content has reached without the player; draws nothing.
  package func catchUp(with time: TimeInterval) { self.time = max(self.time, time) }

  /// Advances the clock, frame by frame.
  public func advance(by seconds: TimeInterval) {
    let end = time + seconds
    while time < end {
      time = min(end, time + Self.frameDuration)
      _ = content.frame(at: time)
    }
  }

  /// Advances the clock until nothing moves; timers that are due later do not run.
  ///
  /// - Parameters:
  ///   - limit: seconds after which it returns even if something still moves.
  ///   - step: the duration of a step in seconds, at whose end a frame is drawn.
  ///   - isPaused: whether to go on while nothing is due, because something that moves has nothing
  ///     to show right now.
  public func rest(
    within limit: TimeInterval, inStepsOf step: TimeInterval = frameDuration,
    orWhile isPaused: () -> Bool = { false }
  ) {
    let end = time + limit
    while time < end, let next = content.nextFrameTime(now: time), next <= time || isPaused() {
      time += step
      _ = content.frame(at: time)
    }
  }

  /// Returns the display list at the current time.
  public func frame() -> DisplayList { content.frame(at: time) }
}
