import FocusGeometry
import Foundation
import HaloHosting

/// The user's input on a screen since it was shown, in order.
struct HandLog {
  struct Entry {
    var event: InputEvent
    /// The screen's time, in seconds.
    var time: TimeInterval
    /// The focus when the next event came, or when the log was read; nil while that is not known.
    var focus: Focus?
    /// Seconds since the previous event, where that pause may have hidden the focus; nil otherwise.
    var pause: TimeInterval?
  }

  enum Focus: Hashable {
    case nothing
    case item(String)

    init(_ label: String?) { self = label.map(Focus.item) ?? .nothing }
  }

  /// The shortest pause, in seconds, that may hide the focus; far shorter than the delay of any
  /// focus model.
  private static let longPause: TimeInterval = 10
  /// The largest number of entries, more than a day's use makes; later events are not kept.
  private static let most = 100_000

  /// The part that the last event turned out to be for, after it was handled.
  enum Owner {
    case screen
    /// The window around the screen.
    case window
    /// The screen that the event replaced.
    case formerScreen
  }

  private(set) var entries: [Entry] = []
  /// The screen's time when it was shown, in seconds.
  private(set) var start: TimeInterval = 0
  private(set) var lastOwner = Owner.screen

  /// Begins an empty log, because another screen is shown.
  mutating func begin(at time: TimeInterval) {
    entries = []
    start = time
    lastOwner = .formerScreen
  }

  /// Adds an event.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - time: the screen's time, in seconds.
  ///   - hidesFocus: whether nothing had the focus then.
  mutating func add(_ event: InputEvent, at time: TimeInterval, hidesFocus: Bool = false) {
    lastOwner = .screen
    guard entries.count < Self.most else { return }
    // Only the last position of several pointer movements in a row matters.
    if case .pointerMoved = event, case .pointerMoved = entries.last?.event {
      entries.removeLast()
    }
    let pause = entries.last.map { time - $0.time } ?? 0
    entries.append(
      Entry(event: event, time: time, pause: hidesFocus && pause > Self.longPause ? pause : nil))
  }

  /// Notes that the last event is for the window around the screen.
  mutating func disownLast() { if lastOwner == .screen { lastOwner = .window } }

  /// Removes the last event, which was not for the screen.
  mutating func takeBack() { entries.removeLast() }

  /// Records what has the focus after the last event.
  mutating func note(_ focus: Focus) {
    guard let last = entries.indices.last else { return }
    entries[last].focus = focus
  }
}

extension InputEvent {
  /// Whether the event begins an action that moments are counted from.
  var beginsSomething: Bool {
    switch self {
    case .key(let key, let phase):
      if case .modifier = key.keyCode { return false }
      return phase == .down || phase == .repeat
    case .pointerPressed, .menuRequested, .scrolled, .text: return true
    case .pointerReleased, .pointerMoved, .pointerLeft, .pointerPasted, .markedText: return false
    }
  }
}
