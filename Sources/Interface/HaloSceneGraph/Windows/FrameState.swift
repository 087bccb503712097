import Foundation

/// The events since the last frame of a window, and the work that they leave to the next one.
struct FrameState {
  /// How often layout and focus may ask for each other in one frame.
  ///
  /// More is a cycle, and what is still asked for then waits for the next frame.
  static let maximumPasses = 8

  var keyEffectsAreStale = true
  /// Whether the next frame is the first one after a key, or after the pointer did something.
  var hasNews = false
  /// When that was; nil for neither.
  var inputTime: TimeInterval?
  var hasNewSize = false
  var saturated = 0

  /// The layout of the next frame may move the focused item out of sight.
  mutating func noteNewSize() { hasNewSize = true }
}
