import FocusEngine
import Foundation

/// A focus update as a table sees it: UIKit's `UITableViewFocusUpdateContext`.
@MainActor
public final class TableViewFocusUpdateContext: FocusUpdateContext {
  /// nil when the item is in no row of the table.
  public let previouslyFocusedIndexPath: IndexPath?
  /// nil when the item is in no row of the table.
  public let nextFocusedIndexPath: IndexPath?

  init(_ context: CollectionViewFocusUpdateContext) {
    previouslyFocusedIndexPath = context.previouslyFocusedIndexPath
    nextFocusedIndexPath = context.nextFocusedIndexPath
    super.init(context)
  }
}
