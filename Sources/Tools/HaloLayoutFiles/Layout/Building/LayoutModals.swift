import FocusEngine
import Foundation
import HaloSceneGraph

/// The `modal` views of a layout, and which of them are presented.
@MainActor
final class LayoutModals {
  private unowned let screen: LayoutController
  /// The views in the order in which they were added.
  private var all: [LayoutModal] = []
  /// The presented views; each is presented by the one before, the first by the layout.
  private var presented: [LayoutModal] = []

  /// Whether the layout has no modal view.
  var isEmpty: Bool { all.isEmpty }

  init(of screen: LayoutController) { self.screen = screen }

  private func modal(_ view: View) -> LayoutModal? { all.first { $0.content === view } }

  /// Takes a view out of the layout, to be presented while it is not hidden.
  func add(_ view: any LayoutElement) {
    if modal(view) == nil { all.append(LayoutModal(view, of: screen)) }
  }

  /// Dismisses a view, and everything above it, and forgets it; does nothing for a view that is not
  /// modal.
  func remove(_ view: View) {
    guard let modal = modal(view) else { return }
    dismiss(modal)
    all.removeAll { $0 === modal }
    view.removeFromSuperview()
  }

  /// Presents a view, dismisses it, or puts it back into the layout, as its fields say.
  func update(_ view: any LayoutElement) {
    guard view.fields.modal == true else {
      guard modal(view) != nil else { return }
      let isHidden = view.isHidden
      remove(view)
      view.setHidden(isHidden)
      screen.canvas.addSubview(view)
      return
    }
    add(view)
    guard let modal = modal(view) else { return }
    if view.isHidden { dismiss(modal) } else { present(modal) }
  }

  /// Presents the views that are not hidden, in their order, after the layout was shown in a window
  /// anew.
  ///
  /// They count as a part of the screen from the beginning, rather than as a change of it.
  func presentAll() {
    presented = []
    for modal in all where !modal.content.isHidden { present(modal) }
    guard !presented.isEmpty else { return }
    _ = screen.view.window?.focusSystem?.dropRequest()
  }

  private func present(_ modal: LayoutModal) {
    guard !presented.contains(where: { $0 === modal }) else { return }
    modal.title = modal.content.accessibilityLabel ?? modal.content.fields.title
    (presented.last ?? screen).present(modal, animated: false)
    guard modal.presentingViewController != nil else { return }
    presented.append(modal)
    // The focus model may have changed while the view was in no window.
    modal.content.appearanceChanged()
  }

  /// Dismisses a view and everything above it, and hides them; does nothing for a view that is not
  /// presented.
  func dismiss(_ modal: LayoutModal) {
    guard let index = presented.firstIndex(where: { $0 === modal }) else { return }
    let leaving = presented[index...]
    presented.removeSubrange(index...)
    for modal in leaving.reversed() {
      modal.dismiss(animated: false)
      modal.content.setHidden(true)
    }
  }

  /// Puts the presented views where they would be on the canvas, after it has moved.
  func place() { presented.forEach { $0.place() } }
}

extension LayoutElement {
  /// Hides the view or shows it, as the field `hidden` does.
  fileprivate func setHidden(_ hides: Bool) {
    isHidden = hides
    fields.hidden = hides
  }
}
