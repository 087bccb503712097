import FocusEngine
import Foundation
import HaloSceneGraph

extension FocusEnvironment {
  /// The controllers around the environment, inner ones first; itself if it is one.
  var surroundingControllers: [ViewController] {
    surroundingOwners.compactMap { $0 as? ViewController }
  }
}

extension ViewController {
  /// The outermost controller of the screen that this one is a part of: what presents.
  var outermost: ViewController { surroundingControllers.last ?? self }

  /// The item to come back to; nil when there is none, or when this controller or one between it
  /// and the item has `restoresFocusAfterTransition` off.
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
  /// Who has come back by a key sees where focus is, also where it waited meanwhile.
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

  /// The innermost controller that focus would go to first.
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
