import Foundation

/// From the host's time to that of the screen on the bench: the same, slower, or standing.
///
/// Times are seconds. The screen's time never goes back: what speed changes counts from where it is.
struct BenchClock: Equatable {
  /// How much of the host's time the screen's takes.
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

  /// While it goes.
  private(set) var speed = Speed.whole
  /// Whether the screen's time stands.
  private(set) var isStopped = false
  /// When the last key that counts was pressed, in the screen's time; nil before the first.
  ///
  /// Moments are whole milliseconds behind it, so that `halo shot --at` names them.
  private(set) var key: TimeInterval?
  /// Whether times are whole milliseconds behind the last key.
  var countsMoments = false
  /// The host's time and the screen's at the last change.
  private var host: TimeInterval = 0
  private var screen: TimeInterval = 0
  /// The latest of the host's times that was told.
  private(set) var hostNow: TimeInterval = 0
  /// The latest of the screen's times that was told.
  private(set) var now: TimeInterval = 0
  /// Whether both have been the same from the start.
  private(set) var isPlain = true

  init() {}

  /// Milliseconds from one frame on to the next, in turn.
  private static let frame = 1000.0 / 60

  private var rate: Double { isStopped ? 0 : speed.rawValue }

  /// Notes that it is this time at the host's, at least.
  mutating func note(host time: TimeInterval) { hostNow = max(hostNow, time) }

  /// The screen's time at a time of the host's.
  mutating func screenTime(at host: TimeInterval) -> TimeInterval {
    var time = isPlain ? host : screen + (host - self.host) * rate
    if isStopped { time = now }
    if countsMoments, let key, !isStopped {
      // A little more, since what is whole may have lost its last digit.
      time = key + ((time - key) * 1000 + 1e-6).rounded(.down) / 1000
    }
    now = max(now, time)
    return now
  }

  /// The host's time at which the screen's comes to `time`; nil while it stands.
  func hostTime(of time: TimeInterval) -> TimeInterval? {
    if isPlain { return time }
    guard rate > 0 else { return nil }
    return host + (time - screen) / rate
  }

  /// A key has been pressed now: moments count from here.
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

  /// Stops at a whole millisecond behind the last key.
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

  /// Goes on by a frame of a sixtieth of a second, while it stands; to the next whole millisecond
  /// behind the last key that such a frame comes to.
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
