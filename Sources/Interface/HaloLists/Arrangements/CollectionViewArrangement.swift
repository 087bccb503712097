import Foundation

/// The arrangement of a number of items in a view of one size, computed and not stored per item.
///
/// All points, in content coordinates of a view that is read from the left; the collection view
/// mirrors them.
public protocol CollectionViewArrangement {
  /// Of all sections with what is around them.
  var contentSize: CGSize { get }
  /// Only asked for items that there are; in a section that scrolls by itself as if it were at its
  /// beginning.
  func frameForItem(at indexPath: IndexPath) -> CGRect
  /// Goes through the items that meet `rect`, those that touch it included, in their order, until
  /// `body` returns false; naming more is allowed, but none of a section that scrolls by itself.
  ///
  /// A uniform arrangement takes O(log s + k), with s sections and k runs.
  func forEachRun(in rect: CGRect, _ body: (ItemRun) -> Bool)

  /// The sections that scroll by themselves, in order.
  var shelfSections: [Int] { get }
  /// Where a section stands that scrolls by itself; nil for any other.
  func shelf(ofSection section: Int) -> CollectionViewShelf?
  /// The same as ``forEachRun(in:_:)`` for a section that scrolls by itself.
  func forEachRun(in rect: CGRect, ofShelf section: Int, _ body: (ItemRun) -> Bool)
  /// The group that holds an item and stops with it, where its section scrolls by itself.
  func groupFrame(ofItemAt indexPath: IndexPath) -> CGRect
  /// Headers, footers and the like that meet `rect`, and those that may be moved into it.
  func supplements(in rect: CGRect) -> [SupplementaryPlace]
  /// What the cell of an item decides once it is made.
  func fitting(ofItemAt indexPath: IndexPath) -> FittingAxes
  /// What a section looks like that is a list; nil for any other.
  func listConfiguration(ofSection section: Int) -> CollectionLayoutListConfiguration?
}

extension CollectionViewArrangement {
  /// None.
  public var shelfSections: [Int] { [] }
  /// nil.
  public func shelf(ofSection section: Int) -> CollectionViewShelf? { nil }
  /// Nothing.
  public func forEachRun(in rect: CGRect, ofShelf section: Int, _ body: (ItemRun) -> Bool) {}
  /// The item's own frame.
  public func groupFrame(ofItemAt indexPath: IndexPath) -> CGRect { frameForItem(at: indexPath) }
  /// None.
  public func supplements(in rect: CGRect) -> [SupplementaryPlace] { [] }
  /// Nothing.
  public func fitting(ofItemAt indexPath: IndexPath) -> FittingAxes { [] }
  /// nil.
  public func listConfiguration(ofSection section: Int) -> CollectionLayoutListConfiguration? {
    nil
  }
}
