import Controls
import DisplayList
import Foundation
import SceneGraph

/// Invisible views of the same size that may be shown next, so that the host prepares their
/// pictures while idle and no key has to wait for them.
@MainActor
final class Wings: Decoration {
  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    alpha = 0
  }

  private var pictures: [ImageView] = []

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

  override func layoutSubviews() { for view in subviews { view.frame = bounds } }
}
