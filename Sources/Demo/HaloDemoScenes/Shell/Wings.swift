import Foundation
import HaloControls
import HaloDisplayList
import HaloLists
import HaloSceneGraph

/// Invisible views of the same size, whose pictures may be shown next.
///
/// The host prepares these pictures while it is idle, so that no key has to wait for them.
@MainActor
final class Wings: Decoration {
  private var pictures: [ImageView] = []

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    alpha = 0
  }

  /// Replaces the pictures that were prepared before.
  ///
  /// The views are reused, because this is called while a key is answered.
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

  /// Takes the size of a collection view's first cell, real or hypothetical, less some points at
  /// its bottom.
  func fit(cellsOf collectionView: CollectionView, without bottom: CGFloat = 0) {
    let cell = collectionView.collectionViewLayout
      .arrangement(of: ItemCounts([1]), in: collectionView.bounds.size)
      .frameForItem(at: IndexPath(item: 0, section: 0))
    frame = CGRect(x: 0, y: 0, width: cell.width, height: cell.height - bottom)
  }

  override func layoutSubviews() { for view in subviews { view.frame = bounds } }
}
