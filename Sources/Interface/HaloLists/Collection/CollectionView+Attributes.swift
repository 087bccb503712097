import FocusEngine
import Foundation
import HaloSceneGraph

/// What the layout says of what stands in the list.
extension CollectionView {
  /// What stands somewhere in a list: UIKit's `UICollectionView.ElementCategory`.
  public typealias ElementCategory = CollectionViewLayoutAttributes.ElementCategory

  /// Where an item stands and how it is seen, whether it has a cell or not; nil for one that does
  /// not exist.
  ///
  /// In points of the list's content. Of a layout that makes no attributes only the frame is known;
  /// in a section that scrolls by itself, where the item stands now.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    guard counts.number(of: indexPath) != nil else { return nil }
    // A layout may ask while it is prepared.
    if collectionViewLayout.isPreparing {
      return collectionViewLayout.ownAttributes(ofItemAt: indexPath)
    }
    if let known = attributed?.attributesInList(ofItemAt: indexPath) { return known.copied }
    let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frameForItem(at: indexPath) ?? .zero
    return attributes
  }

  /// Where a header, a footer or the like stands, whether it has a view or not; nil for one that
  /// does not exist.
  ///
  /// In points of the list's content; O(s) for one that is out of sight, with s sections.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    let key = SupplementKey(kind: kind, indexPath: indexPath)
    guard !collectionViewLayout.isPreparing, let attributed else {
      return collectionViewLayout.layoutAttributesForSupplementaryView(
        ofKind: kind, at: indexPath)
    }
    let attributes = attributed.attributesInList(of: key)?.copied
    // What stays in sight has moved since its layout was asked.
    if attributes?.origin?.place.pinnedWithin != nil, let view = supplements.view(key) {
      attributes?.frame = view.frame
    }
    return attributes
  }

  /// The attributes that hold now; nil for a layout that makes none.
  private var attributed: AttributedArrangement? { arrangement as? AttributedArrangement }

  /// Puts a cell where its item stands.
  func place(_ cell: CollectionViewCell, _ number: Int) {
    place(cell, at: counts.path(of: number), in: arrangement)
  }

  /// Puts a cell where an arrangement has an item.
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

  /// Moves the cell with the focus behind the last one that overlaps it, as items are in order from
  /// back to front: so a neighbour is ahead with the part that is beside it.
  ///
  /// O(k) for k items; nothing for a layout that makes no attributes.
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

  /// Asks a layout that looks at what is seen, before that changes.
  func layoutMayFollow(to offset: CGPoint) {
    let layout = collectionViewLayout
    guard !layout.arrangesDirectly, !layout.isPreparing else { return }
    let bounds = CGRect(origin: offset, size: bounds.size)
    guard layout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
  }
}

extension CollectionViewLayoutAttributes {
  /// To be changed by whoever asked.
  fileprivate var copied: CollectionViewLayoutAttributes {
    copy() as? CollectionViewLayoutAttributes ?? self
  }
}
