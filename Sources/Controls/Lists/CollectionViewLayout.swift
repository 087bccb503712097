import Foundation

/// Where the cells of a collection view stand; a value.
public protocol CollectionViewLayout {
  /// How so many items stand in a view of this size (points).
  ///
  /// Called again when either changes; may take time for each section, and should take none for
  /// each item, of which there may be a million.
  func arrangement(of counts: ItemCounts, in size: CGSize) -> any CollectionViewArrangement
  /// Whether these are the rows of a sidebar, for which iPad and Mac have rules of their own.
  var isSidebar: Bool { get }
}

extension CollectionViewLayout {
  /// False.
  public var isSidebar: Bool { false }
}

/// The arrangement of a number of items in a view of one size, computed and not stored per item.
///
/// All points, in content coordinates of a view that is read from the left; the collection view
/// mirrors them.
public protocol CollectionViewArrangement {
  /// Of all sections with what is around them.
  var contentSize: CGSize { get }
  /// Only asked for items that there are.
  func frameForItem(at indexPath: IndexPath) -> CGRect
  /// Goes through the items that meet `rect`, those that touch it included, in their order, until
  /// `body` returns false; naming more is allowed.
  ///
  /// A uniform arrangement takes O(log s + k), with s sections and k runs.
  func forEachRun(in rect: CGRect, _ body: (ItemRun) -> Bool)
}
