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

  /// Takes everything that is presented away at once, without telling focus.
  func removePresentations() {
    for presentation in presentations.reversed() {
      presentation.finishTransition()
      presentation.presentingViewController?.ownPresentation = nil
    }
    presentations = []
    for container in subviews.reversed().compactMap({ $0 as? PresentationContainer }) {
      container.presentation?.finishTransition()
      container.presentation?.remove()
    }
  }
}
