import FocusEngine
import FocusGeometry
import HaloHosting

/// What a window has to say besides what changes in its accessible tree; nothing is kept while
/// nobody hears it.
@MainActor
final class AnnouncementQueue {
  var isHeard = false {
    didSet { if !isHeard { (waiting, edge) = ([], nil) } }
  }
  private var waiting: [String] = []
  /// Where the last key that led nowhere was to lead, and from where.
  private var edge: (heading: FocusHeading, item: ObjectIdentifier)?

  /// What nobody has taken meanwhile is old.
  private static let limit = 8

  func add(_ announcement: String) {
    guard isHeard, !announcement.isEmpty else { return }
    if waiting.count == Self.limit { waiting.removeFirst() }
    waiting.append(announcement)
  }

  func take() -> [String] {
    defer { waiting = [] }
    return waiting
  }

  /// Says why a key moved nothing; once, until something else is tried.
  ///
  /// Where nothing has the focus a key moves nothing, but may do something else.
  func note(_ movement: FocusExplanation, of item: (any FocusItem)?) {
    guard isHeard else { return }
    guard movement.outcome != .moved else { return edge = nil }
    guard let place = item.map({ ObjectIdentifier($0) }) else { return }
    if let edge, edge.heading == movement.heading, edge.item == place { return }
    edge = (movement.heading, place)
    add(
      movement.outcome == .vetoed
        ? "It cannot be left now" : AccessibleSpeech.edge(movement.heading))
  }
}
