import Foundation

/// Says how many items a list has, and makes a cell for one when it is needed: UIKit's
/// `UICollectionViewDataSource`.
@MainActor
public protocol CollectionViewDataSource: AnyObject {
  /// 1 unless said.
  func numberOfSections(in collectionView: CollectionView) -> Int
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  /// A cell from `dequeueReusableCell(withReuseIdentifier:for:)`, filled for this item.
  ///
  /// Called only for items near what is to be seen, and for those that focus goes to.
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell
}

extension CollectionViewDataSource {
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
