import Foundation
import HaloSceneGraph

/// Items in a line, which a section repeats: UIKit's `NSCollectionLayoutGroup`.
@MainActor
public final class CollectionLayoutGroup: CollectionLayoutItem {
  /// What decides how often the items are repeated.
  enum Count: Hashable {
    /// As often as they fit.
    case fitting
    /// So often, and all equally long, whatever they say of their length.
    case equal(Int)
    /// So often.
    case exactly(Int)
  }

  /// Where the items stand.
  enum Direction {
    case across
    case down
    case custom(CollectionLayoutGroupCustomItemProvider)
  }

  /// In their order; repeated until the group is full.
  public let subitems: [CollectionLayoutItem]
  /// Between two items of the line; nil: none.
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

  /// Side by side in the direction of reading, repeated until the width is filled.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
  ) -> Self {
    Self(layoutSize: layoutSize, subitems: subitems, direction: .across)
  }

  /// `count` items side by side, equally wide, whatever the item says of its width.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> Self {
    Self(layoutSize: layoutSize, subitems: [subitem], direction: .across, count: .equal(count))
  }

  /// `count` items side by side, each as wide as it says.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> Self {
    Self(layoutSize: layoutSize, subitems: [subitem], direction: .across, count: .exactly(count))
  }

  /// One below the other, repeated until the height is filled.
  public static func vertical(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem]
  ) -> Self {
    Self(layoutSize: layoutSize, subitems: subitems, direction: .down)
  }

  /// `count` items one below the other, equally high, whatever the item says of its height.
  public static func vertical(
    layoutSize: CollectionLayoutSize, subitem: CollectionLayoutItem, count: Int
  ) -> Self {
    Self(layoutSize: layoutSize, subitems: [subitem], direction: .down, count: .equal(count))
  }

  /// `count` items one below the other, each as high as it says.
  public static func vertical(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> Self {
    Self(layoutSize: layoutSize, subitems: [subitem], direction: .down, count: .exactly(count))
  }

  /// Items wherever `itemProvider` puts them, as many as it names.
  public static func custom(
    layoutSize: CollectionLayoutSize,
    itemProvider: @escaping CollectionLayoutGroupCustomItemProvider
  ) -> Self {
    Self(layoutSize: layoutSize, subitems: [], direction: .custom(itemProvider))
  }
}

/// Where an item of a custom group stands: UIKit's `NSCollectionLayoutGroupCustomItem`.
public struct CollectionLayoutGroupCustomItem: Hashable, Sendable {
  /// In points of the group, read from the left.
  public let frame: CGRect

  /// `frame` is in points of the group.
  public init(frame: CGRect) { self.frame = frame }
}

/// Says where the items of a custom group stand, given its room.
public typealias CollectionLayoutGroupCustomItemProvider =
  @MainActor (any CollectionLayoutEnvironment) -> [CollectionLayoutGroupCustomItem]
