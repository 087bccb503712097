import Foundation

/// What of a layout holds no longer: UIKit's `UICollectionViewLayoutInvalidationContext`.
///
/// Whatever it names, the layout is prepared and asked for attributes again; what it spares is the
/// arrangement that a flow or compositional layout makes by itself.
@MainActor
open class CollectionViewLayoutInvalidationContext {
  /// Whether nothing is spared: after `invalidateLayout()`.
  public internal(set) var invalidateEverything = false
  /// The items that were named, in no order; nil: none were.
  public private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// Spares what a layout arranges by itself.
  public required init() {}

  /// Names items whose attributes hold no longer.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Whether what the layout arranges by itself still holds.
  var sparesArrangement: Bool { !invalidateEverything }
}

/// What of a flow layout holds no longer: UIKit's `UICollectionViewFlowLayoutInvalidationContext`.
@MainActor
open class CollectionViewFlowLayoutInvalidationContext: CollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked again for sizes.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the lines are arranged again.
  open var invalidateFlowLayoutAttributes = true

  override var sparesArrangement: Bool {
    super.sparesArrangement && !invalidateFlowLayoutDelegateMetrics
      && !invalidateFlowLayoutAttributes
  }
}
