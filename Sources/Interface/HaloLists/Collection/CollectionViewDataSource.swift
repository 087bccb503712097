import Foundation

/// Says how many items a list has, and makes a cell for one when it is needed: UIKit's
/// `UICollectionViewDataSource`.
@MainActor
public protocol CollectionViewDataSource: AnyObject {
  /// 1 unless said.
  func numberOfSections(in collectionView: CollectionView) -> Int
  /// Asked once for each section after a reload or an update; a negative number counts as 0.
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  /// A cell from `dequeueReusableCell(withReuseIdentifier:for:)`, filled for this item.
  ///
  /// Called only for items near what is to be seen, and for those that focus goes to.
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell
  /// A view from `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`, filled for
  /// this place.
  ///
  /// Called only where the layout has a header or a footer, near what is to be seen.
  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView
}

extension CollectionViewDataSource {
  /// By default an empty view.
  public func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView { CollectionReusableView() }
  /// By default 1.
  public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }
}

/// Cells that all exist.
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
