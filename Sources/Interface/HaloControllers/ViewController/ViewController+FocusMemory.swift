import FocusEngine
import Foundation
import HaloSceneGraph

extension FocusEnvironment {
  /// The controllers that contain the environment, inner ones first, including the environment
  /// itself.
  var surroundingControllers: [ViewController] {
    surroundingOwners.compactMap { $0 as? ViewController }
  }
}

extension ViewController {
  /// The outermost controller of the screen that contains this one, which is the presenter.
  var outermost: ViewController { surroundingControllers.last ?? self }

  /// The item to which focus returns; nil if there is none, or if `restoresFocusAfterTransition` is
  /// false for this controller or one between it and the item.
  var itemToRestore: (any FocusItem)? {
    guard let item = lastFocusedItem else { return nil }
    let around = item.surroundingControllers
    guard let own = around.firstIndex(where: { $0 === self }),
      around[...own].allSatisfy(\.restoresFocusAfterTransition)
    else { return nil }
    return item
  }

  /// Restores focus here after a transition (WWDC16 215).
  ///
  /// If the user came back with a key, the focus is shown, even if it was deferred before.
  func restoreFocus() {
    guard let window = viewIfLoaded?.window, let system = window.focusSystem else { return }
    if window.keyInHand != nil, itemToRestore != nil { system.keyDidAct() }
    if let item = itemToRestore {
      system.restoreFocus(to: item, in: self)
    } else {
      system.requestFocusUpdate(to: self)
    }
  }

  package func loadedView() -> View {
    if let viewIfLoaded { return viewIfLoaded }
    loadView()
    guard let viewIfLoaded else { preconditionFailure("loadView() has set no view") }
    viewDidLoad()
    return viewIfLoaded
  }

  /// The innermost controller that focus would enter first.
  package var responderWithoutFocus: Responder {
    var responder = self
    var seen: Set<ObjectIdentifier> = []
    while seen.insert(ObjectIdentifier(responder)).inserted,
      let inner = responder.preferredFocusEnvironments.first as? ViewController
    {
      responder = inner
    }
    return responder
  }
}
