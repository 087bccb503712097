import FocusEngine
import Foundation

/// A focus update with the index paths of a table: UIKit's `UITableViewFocusUpdateContext`.
@MainActor
public final class TableViewFocusUpdateContext: FocusUpdateContext {
  /// The index path of the previously focused item; nil if it is not in a row of the table.
  public let previouslyFocusedIndexPath: IndexPath?
  /// The index path of the next focused item; nil if it is not in a row of the table.
  public let nextFocusedIndexPath: IndexPath?

  init(_ context: CollectionViewFocusUpdateContext) {
    previouslyFocusedIndexPath = context.previouslyFocusedIndexPath
    nextFocusedIndexPath = context.nextFocusedIndexPath
    super.init(context)
  }
}
