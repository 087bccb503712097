import Foundation
import HaloControls
import HaloDisplayList
import HaloLists
import HaloSceneGraph

/// Invisible views of the same size that may be shown next, so that the host prepares their
/// pictures while idle and no key has to wait for them.
@MainActor
final class Wings: Decoration {
  private var pictures: [ImageView] = []

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    alpha = 0
  }

  /// In place of the pictures that were prepared before, and ahead of other subviews.
  ///
  /// Views are used again: this is called while a key is answered.
  func prepare(_ images: [Image]) {
    while pictures.count > images.count { pictures.removeLast().removeFromSuperview() }
    while pictures.count < images.count {
      let picture = ImageView()
      insertSubview(picture, at: pictures.count)
      pictures.append(picture)
      setNeedsLayout()
    }
    for (picture, image) in zip(pictures, images) { picture.image = image }
  }

  /// Takes the size that the first cell of a collection view has or would have, without so many
  /// points at its bottom.
  func fit(cellsOf collectionView: CollectionView, without bottom: CGFloat = 0) {
    let cell = collectionView.collectionViewLayout
      .arrangement(of: ItemCounts([1]), in: collectionView.bounds.size)
      .frameForItem(at: IndexPath(item: 0, section: 0))
    frame = CGRect(x: 0, y: 0, width: cell.width, height: cell.height - bottom)
  }

  override func layoutSubviews() { for view in subviews { view.frame = bounds } }
}
