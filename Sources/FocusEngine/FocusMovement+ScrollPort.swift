import FocusGeometry
import Foundation

/// What a scrolling container shows, in the root's space, and along which axes its content goes on.
struct ScrollPort {
  let visible: CGRect
  let scrollsHorizontally: Bool
  let scrollsVertically: Bool

  /// Where a search begins that comes from content out of sight: along an axis that scrolls at the
  /// edge that the heading leads away from, so that what is seen inside is met first; otherwise at
  /// the container as a whole (CSS Spatial Navigation Level 1, spatial navigation starting point).
  func start(heading: FocusHeading) -> CGRect {
    switch heading {
    case .down where scrollsVertically:
      CGRect(x: visible.minX, y: visible.minY, width: visible.width, height: 0)
    case .up where scrollsVertically:
      CGRect(x: visible.minX, y: visible.maxY, width: visible.width, height: 0)
    case .right where scrollsHorizontally:
      CGRect(x: visible.minX, y: visible.minY, width: 0, height: visible.height)
    case .left where scrollsHorizontally:
      CGRect(x: visible.maxX, y: visible.minY, width: 0, height: visible.height)
    default: visible
    }
  }
}

extension FocusHierarchy {
  /// The innermost container around an item that shows anything and scrolls; nil where none does.
  func scrollPort(around item: any FocusItem) -> ScrollPort? {
    var innermost: ScrollPort?
    var last: (any FocusItemScrollableContainer)?
    // From the inside: an outer container may cut off an inner one as a whole.
    for ancestor in item.focusAncestors.dropFirst() {
      guard let scroll = ancestor.focusItemContainer?.scrollableContainer, scroll !== last
      else { continue }
      last = scroll
      let part = scroll.coordinateSpace.convert(
        CGRect(origin: scroll.contentOffset, size: scroll.visibleSize),
        to: container.coordinateSpace)
      if let known = innermost, known.visible.overlaps(part) {
        innermost = ScrollPort(
          visible: known.visible.intersection(part),
          scrollsHorizontally: known.scrollsHorizontally,
          scrollsVertically: known.scrollsVertically)
      } else {
        innermost = ScrollPort(
          visible: part, scrollsHorizontally: scroll.contentSize.width > scroll.visibleSize.width,
          scrollsVertically: scroll.contentSize.height > scroll.visibleSize.height)
      }
    }
    return innermost.flatMap { $0.visible.overlaps(bounds) ? $0 : nil }
  }
}

extension FocusMovement.Origin {
  /// Where a movement begins from the item that has the focus: at the container around it where it
  /// was scrolled out of sight, as by a wheel (Decisions, Where a search begins).
  init(
    focused entry: FocusMap.Entry, in hierarchy: FocusHierarchy, heading: FocusHeading
  ) {
    self.init(entry)
    guard heading.isDirectional, !entry.isOnScreen, !hierarchy.focusesConcealed,
      let port = item.flatMap(hierarchy.scrollPort)
    else { return }
    shown = port.start(heading: heading)
    isOnScreen = true
  }
}
