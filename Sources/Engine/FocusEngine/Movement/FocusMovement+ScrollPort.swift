import FocusGeometry
import Foundation

extension FocusHierarchy {
  /// The visible rectangle of the scrolling containers around an item.
  ///
  /// - Parameters:
  ///   - item: was scrolled out of sight.
  ///   - heading: a straight one.
  /// - Returns: in the root's space; nil where the containers show nothing, or scroll along the
  ///   heading.
  func scrollPort(around item: any FocusItem, across heading: FocusHeading) -> CGRect? {
    var port: CGRect?
    var last: (any FocusItemScrollableContainer)?
    // From the inside: an outer container may cut off an inner one as a whole.
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
  /// Where a movement begins from the item that has the focus.
  ///
  /// Where the item was scrolled out of sight, as by a wheel, a heading across the scrolling begins
  /// at the container around it; one along the scrolling goes on from the item (Decisions, Where a
  /// search begins).
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
