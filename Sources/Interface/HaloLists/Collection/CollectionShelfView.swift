import FocusEngine
import FocusGeometry
import Foundation
import HaloControls
import HaloSceneGraph

/// The view of a section that scrolls orthogonally, with its cells inside.
///
/// The view belongs to the focus group of its list, and finds items without a cell as its list
/// does.
final class CollectionShelfView: ScrollView, ScrollingList {
  private weak var list: CollectionView?
  /// The place of the section; the list changes it.
  var place: CollectionViewShelf

  init(_ place: CollectionViewShelf, in list: CollectionView) {
    self.place = place
    self.list = list
    super.init(frame: .zero)
    // A focused cell may grow beyond the section.
    clipsToBounds = false
  }

  /// Sets the frame to that of `place`, in a list whose content is `width` points wide.
  func match(isMirrored: Bool, in width: CGFloat) {
    frame = isMirrored ? place.frame.mirrored(in: width) : place.frame
    focusScrollMargins =
      place.isVertical
      ? EdgeInsets(top: place.margin, bottom: place.margin)
      : EdgeInsets(left: place.margin, right: place.margin)
    contentSize = place.contentSize
  }

  override var focusGroupIdentifier: String? {
    get { list?.focusGroupIdentifier }
    set { list?.focusGroupIdentifier = newValue }
  }

  override func focusItems(in rect: CGRect) -> [any FocusItem] {
    let views = super.focusItems(in: rect)
    guard let list, list.given == nil else { return views }
    return list.itemsInOrder(views, in: rect, of: self)
  }

  func showsMore(in rect: CGRect) -> Bool { list?.hasItem(in: rect, of: self) ?? false }

  func willScroll(to offset: CGPoint) {
    if list?.given == nil { shortenGlide(to: offset) }
  }

  override func didScroll() {
    super.didScroll()
    if list?.given == nil { list?.setNeedsLayout() }
  }

  // MARK: Offsets at which scrolling stops

  override func contentOffset(forFocusing item: any FocusItem, proposed: CGPoint) -> CGPoint {
    guard let list, let number = list.number(of: item) else { return proposed }
    let axis = place.axis
    guard
      axis.place(of: proposed) != axis.place(of: contentOffset)
        || place.behavior == .groupPagingCentered
    else { return proposed }
    let isMirrored = list.isMirrored && axis == .horizontal
    let visible = axis.length(of: bounds.size)
    let end = max(0, axis.length(of: contentSize) - visible)
    // The distance from the start of the section.
    func fromStart(_ place: CGFloat) -> CGFloat { isMirrored ? end - place : place }
    let wanted = fromStart(axis.place(of: proposed))
    let group = list.groupInShelf(of: number)
    let (start, length) = (axis.start(of: group), axis.length(of: group.size))
    let stop: CGFloat
    switch place.behavior {
    case .none, .continuous: return proposed
    case .paging:
      stop = visible > 0 ? ((start / visible).rounded(.down) * visible) : wanted
    case .groupPagingCentered:
      stop = start + length / 2 - visible / 2
    case .continuousGroupLeadingBoundary, .groupPaging:
      stop =
        list.groupStart(
          atOrBehind: wanted + place.margin, before: start, inShelf: place.section) - place.margin
    }
    let offset = fromStart(max(0, min(end, stop)))
    return axis.point(offset, across: axis.across.place(of: proposed))
  }
}
