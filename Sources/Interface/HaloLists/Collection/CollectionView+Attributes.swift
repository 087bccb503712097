import FocusEngine
import Foundation
import HaloSceneGraph

/// The attributes that the layout gives to the elements of the list.
extension CollectionView {
  /// A kind of element in a list: UIKit's `UICollectionView.ElementCategory`.
  public typealias ElementCategory = CollectionViewLayoutAttributes.ElementCategory

  /// Returns the attributes of an item, whether it has a cell or not; nil for an item that does not
  /// exist.
  ///
  /// The frame is in points of the list's content. A layout without attributes provides only the
  /// frame; in a section that scrolls orthogonally, it is the item's current frame.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard counts.number(of: indexPath) != nil else { return nil }
    // A layout may ask while it prepares itself.
    if collectionViewLayout.isPreparing {
      return collectionViewLayout.ownAttributes(ofItemAt: indexPath)
    }
    if let known = attributed?.attributesInList(ofItemAt: indexPath) { return known.copied }
    let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frameForItem(at: indexPath) ?? .zero
    return attributes
  }

  /// Returns the attributes of a supplementary view, whether it has a view or not; nil if it does
  /// not exist.
  ///
  /// Coordinates are points of the list's content. The method takes O(s) for a view that is not
  /// visible, with s sections.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    let key = SupplementKey(kind: kind, indexPath: indexPath)
    guard !collectionViewLayout.isPreparing, let attributed else {
      return collectionViewLayout.layoutAttributesForSupplementaryView(
        ofKind: kind, at: indexPath)
    }
    let attributes = attributed.attributesInList(of: key)?.copied
    // A pinned view has moved since the list asked the layout.
    if attributes?.origin?.place.pinnedWithin != nil, let view = supplements.view(key) {
      attributes?.frame = view.frame
    }
    return attributes
  }

  /// The current arrangement by attributes; nil if the layout makes no attributes.
  private var attributed: AttributedArrangement? { arrangement as? AttributedArrangement }

  /// Moves a cell to the place of its item.
  func place(_ cell: CollectionViewCell, _ number: Int) {
    place(cell, at: counts.path(of: number), in: arrangement)
  }

  /// Moves a cell to the place that an arrangement gives to its item.
  func place(
    _ cell: CollectionViewCell, at path: IndexPath, in arrangement: any CollectionViewArrangement
  ) {
    if let attributed = arrangement as? AttributedArrangement,
      let attributes = attributed.attributesInList(ofItemAt: path)
    {
      cell.stand(by: attributes)
    } else {
      cell.stand(at: frame(at: path, in: arrangement))
    }
  }

  /// Moves the focused cell after the last item that overlaps it in the order of the items.
  ///
  /// Items are ordered from back to front, so the focused cell counts as in front, and the part of
  /// a neighbour beside it lies ahead. Takes O(k) for k items; does nothing if the layout makes no
  /// attributes.
  func raiseFocused<Rank>(in items: inout [(number: Int, rank: Rank, item: any FocusItem)]) {
    guard collectionViewLayout.attributed != nil,
      let focused = number(around: window?.focusSystem?.focusedItem), let cell = made[focused],
      let place = items.firstIndex(where: { $0.item === cell })
    else { return }
    let frame = cell.frame
    guard let last = items.lastIndex(where: { $0.item.frame.overlaps(frame) }), last > place else {
      return
    }
    items.insert(items.remove(at: place), at: last)
  }

  /// Asks the layout, before a scroll, whether the new bounds invalidate it.
  func layoutMayFollow(to offset: CGPoint) {
    let layout = collectionViewLayout
    guard !layout.arrangesDirectly, !layout.isPreparing else { return }
    let bounds = CGRect(origin: offset, size: bounds.size)
    guard layout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
  }
}

extension CollectionViewLayoutAttributes {
  /// A copy that the caller may change.
  fileprivate var copied: CollectionViewLayoutAttributes {
    copy() as? CollectionViewLayoutAttributes ?? self
  }
}
