import Foundation

/// What a window manager is told of frames by two counters, and what it answers.
///
/// The basic counter gets the number that was announced before a new size, once a frame of that size
/// is put. The extended counter is odd while a frame is put and even after it; a compositing window
/// manager that follows it shows no half of a frame, and says when it has drawn the whole one, for
/// which the next frame waits. It is waited for only while it answers in time, and never by a frame
/// that answers a key or a new size, or one that it waits for itself.
///
/// Source: Extended Window Manager Hints, Frame Synchronization (draft).
struct FrameSync {
  /// Seconds in which a frame is said to be drawn by a manager that is worth waiting for.
  var patience: TimeInterval = 0.25

  /// Numbers beyond are nobody's need, and counting on from them could not end well.
  private static let limit: Int64 = 1 << 62

  /// What a window manager wants a counter to have once a frame of the next size is put.
  struct Request: Equatable {
    var value: Int64
    var isExtended: Bool
  }

  /// What the counters are to have after a frame; nil: what they have.
  struct Ending: Equatable {
    var basic: Int64?
    var extended: Int64?
  }

  private enum Resize {
    case idle
    /// The number has come, its size has not.
    case announced(Request)
    /// The size has come, its frame is not put.
    case sized(Request)
  }

  private struct Outstanding {
    var value: Int64
    var since: TimeInterval
  }

  /// What the extended counter has at first: odd, so that nobody shows a window without a frame.
  static let start: Int64 = 1

  /// What the extended counter has.
  private(set) var value = start
  /// Whether there is a window manager that says when frames are drawn.
  private(set) var isFollowed = false
  /// Whether it said so of the last frame that it was waited for, and in time.
  private(set) var isTrusted = false
  /// Seconds from one picture on the monitor to the next as the manager tells; nil: it does not.
  private(set) var interval: TimeInterval?
  private var resize = Resize.idle
  /// The last frame, while it is not drawn.
  private var outstanding: Outstanding?

  /// Whether somebody waits for the next frame.
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

  /// Until when a frame that is due at `now` is held back at the most; nil: it is not.
  mutating func hold(at now: TimeInterval) -> TimeInterval? {
    guard isTrusted, !isWaiting, let outstanding else { return nil }
    let end = outstanding.since + patience
    guard now < end else {
      isTrusted = false
      return nil
    }
    return end
  }

  /// A frame is about to be put; the first one is since the start.
  ///
  /// - Returns: What the extended counter is to have before; nil: what it has.
  mutating func begin() -> Int64? {
    guard value.isMultiple(of: 2), isFollowed || request?.isExtended == true else { return nil }
    value += 1
    return value
  }

  /// A frame is put, of the size last told; without a ``begin()`` one that changed nothing.
  ///
  /// A prompt one was made as early as could be, so that the manager should not wait for more to draw
  /// with it: an increment of 1 says so, and one of 3 that it was made on a tick.
  mutating func end(at now: TimeInterval, isPrompt: Bool) -> Ending {
    var ending = Ending()
    let request = request
    if request != nil { resize = .idle }
    if let request, !request.isExtended { ending.basic = request.value }
    guard !value.isMultiple(of: 2) else { return ending }
    value += isPrompt ? 1 : 3
    // The counter never goes back: a number of old is reached already.
    if let request, request.isExtended, request.value > value, request.value < Self.limit {
      value = request.value + request.value % 2
    }
    ending.extended = value
    if isFollowed { outstanding = Outstanding(value: value, since: now) }
    return ending
  }

  /// Whether no frame has been put yet.
  var isFresh: Bool { value == Self.start }

  /// Answers what need not wait for a frame, of a window that nobody sees: a number for the extended
  /// counter does, which stays odd until there is a frame.
  ///
  /// - Returns: What the basic counter is to have; nil: what it has.
  mutating func passBeforeFirst() -> Int64? {
    guard let request, !request.isExtended else { return nil }
    resize = .idle
    return request.value
  }

  /// Nobody sees the window, so nobody will say that its frames are drawn.
  mutating func forgetFrame() { outstanding = nil }

  /// Somebody says that the frame which ended on this value is drawn.
  mutating func didDraw(_ value: Int64, at now: TimeInterval) {
    guard let outstanding, outstanding.value == value else { return }
    self.outstanding = nil
    isTrusted = now < outstanding.since + patience
  }

  /// Somebody says how often the monitor shows a new picture, after the frame that ended on `value`;
  /// 0 microseconds: unknown.
  mutating func didTime(_ value: Int64, microseconds: Int) {
    guard isFollowed, value > 0, value <= self.value, microseconds > 0 else { return }
    let interval = TimeInterval(microseconds) / 1e6
    if Monitors.rates.contains(1 / interval) { self.interval = interval }
  }
}
