import Foundation

/// The events since the last frame of a window, and the work that they leave for the next one.
struct FrameState {
  /// The number of times that layout and focus may request each other in one frame.
  ///
  /// More indicates a cycle; outstanding requests then wait for the next frame.
  static let maximumPasses = 8

  var keyEffectsAreStale = true
  /// Whether the next frame is the first one after a key or a pointer event.
  var hasNews = false
  /// The time of that event; nil for none.
  var inputTime: TimeInterval?
  var hasNewSize = false
  var saturated = 0

  /// Notes a new size, whose layout may move the focused item out of sight.
  mutating func noteNewSize() { hasNewSize = true }
}
