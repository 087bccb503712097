import FocusEngine
import Foundation

/// How long what moves with the focus takes (spec/focus-looks.md C4; our choice).
public struct MotionStyle: Hashable, Sendable {
  public var timing = FocusAnimationTiming(
    focusing: 0.22, unfocusing: 0.40, fastInterval: 0.2, fastFactor: 0.6)
  /// Seconds to push in, and to spring back.
  public var pressDown: TimeInterval = 0.10
  public var pressUp: TimeInterval = 0.25
}
