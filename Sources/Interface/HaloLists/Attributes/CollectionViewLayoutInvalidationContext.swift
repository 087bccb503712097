import Foundation

/// The parts of a layout that are no longer valid: UIKit's
/// `UICollectionViewLayoutInvalidationContext`.
///
/// Every invalidation prepares the layout and asks it for attributes again. A context may keep the
/// arrangement that a flow or compositional layout computes by itself.
@MainActor
open class CollectionViewLayoutInvalidationContext {
  /// Whether everything is invalid, as after `invalidateLayout()`.
  public internal(set) var invalidateEverything = false
  /// The items whose attributes are invalid, in no particular order; nil if no items were given.
  public private(set) var invalidatedItemIndexPaths: [IndexPath]?

  /// Creates a context that keeps the arrangement that a layout computes by itself.
  public required init() {}

  /// Adds items whose attributes are no longer valid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  /// Whether the arrangement that the layout computes by itself remains valid.
  var sparesArrangement: Bool { !invalidateEverything }
}

/// The parts of a flow layout that are no longer valid: UIKit's
/// `UICollectionViewFlowLayoutInvalidationContext`.
@MainActor
open class CollectionViewFlowLayoutInvalidationContext: CollectionViewLayoutInvalidationContext {
  /// Whether the layout asks its delegate for sizes again; true by default.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the layout arranges its lines again; true by default.
  open var invalidateFlowLayoutAttributes = true

  override var sparesArrangement: Bool {
    super.sparesArrangement && !invalidateFlowLayoutDelegateMetrics
      && !invalidateFlowLayoutAttributes
  }
}
