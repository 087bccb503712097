import FocusEngine
import FocusGeometry
import HaloHosting
import HaloLocalization

/// A queue of announcements besides changes of the accessible tree; stays empty while no screen
/// reader listens.
@MainActor
final class AnnouncementQueue {
  var isHeard = false {
    didSet { if !isHeard { (waiting, edge) = ([], nil) } }
  }
  private var waiting: [String] = []
  /// The heading of the last key without a target, and the item focused then.
  private var edge: (heading: FocusHeading, item: ObjectIdentifier)?

  /// The number of announcements above which the oldest are dropped.
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

  /// Announces why a key moved nothing, once until something else is tried.
  ///
  /// Without a focused item a key moves nothing, but may have another effect.
  func note(_ movement: FocusExplanation, of item: (any FocusItem)?) {
    guard isHeard else { return }
    guard movement.outcome != .moved else { return edge = nil }
    guard let place = item.map({ ObjectIdentifier($0) }) else { return }
    if let edge, edge.heading == movement.heading, edge.item == place { return }
    edge = (movement.heading, place)
    add(
      movement.outcome == .vetoed
        ? Localization.text("It cannot be left now") : AccessibleSpeech.edge(movement.heading))
  }
}
