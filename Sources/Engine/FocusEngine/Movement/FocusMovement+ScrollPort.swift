import FocusGeometry
import Foundation

extension FocusHierarchy {
  /// Returns the visible rectangle of the scrolling containers around an item.
  ///
  /// - Parameters:
  ///   - item: An item that was scrolled out of sight.
  ///   - heading: A straight heading.
  /// - Returns: A rectangle in the root's space; nil if the containers show nothing, or scroll
  ///   along the heading.
  func scrollPort(around item: any FocusItem, across heading: FocusHeading) -> CGRect? {
    var port: CGRect?
    var last: (any FocusItemScrollableContainer)?
    // The loop goes outwards, because an outer container may clip all of an inner one.
    for ancestor in item.focusAncestors.dropFirst() {
      guard let scroll = ancestor.focusItemContainer?.scrollableContainer, scroll !== last
      else { continue }
      last = scroll
      let visible = scroll.coordinateSpace.convert(
        CGRect(origin: scroll.contentOffset, size: scroll.visibleSize),
        to: container.coordinateSpace)
      if let known = port, known.overlaps(visible) {
        port = known.intersection(visible)
        continue
      }
      let scrollsAlong =
        heading.isHorizontal
        ? scroll.contentSize.width > scroll.visibleSize.width
        : scroll.contentSize.height > scroll.visibleSize.height
      if scrollsAlong { return nil }
      port = visible
    }
    return port.flatMap { $0.overlaps(bounds) ? $0.intersection(bounds) : nil }
  }
}

extension FocusMovement.Origin {
  /// The origin of a movement from the focused item.
  ///
  /// If the item was scrolled out of sight, for example by a mouse wheel, a heading across the
  /// scroll axis starts from the container around it, and one along the axis from the item
  /// (Decisions, Where a search begins).
  init(
    focused entry: FocusMap.Entry, in hierarchy: FocusHierarchy, heading: FocusHeading
  ) {
    self.init(entry)
    guard FocusHeading.straight.contains(heading), !entry.isOnScreen, !hierarchy.focusesConcealed,
      let port = item.flatMap({ hierarchy.scrollPort(around: $0, across: heading) })
    else { return }
    shown = port
    isOnScreen = true
  }
}
