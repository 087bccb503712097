import Foundation

/// The list that contains a cell.
@MainActor
protocol ListOfCells: AnyObject {
  var counts: ItemCounts { get }
  var isEditing: Bool { get }
  func cellForItem(at indexPath: IndexPath) -> CollectionViewCell?
  func listConfiguration(ofSection section: Int) -> CollectionLayoutListConfiguration?

  // MARK: Selection by the user

  var selectsAnything: Bool { get }
  var selectsSeveral: Bool { get }
  func setItem(_ number: Int, isSelected: Bool)

  // MARK: Focus and presses

  func canFocus(_ cell: CollectionViewCell) -> Bool
  func focusRefusal(of cell: CollectionViewCell) -> String
  func mayHighlight(_ cell: CollectionViewCell) -> Bool
  func didHighlight(_ cell: CollectionViewCell)
  func didUnhighlight(_ cell: CollectionViewCell)
  func acts(onActivating cell: CollectionViewCell) -> Bool
  func activate(_ cell: CollectionViewCell)
}
