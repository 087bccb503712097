import HaloControls
import HaloLists
import HaloSceneGraph

/// A view that can look selected.
@MainActor
package protocol Selectable: View {
  /// Only how it looks: who selects it is not told.
  var isSelected: Bool { get set }
}

extension Control: Selectable {}
extension CollectionViewCell: Selectable {}
