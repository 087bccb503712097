import Foundation

/// Converts the host's time to that of the screen on the bench, which is the same, slower or
/// stopped.
///
/// Times are seconds. The screen's time never goes back: a new speed counts from the current time.
struct BenchClock: Equatable {
  /// The speed of the screen's time, as a share of the host's.
  enum Speed: Double, CaseIterable {
    case whole = 1
    case quarter = 0.25
    case tenth = 0.1

    var name: String {
      switch self {
      case .whole: "1"
      case .quarter: "1/4"
      case .tenth: "1/10"
      }
    }
  }

  /// The speed while the clock is not stopped.
  private(set) var speed = Speed.whole
  /// Whether the screen's time is stopped.
  private(set) var isStopped = false
  /// The screen's time of the last action that moments are counted from; nil before the first.
  ///
  /// Moments are whole milliseconds after it, so that `halo shot --at` can name them.
  private(set) var key: TimeInterval?
  /// Whether times are rounded down to whole milliseconds after the last key.
  var countsMoments = false
  /// The host's time and the screen's at the last change of speed, stop or start.
  private var host: TimeInterval = 0
  private var screen: TimeInterval = 0
  /// The latest known time of the host.
  private(set) var hostNow: TimeInterval = 0
  /// The latest known time of the screen.
  private(set) var now: TimeInterval = 0
  /// Whether both times have been the same from the start.
  private(set) var isPlain = true

  init() {}

  /// Milliseconds from one frame to the next while stepping.
  private static let frame = 1000.0 / 60

  private var rate: Double { isStopped ? 0 : speed.rawValue }

  /// Notes a time of the host; an earlier one than before changes nothing.
  mutating func note(host time: TimeInterval) { hostNow = max(hostNow, time) }

  /// The screen's time at a time of the host.
  mutating func screenTime(at host: TimeInterval) -> TimeInterval {
    var time = isPlain ? host : screen + (host - self.host) * rate
    if isStopped { time = now }
    if countsMoments, let key, !isStopped {
      // The small addition keeps whole milliseconds whole in spite of rounding errors.
      time = key + ((time - key) * 1000 + 1e-6).rounded(.down) / 1000
    }
    now = max(now, time)
    return now
  }

  /// The host's time at which the screen's reaches `time`; nil while the clock is stopped.
  func hostTime(of time: TimeInterval) -> TimeInterval? {
    if isPlain { return time }
    guard rate > 0 else { return nil }
    return host + (time - screen) / rate
  }

  /// Notes that a key is pressed now, which moments are counted from.
  mutating func noteKey() { key = now }

  /// Whole milliseconds since the last key; nil before the first.
  var moment: Int? { key.map { Int(((now - $0) * 1000).rounded()) } }

  private mutating func rebase(at host: TimeInterval) {
    isPlain = false
    (self.host, screen) = (host, now)
  }

  mutating func setSpeed(_ speed: Speed, at host: TimeInterval) {
    _ = screenTime(at: host)
    rebase(at: host)
    self.speed = speed
  }

  /// Stops the clock at a whole millisecond after the last key.
  mutating func stop(at host: TimeInterval) {
    guard !isStopped else { return }
    if let key { now = key + ((now - key) * 1000 - 1e-6).rounded(.up) / 1000 }
    rebase(at: host)
    isStopped = true
  }

  mutating func go(at host: TimeInterval) {
    guard isStopped else { return }
    isStopped = false
    rebase(at: host)
  }

  /// Advances a stopped clock by a frame of a sixtieth of a second, rounded to a whole millisecond
  /// after the last key; does nothing while the clock runs.
  mutating func step() {
    guard isStopped else { return }
    guard let key else {
      now += Self.frame / 1000
      return
    }
    let frames = ((now - key) * 1000 / Self.frame + 0.05).rounded(.down) + 1
    now = key + (frames * Self.frame).rounded() / 1000
  }
}
