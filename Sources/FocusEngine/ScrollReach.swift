import FocusGeometry
import Foundation

/// Which containers may scroll for a movement: those around the focused item.
///
/// Any other list is entered where it is seen, not at a row that was scrolled away towards the item;
/// an item that is seen in part counts with its whole extent across the heading.
@MainActor
struct ScrollReach {
  var containers: [ObjectIdentifier]
  var heading: FocusHeading

  init(around item: any FocusItem, heading: FocusHeading) {
    containers = []
    self.heading = heading
    var walk = FocusAncestors(of: item)
    _ = walk.next()
    while let ancestor = walk.next() {
      guard let scroll = ancestor.focusItemContainer?.scrollableContainer else { continue }
      containers.append(ObjectIdentifier(scroll))
    }
  }

  var widensHorizontally: Bool { heading.isDisjoint(with: [.left, .right]) }
  var widensVertically: Bool { heading.isDisjoint(with: [.up, .down]) }
}
