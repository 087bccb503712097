import FocusGeometry
import Foundation
import HaloControls
import HaloSceneGraph

/// The items of a screen beside the title of the bar.
extension NavigationBar {
  func layOutItems(after backEnd: CGFloat) {
    let isMirrored = window?.layoutDirection == .rightToLeft
    func place(_ view: View, _ frame: CGRect) {
      view.place(isMirrored ? frame.mirrored(in: bounds.width) : frame)
    }
    let left = leftItems.layOut(from: backEnd, height: Self.height, place: place)
    let right = rightItems.layOut(from: Self.inset, height: Self.height) { view, frame in
      place(view, frame.mirrored(in: bounds.width))
    }
    let sides = (left: max(left, Self.inset), right: max(right, Self.inset))
    let side = max(sides.left, sides.right)
    let middle = CGRect(x: side, y: 0, width: max(0, bounds.width - 2 * side), height: Self.height)
    // A view is centred in the bar if it fits there, otherwise between the items.
    let rest = CGRect(
      x: sides.left, y: 0, width: max(0, bounds.width - sides.left - sides.right),
      height: Self.height)
    func room(for width: CGFloat) -> CGRect { width > middle.width ? rest : middle }
    let unbounded = CGSize(width: CGFloat.infinity, height: .infinity)
    let isEmpty = leftItems.items.isEmpty && rightItems.items.isEmpty
    let titleWidth = titleLabel.sizeThatFits(unbounded).width
    let titleRoom = isEmpty ? middle : room(for: titleWidth)
    place(titleLabel, titleRoom)
    titleLabel.isHidden =
      titleView != nil || titleRoom.width < min(titleWidth, Self.leastTitleWidth)
    if let titleView {
      let own = titleView.intrinsicContentSize
      let fit = titleView.sizeThatFits(CGSize(width: rest.width, height: Self.height))
      let size = CGSize(
        width: min(own.width >= 0 ? own.width : fit.width, rest.width),
        height: min(own.height >= 0 ? own.height : fit.height, Self.height))
      let room = room(for: size.width)
      place(
        titleView,
        CGRect(
          x: room.midX - size.width / 2, y: (Self.height - size.height) / 2, width: size.width,
          height: size.height))
    }
    searchBar?.place(
      CGRect(
        x: 0, y: heightNow - SearchBar.height, width: bounds.width, height: SearchBar.height))
  }

  /// The minimum width of the title in points, Halo's own choice; less shows little more than an
  /// ellipsis.
  private static let leastTitleWidth: CGFloat = 44

  // MARK: Items

  func showItems(of item: NavigationItem?, animated: Bool) {
    let old = leftItems.views + rightItems.views + [titleView, searchBar].compactMap(\.self)
    leftItems.show(item?.leftBarButtonItems ?? [], in: self)
    rightItems.show(item?.rightBarButtonItems ?? [], in: self)
    exchange(&titleView, for: item?.titleView)
    exchange(&searchBar, for: item?.searchController?.searchBar)
    guard animated, let window else { return }
    let all = leftItems.views + rightItems.views + [titleView, searchBar].compactMap(\.self)
    let new = all.filter { view in !old.contains { $0 === view } }
    View.performWithoutAnimation { new.forEach { $0.alpha = 0 } }
    View.animate(withDuration: NavigationController.transitionDuration, in: window) {
      new.forEach { $0.alpha = 1 }
    }
  }

  private func exchange<Part: View>(_ part: inout Part?, for new: Part?) {
    guard part !== new else { return }
    if part?.superview === self { part?.removeFromSuperview() }
    part = new
    new.map(addSubview)
  }
}
