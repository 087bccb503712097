import Foundation
import HaloDisplayList

/// A clock for content that is turned by hand, frame by frame: the host of pictures, films and tests.
@MainActor
public final class ContentPlayer<Content: HostedContent> {
  /// Where the keys go and the frames come from.
  public let content: Content
  /// Seconds since the content was given.
  public private(set) var time: TimeInterval = 0

  /// Seconds of one frame.
  public static var frameDuration: TimeInterval { 1.0 / 60 }

  /// The clock begins at 0, and nothing is drawn yet.
  public init(_ content: Content) { self.content = content }

  /// Has something happen now.
  public func send(_ event: InputEvent) { content.receive(event, at: time) }

  /// Sends one stage of a key now, with the modifiers that its name holds down.
  public func send(_ key: Key, phase: KeyPhase) {
    for stroke in key.strokes(phase) { send(.key(stroke.key, stroke.phase)) }
  }

  /// Advances the clock, frame by frame.
  public func advance(by seconds: TimeInterval) {
    let end = time + seconds
    while time < end {
      time = min(end, time + Self.frameDuration)
      _ = content.frame(at: time)
    }
  }

  /// Advances the clock until nothing moves; other timers that are due later stay.
  ///
  /// - Parameters:
  ///   - limit: seconds after which what never rests is left as it is.
  ///   - isPaused: whether something moves that has nothing to show right now.
  public func rest(within limit: TimeInterval, orWhile isPaused: () -> Bool = { false }) {
    let end = time + limit
    while time < end, let next = content.nextFrameTime(now: time), next <= time || isPaused() {
      advance(by: Self.frameDuration)
    }
  }

  /// The list of what is seen now.
  public func frame() -> DisplayList { content.frame(at: time) }
}
