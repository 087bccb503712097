import Foundation

/// Where the cells of a collection view stand, worked out and not stored: Halo's own way to say it,
/// for values.
///
/// ``CollectionViewLayout`` is UIKit's class, which programs subclass.
public protocol CollectionViewArranging {
  /// How so many items stand in a view of this size (points).
  ///
  /// Called again when either changes; may take time for each section, and should take none for
  /// each item, of which there may be a million.
  @MainActor
  func arrangement(of counts: ItemCounts, in size: CGSize) -> any CollectionViewArrangement
  /// The same for a layout that looks at more than counts and size.
  @MainActor
  func arrangement(for context: CollectionViewLayoutContext) -> any CollectionViewArrangement
  /// Whether these are the rows of a sidebar, for which iPad and Mac have rules of their own.
  @MainActor
  var isSidebar: Bool { get }
  /// Says that what was arranged holds no longer; lists ask again with the next frame.
  @MainActor
  func invalidateLayout()
}

extension CollectionViewArranging {
  /// False.
  @MainActor
  public var isSidebar: Bool { false }

  /// Nothing: a value does not change by itself.
  @MainActor
  public func invalidateLayout() {}

  /// Looks at counts and size alone.
  @MainActor
  public func arrangement(
    for context: CollectionViewLayoutContext
  ) -> any CollectionViewArrangement { arrangement(of: context.counts, in: context.size) }
}
