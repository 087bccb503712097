import Foundation

/// The protocol by which a window manager follows frames with two counters.
///
/// The basic counter gets the number announced before a new size, once a frame of that size is put.
/// The extended counter is odd while a frame is put and even after it; a compositing window manager
/// that follows it never shows an incomplete frame, and reports when it has drawn the complete one.
/// The next frame waits for that report, but only while reports come in time, and never if it
/// answers a key or a new size, or if the window manager itself waits for it.
///
/// Source: Extended Window Manager Hints, Frame Synchronization (draft).
struct FrameSync {
  /// Seconds that a frame waits for the window manager to report that it has drawn the one before.
  var patience: TimeInterval = 0.25

  /// The limit from which requested values are ignored, since the counter continues from the
  /// requested value and would overflow near the end of Int64.
  private static let limit: Int64 = 1 << 62

  /// The value that a window manager wants a counter to have once a frame of the next size is put.
  struct Request: Equatable {
    var value: Int64
    var isExtended: Bool
  }

  /// The values of the counters after a frame; nil if unchanged.
  struct Ending: Equatable {
    var basic: Int64?
    var extended: Int64?
  }

  private enum Resize {
    case idle
    /// The request has arrived, the new size has not.
    case announced(Request)
    /// The new size has arrived, but no frame of it was put yet.
    case sized(Request)
  }

  private struct Outstanding {
    var value: Int64
    var since: TimeInterval
  }

  /// The first value of the extended counter; odd, so that a window without a frame is not shown.
  static let start: Int64 = 1

  /// The value of the extended counter.
  private(set) var value = start
  /// Whether there is a window manager that reports drawn frames.
  private(set) var isFollowed = false
  /// Whether it reported the last frame that was waited for in time.
  private(set) var isTrusted = false
  /// The monitor's refresh interval in seconds, as the window manager reports it; nil if it does
  /// not.
  private(set) var interval: TimeInterval?
  private var resize = Resize.idle
  /// The last frame, until the window manager reports that it has drawn it.
  private var outstanding: Outstanding?

  /// Whether the window manager waits for the next frame.
  var isWaiting: Bool { request != nil }

  private var request: Request? {
    if case .sized(let request) = resize { request } else { nil }
  }

  /// Starts over after the window manager has changed.
  ///
  /// - Parameter isFollowed: whether there is a window manager that reports drawn frames.
  mutating func follow(_ isFollowed: Bool) {
    self.isFollowed = isFollowed
    isTrusted = false
    interval = nil
    outstanding = nil
  }

  mutating func didRequest(_ request: Request) { resize = .announced(request) }

  mutating func didConfigure() {
    if case .announced(let request) = resize { resize = .sized(request) }
  }

  /// Returns the latest time until which a frame that is due at `now` is held back; nil if it is
  /// not.
  mutating func hold(at now: TimeInterval) -> TimeInterval? {
    guard isTrusted, !isWaiting, let outstanding else { return nil }
    let end = outstanding.since + patience
    guard now < end else {
      isTrusted = false
      return nil
    }
    return end
  }

  /// Begins a frame, before it is put.
  ///
  /// For the first frame the counter has been odd from the start.
  ///
  /// - Returns: the value to set the extended counter to before the frame; nil if unchanged.
  mutating func begin() -> Int64? {
    guard value.isMultiple(of: 2), isFollowed || request?.isExtended == true else { return nil }
    value += 1
    return value
  }

  /// Ends a frame of the last announced size after it was put; without ``begin()`` before, the
  /// frame changed nothing.
  ///
  /// An increment of 1 asks the manager to draw the frame as soon as possible, which suits a prompt
  /// one; an increment of 3 says that the frame belongs to a regular tick.
  mutating func end(at now: TimeInterval, isPrompt: Bool) -> Ending {
    var ending = Ending()
    let request = request
    if request != nil { resize = .idle }
    if let request, !request.isExtended { ending.basic = request.value }
    guard !value.isMultiple(of: 2) else { return ending }
    value += isPrompt ? 1 : 3
    // The counter never goes back: a value that it has passed counts as reached.
    if let request, request.isExtended, request.value > value, request.value < Self.limit {
      value = request.value + request.value % 2
    }
    ending.extended = value
    if isFollowed { outstanding = Outstanding(value: value, since: now) }
    return ending
  }

  /// Whether no frame was put yet.
  var isFresh: Bool { value == Self.start }

  /// Answers, without a frame, a resize request for a window that is not visible.
  ///
  /// Only the basic counter can do so; the extended one stays odd until there is a frame.
  ///
  /// - Returns: the value to set the basic counter to; nil if unchanged.
  mutating func passBeforeFirst() -> Int64? {
    guard let request, !request.isExtended else { return nil }
    resize = .idle
    return request.value
  }

  /// Forgets the last frame, since frames of an invisible window are not reported as drawn.
  mutating func forgetFrame() { outstanding = nil }

  /// Handles a `_NET_WM_FRAME_DRAWN` message: the frame that ended on this value is drawn.
  ///
  /// Any client can send one, so unexpected values are ignored.
  mutating func didDraw(_ value: Int64, at now: TimeInterval) {
    guard let outstanding, outstanding.value == value else { return }
    self.outstanding = nil
    isTrusted = now < outstanding.since + patience
  }

  /// Handles a `_NET_WM_FRAME_TIMINGS` message about the frame that ended on `value`, with the
  /// refresh interval; 0 microseconds if unknown.
  mutating func didTime(_ value: Int64, microseconds: Int) {
    guard isFollowed, value > 0, value <= self.value, microseconds > 0 else { return }
    let interval = TimeInterval(microseconds) / 1e6
    if Monitors.rates.contains(1 / interval) { self.interval = interval }
  }
}
