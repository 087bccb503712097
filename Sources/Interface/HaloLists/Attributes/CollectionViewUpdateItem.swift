import Foundation

/// An item that is inserted, deleted or moved: UIKit's `UICollectionViewUpdateItem`.
///
/// An update of whole sections has one for each of their items.
@MainActor
public final class CollectionViewUpdateItem {
  /// The change of an item.
  public enum Action: Int, Hashable, Sendable {
    /// The item is inserted.
    case insert
    /// The item is deleted.
    case delete
    /// The item is reloaded in place; never reported to layouts.
    case reload
    /// The item moves to another index path.
    case move
    /// The item does not change; never reported to layouts.
    case none
  }

  /// The index path before the update; nil for an inserted item.
  public let indexPathBeforeUpdate: IndexPath?
  /// The index path after the update; nil for a deleted item.
  public let indexPathAfterUpdate: IndexPath?
  /// The change of the item.
  public let updateAction: Action

  init(from before: IndexPath?, to after: IndexPath?, _ action: Action) {
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    updateAction = action
  }
}
