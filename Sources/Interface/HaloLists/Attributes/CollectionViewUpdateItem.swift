import Foundation

/// An item that comes, goes or moves: UIKit's `UICollectionViewUpdateItem`.
///
/// Of whole sections each item is named.
@MainActor
public final class CollectionViewUpdateItem {
  /// What happens to an item.
  public enum Action: Int, Hashable, Sendable {
    /// It comes.
    case insert
    /// It goes.
    case delete
    /// It stays, and is filled anew; not told.
    case reload
    /// It goes to another place.
    case move
    /// Nothing; not told.
    case none
  }

  /// nil for an item that comes.
  public let indexPathBeforeUpdate: IndexPath?
  /// nil for an item that goes.
  public let indexPathAfterUpdate: IndexPath?
  /// What happens to the item.
  public let updateAction: Action

  init(from before: IndexPath?, to after: IndexPath?, _ action: Action) {
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    updateAction = action
  }
}
