import FocusGeometry
import Foundation
import HaloDisplayList

extension Window {
  /// Returns what the window would draw without clipping, for the preparation of pictures.
  ///
  /// Items nearest to the focus come first, because focus may move there next.
  public func upcomingItems() -> [DisplayItem] {
    var builder = DisplayListBuilder(
      size: bounds.size, rings: RingOrder(), keeps: false, listsUpcoming: true)
    builder.descend(into: self)
    let items = builder.nodes.items
    let nearest = nearestFirst(items)
    return canvas?.place(nearest) ?? nearest
  }

  private func nearestFirst(_ items: [DisplayItem]) -> [DisplayItem] {
    guard let focused = focusSystem?.focusedView else { return items }
    let focus = focused.bounds.applying(focused.transformToRoot).center
    let distances = items.map { item in
      let center = item.extent.center
      return hypot(center.x - focus.x, center.y - focus.y)
    }
    return items.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }.map { items[$0] }
  }
}
