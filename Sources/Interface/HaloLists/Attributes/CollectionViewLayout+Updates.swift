import Foundation

/// Items that come and go, as a list tells its layout.
extension CollectionViewLayout {
  /// O(c) for c items that come, go or move; nothing for a layout that makes no attributes.
  func begin(
    _ change: Renumbering, from old: ItemCounts, _ before: any CollectionViewArrangement,
    to new: ItemCounts
  ) {
    guard attributed != nil else { return }
    self.before = before as? AttributedArrangement
    // A move is in both sets too.
    let (from, to) = (IndexSet(change.moves.keys), IndexSet(change.moves.values))
    prepare(
      forCollectionViewUpdates: change.gone.subtracting(from).map {
        CollectionViewUpdateItem(from: old.path(of: $0), to: nil, .delete)
      }
        + change.come.subtracting(to).map {
          CollectionViewUpdateItem(from: nil, to: new.path(of: $0), .insert)
        }
        + change.moves.sorted { $0.key < $1.key }.map {
          CollectionViewUpdateItem(from: old.path(of: $0.key), to: new.path(of: $0.value), .move)
        })
  }

  func end() {
    guard attributed != nil else { return }
    before = nil
    finalizeCollectionViewUpdates()
  }

  /// In points of the list; nil for a layout that makes none.
  func first(ofItemAt path: IndexPath) -> CollectionViewLayoutAttributes? {
    guard let attributed else { return nil }
    return initialLayoutAttributesForAppearingItem(at: path).map(attributed.inList)
  }

  /// In points of the list; nil for a layout that makes none.
  func last(ofItemAt path: IndexPath) -> CollectionViewLayoutAttributes? {
    guard let attributed else { return nil }
    return finalLayoutAttributesForDisappearingItem(at: path).map(attributed.inList)
  }
}

extension AttributedArrangement {
  /// In the layout's own points.
  func faded(ofItemAt path: IndexPath) -> CollectionViewLayoutAttributes? {
    let faded = attributes(ofItemAt: path)?.copy() as? CollectionViewLayoutAttributes
    faded?.alpha = 0
    return faded
  }
}
