import FocusGeometry
import Foundation
import HaloHosting

/// What a hand has done to a screen since it was shown, in order.
struct HandLog {
  struct Entry {
    var event: InputEvent
    /// The screen's time.
    var time: TimeInterval
    /// The label of what had the focus when the next event came, or when the log was read; nil while
    /// that is not known.
    var focus: Focus?
    /// Seconds since the event before it, where that pause may have hidden the focus; nil elsewhere.
    var pause: TimeInterval?
  }

  enum Focus: Hashable {
    case nothing
    case item(String)

    init(_ label: String?) { self = label.map(Focus.item) ?? .nothing }
  }

  /// Seconds from which on a pause may hide the focus; far less than any model's.
  private static let longPause: TimeInterval = 10
  /// More than anybody does in a day; what comes then is not kept.
  private static let most = 100_000

  /// Who the last event turned out to be for, once it is answered.
  enum Owner {
    case screen
    /// The window around the screen.
    case window
    /// The screen that went with it.
    case formerScreen
  }

  private(set) var entries: [Entry] = []
  /// The screen's time when it was shown.
  private(set) var start: TimeInterval = 0
  private(set) var lastOwner = Owner.screen

  /// Another screen is shown.
  mutating func begin(at time: TimeInterval) {
    entries = []
    start = time
    lastOwner = .formerScreen
  }

  /// - Parameters:
  ///   - event: what was done.
  ///   - time: the screen's.
  ///   - hidesFocus: whether nothing had the focus then.
  mutating func add(_ event: InputEvent, at time: TimeInterval, hidesFocus: Bool = false) {
    lastOwner = .screen
    guard entries.count < Self.most else { return }
    // Of a pointer that moves only where it came to matters.
    if case .pointerMoved = event, case .pointerMoved = entries.last?.event {
      entries.removeLast()
    }
    let pause = entries.last.map { time - $0.time } ?? 0
    entries.append(
      Entry(event: event, time: time, pause: hidesFocus && pause > Self.longPause ? pause : nil))
  }

  /// The last event is for the window around the screen.
  mutating func disownLast() { if lastOwner == .screen { lastOwner = .window } }

  /// Forgets the last event, which was none of the screen's.
  mutating func takeBack() { entries.removeLast() }

  /// What had the focus after the last event.
  mutating func note(_ focus: Focus) {
    guard let last = entries.indices.last else { return }
    entries[last].focus = focus
  }
}

extension InputEvent {
  /// Whether moments count from here.
  var beginsSomething: Bool {
    switch self {
    case .key(let key, let phase):
      if case .modifier = key.keyCode { return false }
      return phase == .down || phase == .repeat
    case .pointerPressed, .scrolled, .text: return true
    case .pointerReleased, .pointerMoved, .pointerLeft, .pointerPasted, .markedText: return false
    }
  }
}
