import FocusGeometry
import Foundation
import HaloDisplayList

extension Window {
  /// What the window would draw if nothing were clipped, for pictures to be prepared: what is
  /// nearest to the focus first, since that is where it may go next.
  public func upcomingItems() -> [DisplayItem] {
    var builder = DisplayListBuilder(
      size: bounds.size, rings: RingOrder(), keeps: false, listsUpcoming: true)
    builder.descend(into: self)
    let items = builder.nodes.items
    guard let focused = focusSystem?.focusedView else { return items }
    let focus = focused.bounds.applying(focused.transformToRoot).center
    let distances = items.map { item in
      let center = item.extent.center
      return hypot(center.x - focus.x, center.y - focus.y)
    }
    return items.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }.map { items[$0] }
  }
}
