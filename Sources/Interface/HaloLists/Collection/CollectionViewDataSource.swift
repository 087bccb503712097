import Foundation

/// The methods that provide the number of items of a list and their cells: UIKit's
/// `UICollectionViewDataSource`.
@MainActor
public protocol CollectionViewDataSource: AnyObject {
  /// Asks for the number of sections; 1 by default.
  func numberOfSections(in collectionView: CollectionView) -> Int
  /// Asks for the number of items in a section, once after each reload or update; a negative number
  /// counts as 0.
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  /// Asks for a cell from `dequeueReusableCell(withReuseIdentifier:for:)`, filled for an item.
  ///
  /// The list asks only for items near the visible part, and for those that get the focus.
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell
  /// Asks for a view from `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`,
  /// filled for an index path.
  ///
  /// The list asks only where the layout has a supplementary view near the visible part.
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView
}

extension CollectionViewDataSource {
  /// Returns an empty view by default.
  public func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView { CollectionReusableView() }
  /// Returns 1 by default.
  public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
}

/// The data source for given cells, which all exist.
@MainActor
final class GivenCells: CollectionViewDataSource {
  var sections: [[CollectionViewCell]]

  init(_ sections: [[CollectionViewCell]]) { self.sections = sections }

  func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell { sections[indexPath.section][indexPath.item] }
}
