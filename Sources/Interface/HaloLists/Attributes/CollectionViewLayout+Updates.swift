import Foundation

/// Updates of items, as a list announces them to its layout.
extension CollectionViewLayout {
  /// Announces items that are inserted, deleted or moved, in O(c) for c of them; does nothing if
  /// the layout makes no attributes.
  func begin(
    _ change: Renumbering, from old: ItemCounts, _ before: any CollectionViewArrangement,
    to new: ItemCounts
  ) {
    guard attributed != nil else { return }
    self.before = before as? AttributedArrangement
    // Both sets contain the moves too.
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

  /// Returns the initial attributes of an inserted item in points of the list; nil if the layout
  /// makes none.
  func first(ofItemAt path: IndexPath) -> CollectionViewLayoutAttributes? {
    guard let attributed else { return nil }
    return initialLayoutAttributesForAppearingItem(at: path).map(attributed.inList)
  }

  /// Returns the final attributes of a deleted item in points of the list; nil if the layout makes
  /// none.
  func last(ofItemAt path: IndexPath) -> CollectionViewLayoutAttributes? {
    guard let attributed else { return nil }
    return finalLayoutAttributesForDisappearingItem(at: path).map(attributed.inList)
  }
}

extension AttributedArrangement {
  /// Returns a transparent copy of an item's attributes, in the layout's own coordinates.
  func faded(ofItemAt path: IndexPath) -> CollectionViewLayoutAttributes? {
    let faded = attributes(ofItemAt: path)?.copy() as? CollectionViewLayoutAttributes
    faded?.alpha = 0
    return faded
  }
}
