import FocusEngine
import Foundation

/// A focus update as a list sees it: UIKit's `UICollectionViewFocusUpdateContext`.
@MainActor
public final class CollectionViewFocusUpdateContext: FocusUpdateContext {
  /// nil when the item is no cell of the list.
  public let previouslyFocusedIndexPath: IndexPath?
  /// nil when the item is no cell of the list.
  public let nextFocusedIndexPath: IndexPath?

  init(_ context: FocusUpdateContext, in list: CollectionView) {
    previouslyFocusedIndexPath = list.indexPath(around: context.previouslyFocusedItem)
    nextFocusedIndexPath = list.indexPath(around: context.nextFocusedItem)
    super.init(context)
  }
}
