import FocusEngine
import Foundation
import HaloSceneGraph

extension Window {
  /// The root view controller of the window; replacing it removes all presentations.
  ///
  /// The first root also adds the list of shortcuts, which appears while Command is held, or the menu
  /// bar (``commandDisplay``), and the panels of full keyboard access.
  public var rootViewController: ViewController? {
    get { root as? ViewController }
    set {
      if accessory(ShortcutList.self) == nil {
        // The panels come first, because an open panel takes every key.
        attach(ChoiceList(self))
        attachMenuBar()
        attach(ShortcutList(self))
      }
      replaceRoot(with: newValue) { removePresentations() }
    }
  }

  func dismiss(_ presentation: PresentationController, animated: Bool, completion: (() -> Void)?) {
    let leaving = presentations.remove(from: presentation)
      .compactMap { $0 as? PresentationController }
    guard let top = leaving.last else { return }
    for presentation in leaving { presentation.presentingViewController?.ownPresentation = nil }
    top.dismiss(between: leaving.dropLast(), animated: animated, completion: completion)
    presentation.presentingViewController?.restoreFocus()
  }

  /// Removes all presentations at once, including those being dismissed, without informing the
  /// focus system.
  private func removePresentations() {
    let leaving = subviews.compactMap { ($0 as? PresentationContainer)?.presentation }
      .filter(\.isLeaving)
    let present = presentations.removeAll().compactMap { $0 as? PresentationController }
    for presentation in leaving + present.reversed() {
      presentation.finishTransition()
      presentation.presentingViewController?.ownPresentation = nil
      presentation.remove()
    }
  }
}
