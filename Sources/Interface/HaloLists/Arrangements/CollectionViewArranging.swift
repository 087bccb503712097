import Foundation

/// A value that computes where the cells of a collection view are, without storing a frame per
/// item.
///
/// The protocol is Halo's own; ``CollectionViewLayout`` is UIKit's class, which programs subclass.
public protocol CollectionViewArranging {
  /// Returns the arrangement of the items in `counts` in a view of `size`, in points.
  ///
  /// The list calls it again when either changes. It may take time per section, but should take
  /// none per item, as there may be a million items.
  @MainActor
  func arrangement(of counts: ItemCounts, in size: CGSize) -> any CollectionViewArrangement
  /// Returns the arrangement for a layout that depends on more than counts and size.
  @MainActor
  func arrangement(for context: CollectionViewLayoutContext) -> any CollectionViewArrangement
  /// Whether the layout shows the rows of a sidebar, for which iPad and Mac have rules of their
  /// own.
  @MainActor
  var isSidebar: Bool { get }
  /// Marks the arrangement as invalid; lists compute a new one with the next frame.
  @MainActor
  func invalidateLayout()
}

extension CollectionViewArranging {
  /// False by default.
  @MainActor
  public var isSidebar: Bool { false }

  /// Does nothing by default, because a value does not change by itself.
  @MainActor
  public func invalidateLayout() {}

  /// Returns the arrangement for counts and size alone by default.
  @MainActor
  public func arrangement(
    for context: CollectionViewLayoutContext
  ) -> any CollectionViewArrangement { arrangement(of: context.counts, in: context.size) }
}
