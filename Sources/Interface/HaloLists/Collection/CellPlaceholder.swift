import FocusEngine
import Foundation

/// A focus item in place of a cell that does not exist yet; the list makes the cell when the
/// placeholder gets the focus (Decisions).
final class CellPlaceholder: FocusItem {
  private weak var list: CollectionView?
  let number: Int
  let frame: CGRect

  init(_ number: Int, frame: CGRect, in list: CollectionView) {
    self.number = number
    self.frame = frame
    self.list = list
  }

  /// True, because the list offers placeholders only for items that can be focused.
  var canBecomeFocused: Bool { true }
  var parentFocusEnvironment: (any FocusEnvironment)? { list?.holder(of: number) }
  var preferredFocusEnvironments: [any FocusEnvironment] {
    guard let cell = list?.makeCell(number) else { return [] }
    // Subviews can take the focus only once they have a frame.
    cell.layoutIfNeeded()
    return [cell]
  }
  var focusItemState: FocusItemState {
    list?.selection.contains(number) == true ? .selected : []
  }
  var focusDebugLabel: String {
    guard let list, number < list.counts.total else { return "no item" }
    let path = list.counts.path(of: number)
    let place = list.counts.numberOfSections > 1 ? "\(path.section)-\(path.item)" : "\(path.item)"
    return "\(list.focusDebugLabel) item \(place)"
  }
}
