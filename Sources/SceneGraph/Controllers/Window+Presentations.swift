import FocusEngine
import Foundation

extension Window {
  func dismiss(_ presentation: PresentationController, animated: Bool, completion: (() -> Void)?) {
    guard let index = presentations.firstIndex(where: { $0 === presentation }) else { return }
    let leaving = Array(presentations[index...])
    presentations.removeSubrange(index...)
    for presentation in leaving { presentation.presentingViewController?.ownPresentation = nil }
    leaving.last?.dismiss(
      between: leaving.dropLast(), animated: animated, completion: completion)
    presentation.presentingViewController?.restoreFocus()
  }

  /// Takes everything that is presented away at once, and what is still leaving; focus is not told.
  func removePresentations() {
    let leaving = subviews.compactMap { ($0 as? PresentationContainer)?.presentation }
      .filter(\.isLeaving)
    for presentation in leaving + presentations.reversed() {
      presentation.finishTransition()
      presentation.presentingViewController?.ownPresentation = nil
      presentation.remove()
    }
    presentations = []
  }
}
