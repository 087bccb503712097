import Foundation
import HaloSceneGraph

/// The items at one end of a bar, placed by their distance from that end.
@MainActor
final class BarItemRow {
  private(set) var items: [BarButtonItem] = []
  private weak var bar: View?
  // Halo's own choice, in points.
  private static let gap: CGFloat = 4

  /// The views of the visible items, without spaces.
  var views: [View] { items.filter { $0.space == nil && !$0.isHidden }.map(\.view) }

  /// Replaces the items; the views of the old ones leave the bar.
  func show(_ new: [BarButtonItem], in bar: View) {
    self.bar = bar
    // Another row, of this bar or another, may have taken an item in the meantime.
    for item in items where item.row === self && !new.contains(where: { $0 === item }) {
      item.row = nil
      if item.space == nil, item.view.superview === bar { item.view.removeFromSuperview() }
    }
    items = new
    for item in new { item.row = self }
    itemDidChange()
  }

  /// Adds the views of visible items to the bar, and removes those of hidden ones.
  func itemDidChange() {
    guard let bar else { return }
    for item in items where item.space == nil {
      if item.isHidden {
        if item.view.superview === bar { item.view.removeFromSuperview() }
      } else if item.view.superview !== bar {
        bar.addSubview(item.view)
      }
    }
    bar.setNeedsLayout()
  }

  /// Calls `place` with each view and its frame in a bar of a height, in points from the edge at
  /// which the row begins.
  ///
  /// - Returns: The position at which the next item would begin, in points.
  func layOut(from start: CGFloat, height: CGFloat, place: (View, CGRect) -> Void) -> CGFloat {
    var x = start
    for item in items where !item.isHidden {
      let size = item.size(in: height)
      if item.space == nil {
        place(
          item.view,
          CGRect(
            x: x, y: ((height - size.height) / 2).rounded(), width: size.width,
            height: size.height))
      }
      x += size.width + Self.gap
    }
    return x
  }
}
