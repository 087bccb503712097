import Foundation
import HaloControls
import HaloSceneGraph

/// What a collection view uses again as it scrolls, a header or a footer: UIKit's
/// `UICollectionReusableView`.
///
/// Takes no focus and no press by itself; views inside of it may.
open class CollectionReusableView: PressableView, Pressable {
  /// What the view was made for; nil for one that was not dequeued.
  public internal(set) var reuseIdentifier: String?

  /// By which the list has placed the view; nil for a layout without any.
  var attributes: CollectionViewLayoutAttributes?

  /// Called as the list places the view, with what its layout says of it in points of the list.
  ///
  /// Position, transform and the like are set already; overrides take what a layout of their own
  /// has added. Only subclasses of layouts make attributes.
  open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}

  /// Says how large the view wants to be, where the layout only estimates that.
  ///
  /// Overrides return what super does, or `layoutAttributes`, with another size; lengths that the
  /// layout has decided stay. By default what constraints or `sizeThatFits(_:)` want.
  ///
  /// - Parameter layoutAttributes: where the view stands now, in points of the list.
  /// - Returns: attributes of which the size is taken.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    layoutAttributes.size = fittingSize(layoutAttributes.size, along: layoutAttributes.fitting)
    return layoutAttributes
  }

  /// Called before the view is filled for another place; overrides call super.
  open func prepareForReuse() {
    letGo()
    displaysFocus = false
    lift = 0
    tilt = .zero
    zPosition = 0
  }

  package var isPressable: Bool { false }
  package func highlightDidChange() {}
  package func activate() {}
  package var actsWhenActivated: Bool { false }
}
