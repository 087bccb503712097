import FocusEngine
import Foundation
import HaloControls
import HaloLists
import HaloSceneGraph

/// Remarks for the programmer, once each, about what is on the screen and cannot be used: controls
/// without a size, and lists that take no focus.
@MainActor
package final class ScreenRemarks {
  private weak var window: Window?
  /// The drawings of the views that the programmer was told of.
  private var told: Set<UInt64> = []

  /// Creates remarks that the window's `remarkHandler` gets after each layout, as long as this object
  /// exists.
  package init(_ window: Window) {
    self.window = window
    window.settledLayoutHandler = { [weak self] in self?.check() }
  }

  private func check() {
    guard let window, window.remarkHandler != nil else { return }
    look(at: window)
  }

  /// Looks at a view and what is in it; what is in a view that is hidden or empty may wait there for
  /// its turn.
  private func look(at view: View) {
    guard !view.isHidden, view.alpha > 0, view.isUserInteractionEnabled, !view.isLeavingScreen
    else { return }
    let size = view.bounds.size
    guard size.width > 0, size.height > 0 else {
      if let control = view as? Control, control.isOperable { tellOfSize(control) }
      return
    }
    if let list = view as? CollectionView, list.isOutOfReachByDefault { tellOfFocus(list) }
    view.subviews.forEach(look)
  }

  private func tellOfSize(_ control: Control) {
    let size = control.bounds.size
    let missing =
      size.width > 0 ? "height" : size.height > 0 ? "width" : "size"
    tell(
      of: control,
      "\(control.focusDebugLabel) has no \(missing), so it can be neither seen nor focused: "
        + "give it a frame, or constraints for its \(missing).")
  }

  private func tellOfFocus(_ list: CollectionView) {
    let label = (list.superview as? TableView ?? list).focusDebugLabel
    let model = window?.focusSystem?.model.name ?? ""
    tell(
      of: list,
      "\(label) takes no focus under the focus model \(model), so no key reaches its items: "
        + "set its allowsFocus to true, or to false if that is meant.")
  }

  private func tell(of view: View, _ line: String) {
    if told.insert(view.displayID).inserted { window?.remarkHandler?(line) }
  }
}
