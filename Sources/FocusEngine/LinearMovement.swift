import FocusGeometry
import Foundation

extension FocusMap {
  /// Every eligible item in reading order.
  func linearOrder(direction: LayoutDirection) -> [Entry] {
    let items = eligibleItems
    return ReadingOrder.indices(of: items.map(\.frame), direction: direction).map { items[$0] }
  }

  /// The tab loop: the primary item of every group that has one, in the order of the group tree.
  ///
  /// - Parameters:
  ///   - focused: the item that has the focus, the primary one of its group.
  ///   - remembered: the item last focused in each group.
  ///   - direction: of reading.
  /// - Returns: one item a group.
  func tabLoop(
    focused: (any FocusItem)?, remembered: [String: any FocusItem], direction: LayoutDirection
  ) -> [Entry] {
    groupTree(focused: focused, remembered: remembered, direction: direction).flatMap(\.stops)
  }
}
