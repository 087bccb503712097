import Foundation
import HaloSceneGraph

/// The items at one end of a bar, as far from that end as each of them stands.
@MainActor
final class BarItemRow {
  private(set) var items: [BarButtonItem] = []
  private weak var bar: View?
  // Our choice, in points.
  private static let gap: CGFloat = 4

  /// Those that stand in the bar as views.
  var views: [View] { items.filter { $0.space == nil && !$0.isHidden }.map(\.view) }

  /// Takes the place of the items before; their views leave the bar.
  func show(_ new: [BarButtonItem], in bar: View) {
    self.bar = bar
    // Another row, of this bar or of another, may have taken an item meanwhile.
    for item in items where item.row === self && !new.contains(where: { $0 === item }) {
      item.row = nil
      if item.space == nil, item.view.superview === bar { item.view.removeFromSuperview() }
    }
    items = new
    for item in new { item.row = self }
    itemDidChange()
  }

  /// Puts the views of the items into the bar, or takes away those that are hidden.
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

  /// Calls `place` with each view and its frame in a bar as high as `height`, measured from the edge
  /// at which the row begins; points.
  ///
  /// - Returns: Where the row ends.
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
