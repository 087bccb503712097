import Foundation
import HaloHosting

extension InputEvent {
  /// The name that users know the event by.
  var name: String {
    switch self {
    case .key(let key, _): key.name ?? "a key"
    case .pointerPressed, .pointerReleased, .menuRequested: "a click"
    case .pointerMoved, .pointerLeft: "a move"
    case .pointerPasted: "a paste"
    case .scrolled: "scrolling"
    case .text, .markedText: "text"
    }
  }
}

extension HandLog {
  /// The name of an action of the user, and the time at which it began.
  struct NamedDeed {
    var name: String
    var time: TimeInterval
  }

  /// The actions that the user began, from an entry of the log on.
  func deeds(from first: Int) -> [NamedDeed] {
    entries[min(first, entries.count)...].filter(\.event.beginsSomething).map {
      NamedDeed(name: $0.event.name, time: $0.time)
    }
  }

  var deeds: [NamedDeed] { deeds(from: 0) }

  func keyNames(from first: Int) -> [String] { deeds(from: first).map(\.name) }
}
