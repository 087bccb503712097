import FocusEngine
import Foundation
import HaloSceneGraph

extension Window {
  /// What is presented goes with the controller that is replaced.
  ///
  /// The first one brings the list of shortcuts, which is then there while Command is held, and the
  /// panels of full keyboard access.
  public var rootViewController: ViewController? {
    get { root as? ViewController }
    set {
      if accessory(ShortcutList.self) == nil {
        // A panel that is open takes every key.
        attach(ChoiceList(self))
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

  /// Takes everything that is presented away at once, and what is still leaving; focus is not told.
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
