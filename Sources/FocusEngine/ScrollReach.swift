import FocusGeometry
import Foundation

/// Which containers may scroll for a movement: those around the focused item.
///
/// Any other list is entered where it is seen, not at a row that was scrolled away towards the
/// item; an item that is seen in part counts with its whole extent across the heading.
@MainActor
struct ScrollReach {
  private(set) var containers: [ObjectIdentifier] = []
  let heading: FocusHeading
  /// The one nearest around the focused item, as `parentContainer` says; nil for none.
  private(set) var nearest: (any FocusItemContainer)?
  /// For each container further out, the item in it that leads to a scrolling one: the content may
  /// be scrolled to where the item itself does not reach.
  private var ways: [(container: ObjectIdentifier, item: any FocusItem)] = []

  init(around item: any FocusItem, heading: FocusHeading) {
    self.heading = heading
    var walk = FocusAncestors(of: item)
    _ = walk.next()
    var way: (any FocusItem)?
    while let ancestor = walk.next() {
      guard let container = ancestor.focusItemContainer else { continue }
      if nearest == nil, container !== item { nearest = container }
      if let way { ways.append((ObjectIdentifier(container), way)) }
      if let scroll = container.scrollableContainer { containers.append(ObjectIdentifier(scroll)) }
      if !containers.isEmpty, let item = ancestor as? any FocusItem { way = item }
    }
  }

  /// The item of `container` that leads to a container that may scroll; nil for none.
  func way(in container: ObjectIdentifier) -> (any FocusItem)? {
    ways.first { $0.container == container }?.item
  }

  var widensHorizontally: Bool { !heading.isHorizontal }
  var widensVertically: Bool { !heading.isVertical }
}
