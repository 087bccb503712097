import Foundation
import SceneGraph

/// The items at one end of a bar, as far from that end as each of them stands.
@MainActor
final class BarItemRow {
  private(set) var items: [BarButtonItem] = []
  // Our choice, in points.
  private static let gap: CGFloat = 4

  /// Those that stand in the bar as views.
  var views: [View] { items.filter { $0.space == nil && !$0.isHidden }.map(\.view) }

  /// Takes the place of the items before; their views leave the bar.
  func show(_ new: [BarButtonItem], in bar: View) {
    let old = views
    let isSame = items.count == new.count && zip(items, new).allSatisfy { $0 === $1 }
    if !isSame { items.forEach { $0.changeHandler = nil } }
    items = new
    for item in new {
      item.changeHandler = { [weak self, weak bar] in
        guard let self, let bar else { return }
        match(in: bar)
      }
    }
    for view in old where !views.contains(where: { $0 === view }) && view.superview === bar {
      view.removeFromSuperview()
    }
    match(in: bar)
  }

  private func match(in bar: View) {
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
