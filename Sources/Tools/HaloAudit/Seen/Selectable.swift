import HaloControls
import HaloLists
import HaloSceneGraph

/// A view that can look selected.
@MainActor
package protocol Selectable: View {
  /// Whether the view looks selected; setting it changes only its appearance.
  var isSelected: Bool { get set }
}

extension Control: Selectable {}
extension CollectionViewCell: Selectable {}
