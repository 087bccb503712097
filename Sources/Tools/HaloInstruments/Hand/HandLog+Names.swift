import Foundation
import HaloHosting

extension InputEvent {
  /// What people call it.
  var name: String {
    switch self {
    case .key(let key, _): key.name ?? "a key"
    case .pointerPressed, .pointerReleased: "a click"
    case .pointerMoved, .pointerLeft: "a move"
    case .pointerPasted: "a paste"
    case .scrolled: "scrolling"
    case .text, .markedText: "text"
    }
  }
}

extension HandLog {
  /// Something that a hand began, and when.
  struct NamedDeed {
    var name: String
    var time: TimeInterval
  }

  /// What a hand began, from an entry on.
  func deeds(from first: Int) -> [NamedDeed] {
    entries[min(first, entries.count)...].filter(\.event.beginsSomething).map {
      NamedDeed(name: $0.event.name, time: $0.time)
    }
  }

  var deeds: [NamedDeed] { deeds(from: 0) }

  func keyNames(from first: Int) -> [String] { deeds(from: first).map(\.name) }
}
