import Foundation
import HaloSceneGraph

/// A line of items that a section repeats: UIKit's `NSCollectionLayoutGroup`.
@MainActor
public final class CollectionLayoutGroup: CollectionLayoutItem {
  /// The number of items in the group, for which its subitems are repeated.
  enum Count: Hashable {
    /// The number of items that fit.
    case fitting
    /// A fixed number of items of equal length, whatever their own lengths.
    case equal(Int)
    /// A fixed number of items of their own lengths.
    case exactly(Int)
  }

  /// The arrangement of the items.
  enum Direction {
    case across
    case down
    case custom(CollectionLayoutGroupCustomItemProvider)
  }

  /// The items in order, repeated until the group is full.
  public let subitems: [CollectionLayoutItem]
  /// The space between two items of the line; nil for none.
  public var interItemSpacing: CollectionLayoutSpacing?
  let direction: Direction
  let count: Count

  private init(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem], direction: Direction,
    count: Count = .fitting
  ) {
    self.subitems = subitems
    self.direction = direction
    self.count = count
    super.init(layoutSize: layoutSize)
  }

  /// Returns a group of items side by side in reading order, repeated until the width is full.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
  ) -> Self {
    Self(layoutSize: layoutSize, subitems: subitems, direction: .across)
  }

  /// Returns a group of `count` items side by side, of equal width whatever the item's own.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> Self {
    Self(layoutSize: layoutSize, subitems: [subitem], direction: .across, count: .equal(count))
  }

  /// Returns a group of `count` items side by side, each of its own width.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> Self {
    Self(layoutSize: layoutSize, subitems: [subitem], direction: .across, count: .exactly(count))
  }

  /// Returns a group of items one below the other, repeated until the height is full.
  public static func vertical(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
  ) -> Self {
    Self(layoutSize: layoutSize, subitems: subitems, direction: .down)
  }

  /// Returns a group of `count` items one below the other, of equal height whatever the item's own.
  public static func vertical(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> Self {
    Self(layoutSize: layoutSize, subitems: [subitem], direction: .down, count: .equal(count))
  }

  /// Returns a group of `count` items one below the other, each of its own height.
  public static func vertical(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> Self {
    Self(layoutSize: layoutSize, subitems: [subitem], direction: .down, count: .exactly(count))
  }

  /// Returns a group whose items and their frames `itemProvider` provides.
  public static func custom(
    layoutSize: CollectionLayoutSize,
    itemProvider: @escaping CollectionLayoutGroupCustomItemProvider
  ) -> Self {
    Self(layoutSize: layoutSize, subitems: [], direction: .custom(itemProvider))
  }
}

/// The place of an item in a custom group: UIKit's `NSCollectionLayoutGroupCustomItem`.
public struct CollectionLayoutGroupCustomItem: Hashable, Sendable {
  /// The frame in points of the group, with a left-to-right layout.
  public let frame: CGRect

  /// Creates an item; `frame` is in points of the group.
  public init(frame: CGRect) { self.frame = frame }
}

/// A closure that returns the items of a custom group for the space in an environment.
public typealias CollectionLayoutGroupCustomItemProvider =
  @MainActor (any CollectionLayoutEnvironment) -> [CollectionLayoutGroupCustomItem]
