import FocusEngine
import FocusGeometry
import Foundation
import HaloLists
import HaloSceneGraph

/// The view for a `list` or `grid` of a layout, whose cells have the frames in the file.
final class LayoutList: CollectionView, ScrollingElement {
  var fields = ViewFields() { didSet { focusMayHaveChanged() } }
  var givenContentSize: CGSize? { didSet { setNeedsLayout() } }
  /// Whether it is a `list`, which counts as a sidebar, rather than a `grid`.
  let isList: Bool

  init(isList: Bool) {
    self.isList = isList
    super.init(collectionViewLayout: .arranged(by: GivenFrames(isSidebar: isList)))
  }

  /// A layout that arranges nothing, since the file gives the frames of the cells.
  private struct GivenFrames: CollectionViewArranging, CollectionViewArrangement {
    var isSidebar = false
    var contentSize = CGSize.zero

    func arrangement(
      of counts: ItemCounts, in size: CGSize
    ) -> any CollectionViewArrangement { GivenFrames(contentSize: size) }

    func frameForItem(at indexPath: IndexPath) -> CGRect { .zero }
    func forEachRun(in rect: CGRect, _ body: (ItemRun) -> Bool) {}
  }

  override func layoutSubviews() {
    fitContent()
    contentOffset = bounds.origin
    updateLooks()
  }

  override func appearanceDidChange() {
    super.appearanceDidChange()
    refresh()
  }

  func updateLooks() {
    let ground = isList ? style.panel : .clear
    backgroundColor = isHighlightedByFocus ? style.highlight : fields.color ?? ground
    cornerRadius = isList || fields.color != nil ? 12 : 0
    focusScrollMargins = isList ? EdgeInsets(8) : .scrolling(isTV: style.isTV)
  }

  override func contentOffset(forFocusing item: any FocusItem, proposed: CGPoint) -> CGPoint {
    snapped(item, near: super.contentOffset(forFocusing: item, proposed: proposed))
  }

  // MARK: Focus

  override var defaultFocusEffect: FocusEffect? { makeFocusEffect() }
  override var preferredFocusEnvironments: [any FocusEnvironment] {
    let prefers = focusBehaviour.preferredEnvironments
    return prefers.isEmpty ? super.preferredFocusEnvironments : prefers
  }
}
