import Foundation
import HaloSceneGraph

/// A part of a compositional layout that holds one cell: UIKit's `NSCollectionLayoutItem`.
@MainActor
open class CollectionLayoutItem {
  /// The size of the item, relative to its group.
  public let layoutSize: CollectionLayoutSize
  /// The insets applied to the frame after it is placed, in points; ignored along an estimated
  /// length.
  public var contentInsets = DirectionalEdgeInsets()
  /// The space around the frame that other items keep free; nil for none.
  public var edgeSpacing: CollectionLayoutEdgeSpacing?

  /// Creates an item for one cell of a size.
  public init(layoutSize: CollectionLayoutSize) { self.layoutSize = layoutSize }

  /// The insets along the lengths that are not estimated.
  var effectiveInsets: DirectionalEdgeInsets {
    var insets = contentInsets
    if layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}
