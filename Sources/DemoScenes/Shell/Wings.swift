import Controls
import DisplayList
import Foundation
import SceneGraph

/// What may be shown next, each as large as this and not seen: so the host draws it while it has
/// nothing else to do, and no key has to wait for it.
@MainActor
final class Wings: Decoration {
  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    alpha = 0
  }

  /// Takes the place of what waited before.
  func prepare(_ views: [View]) {
    subviews.forEach { $0.removeFromSuperview() }
    views.forEach(addSubview)
    setNeedsLayout()
  }

  func prepare(_ images: [Image]) { prepare(images.map { ImageView(image: $0) }) }

  override func layoutSubviews() { for view in subviews { view.frame = bounds } }
}
