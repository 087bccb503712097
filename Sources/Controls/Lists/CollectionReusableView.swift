import Foundation
import SceneGraph

/// What a collection view uses again as it scrolls, a header or a footer: UIKit's
/// `UICollectionReusableView`.
///
/// Takes no focus and no press by itself; views inside of it may.
open class CollectionReusableView: PressableView {
  /// What the view was made for; nil for one that was not dequeued.
  public internal(set) var reuseIdentifier: String?

  /// Called before the view is filled for another place; overrides call super.
  open func prepareForReuse() {
    letGo()
    displaysFocus = false
    lift = 0
    tilt = .zero
    zPosition = 0
  }

  override var isPressable: Bool { false }
}
