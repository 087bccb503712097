import FocusEngine
import Foundation
import HaloSceneGraph

/// What the layout says of what stands in the list.
extension CollectionView {
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

extension CollectionReusableView {
  /// Takes the place and the looks of attributes in points of the superview.
  func stand(by new: CollectionViewLayoutAttributes) {
    let isNew = attributes?.isEqual(new) != true
    attributes = new
    center = new.center
    bounds.size = new.size
    transform = new.transform
    if transform3D != new.transform3D { transform3D = new.transform3D }
    alpha = new.alpha
    isHidden = new.isHidden
    matchDepth()
    if isNew { apply(new) }
  }

  /// Takes a place in points of the superview, without what attributes have left.
  func stand(at frame: CGRect) {
    if attributes != nil {
      attributes = nil
      transform = .identity
      if transform3D != .identity { transform3D = .identity }
      alpha = 1
      isHidden = false
      zPosition = 0
    }
    self.frame = frame
  }

  /// Stands as deep as its attributes say, and above those of the same depth while it is lifted.
  func matchDepth() {
    guard let attributes else { return }
    let isLifted = looksFocused && window?.focusSystem?.model.look == .lift
    zPosition = CGFloat(attributes.zIndex) + (isLifted ? 1 : 0)
  }

  /// The size that the view wants where `axes` leave it free, and its own otherwise.
  func preferredSize(at path: IndexPath, ofKind kind: String?, along axes: FittingAxes) -> CGSize {
    let attributes =
      kind.map { CollectionViewLayoutAttributes(forSupplementaryViewOfKind: $0, with: path) }
      ?? CollectionViewLayoutAttributes(forCellWith: path)
    attributes.center = center
    attributes.size = bounds.size
    attributes.fitting = axes
    let wanted = preferredLayoutAttributesFitting(attributes).size
    return CGSize(
      width: axes.contains(.width) ? wanted.width : bounds.width,
      height: axes.contains(.height) ? wanted.height : bounds.height)
  }
}
