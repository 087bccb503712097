import FocusEngine
import FocusGeometry
import HaloHosting

/// A list in which the Page keys move focus by as much as is to be seen of it.
@MainActor
package protocol PageMoving: Responder {
  /// Where a page leads from what has the focus, which itself stands for no further; nil: the focus
  /// is in none of the list's items.
  func page(forward: Bool) -> PageStep?
}

/// A movement by a page.
package struct PageStep {
  /// The item that takes the focus.
  package let item: any FocusItem
  /// The way there.
  package let heading: FocusHeading

  /// A step to `item`.
  package init(to item: any FocusItem, _ heading: FocusHeading) {
    self.item = item
    self.heading = heading
  }
}
