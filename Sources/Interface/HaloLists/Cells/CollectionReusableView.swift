import Foundation
import HaloControls
import HaloSceneGraph

/// A view that a collection view reuses as it scrolls, such as a header or a footer: UIKit's
/// `UICollectionReusableView`.
///
/// The view itself takes neither focus nor presses; its subviews may.
open class CollectionReusableView: PressableView, Pressable {
  /// The reuse identifier with which the view was dequeued; nil for a view that was not.
  public internal(set) var reuseIdentifier: String?

  /// The attributes by which the list has placed the view; nil if its layout makes none.
  var attributes: CollectionViewLayoutAttributes?

  /// Called when the list places the view, with the attributes of its layout in points of the list;
  /// does nothing by default.
  ///
  /// The list has set the position, the transform and the other standard properties already;
  /// overrides apply what their own layout has added. Only subclasses of layouts make attributes.
  open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}

  /// Returns the attributes with the size that the view wants, where the layout only estimates it.
  ///
  /// By default the size comes from constraints or `sizeThatFits(_:)`. Overrides return what super
  /// returns, or `layoutAttributes`, with another size; lengths that the layout determines do not
  /// change.
  ///
  /// - Parameter layoutAttributes: The current place of the view, in points of the list.
  /// - Returns: Attributes of which only the size is used.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    layoutAttributes.size = fittingSize(layoutAttributes.size, along: layoutAttributes.fitting)
    return layoutAttributes
  }

  /// Called before the view is used for another index path; overrides call super.
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
