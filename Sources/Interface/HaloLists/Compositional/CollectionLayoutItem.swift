import Foundation
import HaloSceneGraph

/// A part of a compositional layout that holds one cell: UIKit's `NSCollectionLayoutItem`.
@MainActor
open class CollectionLayoutItem {
  /// In terms of the group around it.
  public let layoutSize: CollectionLayoutSize
  /// Cut from the frame after it is placed; along a length that is estimated nothing is cut.
  public var contentInsets = DirectionalEdgeInsets()
  /// Room around the frame, for which other items make way; nil: none.
  public var edgeSpacing: CollectionLayoutEdgeSpacing?

  /// One cell of this size.
  public init(layoutSize: CollectionLayoutSize) { self.layoutSize = layoutSize }

  /// The insets along lengths that are not estimated.
  var effectiveInsets: DirectionalEdgeInsets {
    var insets = contentInsets
    if layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}
