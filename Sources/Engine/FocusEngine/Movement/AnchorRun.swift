import FocusGeometry
import Foundation

/// The run of presses that a movement may go on with, kept in the coordinates of the content that
/// scrolls.
///
/// Models that keep an anchor band go on with a run from every item. The others do so only from an
/// item that is cut off across the heading, since it does not fit: nobody sees its middle, so the
/// search goes on where the run came in (Decisions, Where a search begins).
@MainActor
struct AnchorRun {
  /// The band in the content of one container.
  private struct Part {
    /// A strong reference, as in ``FocusMemory``.
    let container: any FocusItemScrollableContainer
    /// In window points.
    var band: AnchorBand
    /// Where the content began when `band` was last moved along with it, in the root's space.
    var place: CGPoint
  }

  /// The band of everything that is in no container that scrolls.
  private var band = AnchorBand()
  /// The bands of the containers that the run has been in: each content moves by itself.
  private var parts: [Part] = []

  /// The bands in which a press from an item searches; nil for the item's own band.
  mutating func bands(
    for heading: FocusHeading, from entry: FocusMap.Entry, in hierarchy: FocusHierarchy,
    isKept: Bool
  ) -> AnchorBands? {
    guard band.goesOn(heading: heading), isKept || entry.isCutOff(across: heading),
      let item = entry.item
    else { return nil }
    for index in parts.indices {
      let place = Self.place(of: parts[index].container, in: hierarchy)
      parts[index].band.move(
        by: CGVector(dx: place.x - parts[index].place.x, dy: place.y - parts[index].place.y))
      parts[index].place = place
    }
    let own = band(around: item)
    // Where somebody else has scrolled the run out of sight, the item counts.
    let isShown = own.origin(for: entry.shown, heading: heading).overlaps(entry.shown)
    guard isKept || isShown else { return nil }
    var others: [ObjectIdentifier: AnchorBand] = [:]
    for part in parts { others[ObjectIdentifier(part.container)] = part.band }
    return AnchorBands(own: own, still: band, inContainers: others)
  }

  /// Notes a press from an item, before anything scrolls.
  ///
  /// - Parameters:
  ///   - heading: of the press.
  ///   - entry: the item.
  ///   - target: where the press leads; nil: nowhere.
  ///   - hierarchy: what both are in.
  ///   - isKept: whether the run goes on whatever is met.
  mutating func press(
    heading: FocusHeading, from entry: FocusMap.Entry, to target: FocusMovement.Target?,
    in hierarchy: FocusHierarchy, isKept: Bool
  ) {
    if !band.goesOn(heading: heading) || !isKept && !entry.isCutOff(across: heading) {
      reset()
      guard isKept || target?.entry?.isCutOff(across: heading) == true, let item = entry.item
      else { return }
      band.press(heading: heading, from: entry.shown)
      enter(item, in: hierarchy)
    }
    if let target { enter(target.item, in: hierarchy) }
  }

  /// Ends the run.
  mutating func reset() {
    band.reset()
    parts = []
  }

  /// Takes the band into the containers around an item that the run has not been in.
  private mutating func enter(_ item: any FocusItem, in hierarchy: FocusHierarchy) {
    var outer = band
    for container in Self.containers(around: item).reversed() {
      if let known = band(in: container) {
        outer = known
      } else {
        let place = Self.place(of: container, in: hierarchy)
        parts.append(Part(container: container, band: outer, place: place))
      }
    }
  }

  /// In the innermost container around an item.
  private func band(around item: any FocusItem) -> AnchorBand {
    for container in Self.containers(around: item) {
      if let known = band(in: container) { return known }
    }
    return band
  }

  private func band(in container: any FocusItemScrollableContainer) -> AnchorBand? {
    parts.first { $0.container === container }?.band
  }

  /// Those that scroll, from the inside.
  private static func containers(
    around item: any FocusItem
  ) -> [any FocusItemScrollableContainer] {
    item.focusAncestors.dropFirst().compactMap { $0.focusItemContainer?.scrollableContainer }
  }

  private static func place(
    of content: any FocusItemScrollableContainer, in hierarchy: FocusHierarchy
  ) -> CGPoint {
    content.coordinateSpace.convert(
      CGRect(origin: .zero, size: .zero), to: hierarchy.container.coordinateSpace
    ).origin
  }
}

/// The bands of a run at one moment, in window points: what has scrolled since the run came in has
/// one of its own.
@MainActor
struct AnchorBands {
  /// Where the movement begins.
  let own: AnchorBand
  /// In what does not scroll.
  let still: AnchorBand
  let inContainers: [ObjectIdentifier: AnchorBand]

  /// Whether there is one band for everything.
  var agree: Bool { own == still && inContainers.values.allSatisfy { $0 == own } }

  /// The band for an entry of a map of everything.
  func band(for entry: FocusMap.Entry) -> AnchorBand {
    entry.scrollers.reversed().lazy
      .compactMap { inContainers[ObjectIdentifier($0.container)] }.first ?? still
  }
}
