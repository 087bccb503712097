import FocusEngine
import Foundation

extension FocusEnvironment {
  /// The controllers around the environment, inner ones first; itself if it is one.
  ///
  /// A cycle of parents ends the walk.
  var surroundingControllers: [ViewController] {
    var controllers: [ViewController] = []
    var seen: Set<ObjectIdentifier> = []
    var current: (any FocusEnvironment)? = self
    while let environment = current, seen.insert(ObjectIdentifier(environment)).inserted {
      if let controller = environment as? ViewController { controllers.append(controller) }
      current = environment.parentFocusEnvironment
    }
    return controllers
  }
}

extension ViewController {
  /// The item to come back to; nil when there is none, or when this controller or one between it and
  /// the item has `restoresFocusAfterTransition` off.
  var itemToRestore: (any FocusItem)? {
    guard let item = lastFocusedItem else { return nil }
    let around = item.surroundingControllers
    guard let own = around.firstIndex(where: { $0 === self }),
      around[...own].allSatisfy(\.restoresFocusAfterTransition)
    else { return nil }
    return item
  }

  /// Restores focus here after a transition (WWDC16 215).
  func restoreFocus() {
    guard let system = viewIfLoaded?.window?.focusSystem else { return }
    if let item = itemToRestore {
      system.restoreFocus(to: item, in: self)
    } else {
      system.requestFocusUpdate(to: self)
    }
  }

  /// The innermost controller that focus would go to first: who hears presses while nothing has the
  /// focus.
  var preferredResponder: ViewController {
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
