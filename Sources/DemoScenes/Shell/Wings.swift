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

  /// Replaces the views that were prepared before.
  func prepare(_ views: [View]) {
    subviews.forEach { $0.removeFromSuperview() }
    views.forEach(addSubview)
    setNeedsLayout()
  }

  func prepare(_ images: [Image]) { prepare(images.map { ImageView(image: $0) }) }

  override func layoutSubviews() { for view in subviews { view.frame = bounds } }
}
