import FocusEngine
import Foundation

/// A focus update with the index paths of a list: UIKit's `UICollectionViewFocusUpdateContext`.
@MainActor
public final class CollectionViewFocusUpdateContext: FocusUpdateContext {
  /// The index path of the previously focused item; nil if it is not in a cell of the list.
  public let previouslyFocusedIndexPath: IndexPath?
  /// The index path of the next focused item; nil if it is not in a cell of the list.
  public let nextFocusedIndexPath: IndexPath?

  init(_ context: FocusUpdateContext, from previous: IndexPath?, to next: IndexPath?) {
    previouslyFocusedIndexPath = previous
    nextFocusedIndexPath = next
    super.init(context)
  }
}
