import FocusEngine
import Foundation

/// A focus update as a list sees it: UIKit's `UICollectionViewFocusUpdateContext`.
@MainActor
public final class CollectionViewFocusUpdateContext: FocusUpdateContext {
  /// nil when the item is no cell of the list.
  public let previouslyFocusedIndexPath: IndexPath?
  /// nil when the item is no cell of the list.
  public let nextFocusedIndexPath: IndexPath?

  init(_ context: FocusUpdateContext, from previous: IndexPath?, to next: IndexPath?) {
    previouslyFocusedIndexPath = previous
    nextFocusedIndexPath = next
    super.init(context)
  }
}
