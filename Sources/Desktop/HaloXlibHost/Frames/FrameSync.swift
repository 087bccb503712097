import Foundation

/// What a window manager is told of frames by two counters, and what it answers.
///
/// The basic counter gets the number that was announced before a new size, once a frame of that
/// size is put. The extended counter is odd while a frame is put and even after it; a compositing
/// window manager that follows it shows no half of a frame, and says when it has drawn the whole
/// one, for which the next frame waits. It is waited for only while it answers in time, and never
/// by a frame that answers a key or a new size, or one that it waits for itself.
///
/// Source: Extended Window Manager Hints, Frame Synchronization (draft).
struct FrameSync {
  /// Seconds that a frame waits for the window manager to say that it has drawn the one before.
  var patience: TimeInterval = 0.25

  /// Values asked for from here on are ignored: the counter goes on from the value it is given, and
  /// near the end of Int64 it would overflow.
  private static let limit: Int64 = 1 << 62

  /// The value that a window manager wants a counter to have once a frame of the next size is put.
  struct Request: Equatable {
    var value: Int64
    var isExtended: Bool
  }

  /// The values of the counters after a frame; nil: unchanged.
  struct Ending: Equatable {
    var basic: Int64?
    var extended: Int64?
  }

  private enum Resize {
    case idle
    /// The request has come, the new size has not.
    case announced(Request)
    /// The new size has come, but no frame of it has been put yet.
    case sized(Request)
  }

  private struct Outstanding {
    var value: Int64
    var since: TimeInterval
  }

  /// The first value of the extended counter: odd, so that no window without a frame is shown.
  static let start: Int64 = 1

  /// The value of the extended counter.
  private(set) var value = start
  /// Whether there is a window manager that says when frames are drawn.
  private(set) var isFollowed = false
  /// Whether it said so in time of the last frame that was waited for.
  private(set) var isTrusted = false
  /// The monitor's refresh interval in seconds, as the manager tells it; nil: it does not.
  private(set) var interval: TimeInterval?
  private var resize = Resize.idle
  /// The last frame, until the manager says that it has drawn it.
  private var outstanding: Outstanding?

  /// Whether the window manager waits for the next frame.
  var isWaiting: Bool { request != nil }

  private var request: Request? {
    if case .sized(let request) = resize { request } else { nil }
  }

  /// A window manager came, or went.
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

  /// The latest time until which a frame that is due at `now` is held back; nil: it is not.
  mutating func hold(at now: TimeInterval) -> TimeInterval? {
    guard isTrusted, !isWaiting, let outstanding else { return nil }
    let end = outstanding.since + patience
    guard now < end else {
      isTrusted = false
      return nil
    }
    return end
  }

  /// A frame is about to be put.
  ///
  /// For the first frame the counter has been odd from the start.
  ///
  /// - Returns: The value to set the extended counter to before it; nil: unchanged.
  mutating func begin() -> Int64? {
    guard value.isMultiple(of: 2), isFollowed || request?.isExtended == true else { return nil }
    value += 1
    return value
  }

  /// A frame of the size last told has been put; without a ``begin()`` before, it changed nothing.
  ///
  /// An increment of 1 asks the manager to draw the frame as soon as possible, as is right for a
  /// prompt one; an increment of 3 says that the frame belongs to a regular tick.
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

  /// Whether no frame has been put yet.
  var isFresh: Bool { value == Self.start }

  /// Answers, without a frame, a resize request for a window that is not visible.
  ///
  /// Only the basic counter can do so; the extended one stays odd until there is a frame.
  ///
  /// - Returns: The value to set the basic counter to; nil: unchanged.
  mutating func passBeforeFirst() -> Int64? {
    guard let request, !request.isExtended else { return nil }
    resize = .idle
    return request.value
  }

  /// The window is not visible, so its frames will not be reported as drawn.
  mutating func forgetFrame() { outstanding = nil }

  /// A `_NET_WM_FRAME_DRAWN` message: the frame that ended on this value is drawn.
  ///
  /// Any client can send one, so values that are not expected are ignored.
  mutating func didDraw(_ value: Int64, at now: TimeInterval) {
    guard let outstanding, outstanding.value == value else { return }
    self.outstanding = nil
    isTrusted = now < outstanding.since + patience
  }

  /// A `_NET_WM_FRAME_TIMINGS` message about the frame that ended on `value`, with the refresh
  /// interval; 0 microseconds: unknown.
  mutating func didTime(_ value: Int64, microseconds: Int) {
    guard isFollowed, value > 0, value <= self.value, microseconds > 0 else { return }
    let interval = TimeInterval(microseconds) / 1e6
    if Monitors.rates.contains(1 / interval) { self.interval = interval }
  }
}
