import FocusEngine
import Foundation
import HaloSceneGraph

// The selected items of the tour.
extension FocusTour {
  /// Compares each selected item with the same item unselected and focused.
  mutating func compareSelected(
    _ items: [Stop], _ look: String, _ sights: inout [FocusSight]
  ) {
    for (place, item) in items {
      guard let view = item as? any Selectable, view.isSelected, view.window === window,
        let index = sights.lastIndex(where: { $0.item == place && $0.look == look }),
        system.visit(view)
      else { continue }
      rest()
      unfocused = listWithoutFocus()
      guard view.isSelected, system.visit(view) else { continue }
      view.isSelected = false
      let focused = rest()
      if system.focusedItem === view { sights[index].beside = measure(focused, view) }
      view.isSelected = true
    }
  }
}
