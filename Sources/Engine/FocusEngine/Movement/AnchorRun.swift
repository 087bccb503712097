import FocusGeometry
import Foundation

/// The run of arrow presses that a movement may continue, kept in the coordinates of scrolling
/// content.
///
/// Models that keep an anchor band continue a run from every item. The others continue it only from
/// an item that is clipped across the heading: the item's centre may be out of sight, so the search
/// continues where the run entered (Decisions, Where a search begins).
@MainActor
struct AnchorRun {
  /// The band in the content of one container.
  private struct Part {
    /// The container; a strong reference, as in ``FocusMemory``.
    let container: any FocusItemScrollableContainer
    /// The band in the root's space, in points.
    var band: AnchorBand
    /// The origin of the content in the root's space when `band` was last moved along with it.
    var place: CGPoint
  }

  /// The band of everything outside scrolling containers.
  private var band = AnchorBand()
  /// The bands of the containers that the run has been in; each content moves separately.
  private var parts: [Part] = []

  /// Returns the bands in which a press from an item searches; nil to search from the item itself.
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
    // If something else has scrolled the run out of sight, the search begins at the item.
    let isShown = own.origin(for: entry.shown, heading: heading).overlaps(entry.shown)
    guard isKept || isShown else { return nil }
    var others: [ObjectIdentifier: AnchorBand] = [:]
    for part in parts { others[ObjectIdentifier(part.container)] = part.band }
    return AnchorBands(own: own, still: band, inContainers: others)
  }

  /// Records a press from an item, before anything scrolls.
  ///
  /// - Parameters:
  ///   - heading: The heading of the press.
  ///   - entry: The item.
  ///   - target: The target of the press; nil if it leads nowhere.
  ///   - hierarchy: The hierarchy of both.
  ///   - isKept: Whether the run continues from every item.
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

  /// Adds a band for each container around an item that the run has not been in.
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

  /// The band in the innermost container around an item.
  private func band(around item: any FocusItem) -> AnchorBand {
    for container in Self.containers(around: item) {
      if let known = band(in: container) { return known }
    }
    return band
  }

  private func band(in container: any FocusItemScrollableContainer) -> AnchorBand? {
    parts.first { $0.container === container }?.band
  }

  /// The scrolling containers around an item, from the inside.
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

/// The bands of a run at one moment, in points of the root's space; each container that has
/// scrolled since the run entered it has its own band.
@MainActor
struct AnchorBands {
  /// The band at which the movement begins.
  let own: AnchorBand
  /// The band of everything that does not scroll.
  let still: AnchorBand
  let inContainers: [ObjectIdentifier: AnchorBand]

  /// Whether all bands are equal.
  var agree: Bool { own == still && inContainers.values.allSatisfy { $0 == own } }

  /// Returns the band for an entry of a map of everything.
  func band(for entry: FocusMap.Entry) -> AnchorBand {
    entry.scrollers.reversed().lazy
      .compactMap { inContainers[ObjectIdentifier($0.container)] }.first ?? still
  }
}
