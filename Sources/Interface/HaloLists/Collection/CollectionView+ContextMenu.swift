import FocusGeometry
import Foundation
import HaloSceneGraph

extension CollectionView: ContextMenuOffering {
  /// Returns the delegate's menu for the item at a point, or for the selection if the item is
  /// selected.
  package func contextMenu(at place: CGPoint) -> ContextMenu? {
    let here = indexPathForItem(at: place)
    let selected = indexPathsForSelectedItems ?? []
    let items = here.map { selected.contains($0) ? selected : [$0] } ?? []
    let menu = delegate?.collectionView(
      self, contextMenuConfigurationForItemsAt: items, point: place)?.menu()
    guard let menu else { return nil }
    let cell = here.flatMap(cellForItem)
    return ContextMenu(
      menu, of: self, rect: cell.map { $0.convert($0.bounds, to: self) }, isForPlace: cell == nil)
  }
}
