import FocusEngine
import Foundation
import HaloControls
import HaloLists
import HaloSceneGraph

/// Remarks for the programmer, once for each view, about controls without a size and lists that take
/// no focus.
@MainActor
final class ScreenRemarks {
  private weak var window: Window?
  /// The display identifiers of the views that were reported already.
  private var told: Set<UInt64> = []

  /// Creates remarks, which the window's `remarkHandler` receives after each layout as long as this
  /// object exists.
  init(_ window: Window) {
    self.window = window
    window.settledLayoutHandler = { [weak self] in self?.check() }
  }

  private func check() {
    guard let window, window.remarkHandler != nil else { return }
    check(window)
  }

  /// Checks a view and its descendants, except those in a hidden or empty view, which may be shown
  /// later.
  private func check(_ view: View) {
    guard !view.isHidden, view.alpha > 0, view.isUserInteractionEnabled, !view.isLeavingScreen
    else { return }
    let size = view.bounds.size
    guard size.width > 0, size.height > 0 else {
      if let control = view as? Control, control.isOperable { tellOfSize(control) }
      return
    }
    if let list = view as? CollectionView, list.isOutOfReachByDefault { tellOfFocus(list) }
    for subview in view.subviews { check(subview) }
  }

  private func tellOfSize(_ control: Control) {
    let size = control.bounds.size
    let missing = size.width > 0 ? "height" : size.height > 0 ? "width" : "size"
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
