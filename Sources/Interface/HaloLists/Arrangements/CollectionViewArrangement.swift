import Foundation

/// The positions of items in a view of a given size, computed on demand instead of stored for each
/// item.
///
/// All coordinates are points of the content of a view with a left-to-right layout; the collection
/// view mirrors them for right-to-left layouts. A section that scrolls orthogonally, also called a
/// shelf, has a scroll position of its own, across the scroll direction of the view.
public protocol CollectionViewArrangement {
  /// The size of all sections with their insets and supplementary views, in points.
  var contentSize: CGSize { get }
  /// Returns the frame of an existing item, in points of the content.
  ///
  /// In a section that scrolls orthogonally, the frame is the one with the section scrolled to its
  /// beginning.
  func frameForItem(at indexPath: IndexPath) -> CGRect
  /// Calls `body` with the runs of items that intersect or touch `rect`, in item order, until it
  /// returns false.
  ///
  /// An implementation may report more items, but none of a section that scrolls orthogonally. A
  /// uniform arrangement takes O(log s + k), with s sections and k runs.
  func forEachRun(in rect: CGRect, _ body: (ItemRun) -> Bool)

  /// The indices of the sections that scroll orthogonally, in ascending order.
  var shelfSections: [Int] { get }
  /// Returns the place of a section that scrolls orthogonally; nil for any other section.
  func shelf(ofSection section: Int) -> CollectionViewShelf?
  /// Calls `body` with the runs of items that intersect `rect` in a section that scrolls
  /// orthogonally, as ``forEachRun(in:_:)`` does for the others.
  ///
  /// - Parameters:
  ///   - rect: the area, with the section scrolled to its beginning.
  ///   - section: the index of the section.
  ///   - body: a closure that returns false to stop.
  func forEachRun(in rect: CGRect, ofShelf section: Int, _ body: (ItemRun) -> Bool)
  /// Returns the frame of the group that contains an item of a section that scrolls orthogonally,
  /// and at which scrolling stops; in the same coordinates as ``frameForItem(at:)``.
  func groupFrame(ofItemAt indexPath: IndexPath) -> CGRect
  /// Returns the supplementary views, such as headers and footers, that intersect `rect`, and those
  /// that may be pinned inside it.
  func supplements(in rect: CGRect) -> [SupplementaryPlace]
  /// Returns the axes along which the cell of an item decides its own size.
  func fitting(ofItemAt indexPath: IndexPath) -> FittingAxes
  /// Returns the configuration of a section that is a list; nil for any other section.
  func listConfiguration(ofSection section: Int) -> CollectionLayoutListConfiguration?
}

extension CollectionViewArrangement {
  /// An empty array by default.
  public var shelfSections: [Int] { [] }
  /// Returns nil by default.
  public func shelf(ofSection section: Int) -> CollectionViewShelf? { nil }
  /// Does nothing by default.
  public func forEachRun(in rect: CGRect, ofShelf section: Int, _ body: (ItemRun) -> Bool) {}
  /// Returns the item's own frame by default.
  public func groupFrame(ofItemAt indexPath: IndexPath) -> CGRect { frameForItem(at: indexPath) }
  /// Returns an empty array by default.
  public func supplements(in rect: CGRect) -> [SupplementaryPlace] { [] }
  /// Returns no axes by default.
  public func fitting(ofItemAt indexPath: IndexPath) -> FittingAxes { [] }
  /// Returns nil by default.
  public func listConfiguration(ofSection section: Int) -> CollectionLayoutListConfiguration? {
    nil
  }
}
