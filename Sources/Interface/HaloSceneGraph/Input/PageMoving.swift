import FocusEngine
import FocusGeometry
import HaloHosting

/// A list in which the Page keys move focus by the visible part of the list.
@MainActor
package protocol PageMoving: Responder {
  /// Returns the step from the focused item by a page, to that item itself at the end; nil if the
  /// focus is in none of the list's items.
  func page(forward: Bool) -> PageStep?
}

/// A movement by a page.
package struct PageStep {
  /// The item that gets the focus.
  package let item: any FocusItem
  /// The heading of the movement.
  package let heading: FocusHeading

  /// Creates a step to `item`.
  package init(to item: any FocusItem, _ heading: FocusHeading) {
    self.item = item
    self.heading = heading
  }
}
