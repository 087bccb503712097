import FocusEngine
import Foundation

/// The controller of a view and its descendants: what views and windows know of a view controller.
@MainActor
package protocol ViewOwner: PlacedResponder, FocusEnvironment {
  /// The view; nil until it has been loaded.
  var viewIfLoaded: View? { get }
  /// Returns the view, loaded if necessary.
  func loadedView() -> View
  /// Called in place of the root view's `updateConstraints()`.
  func updateViewConstraints()
  /// Called after the margins of the root view have changed.
  func viewLayoutMarginsDidChange()
  /// Called after the safe area of the root view has changed.
  func viewSafeAreaInsetsDidChange()
  /// Called before the root view lays out its subviews.
  func willLayOutSubviews()
  /// Called after the root view has laid out its subviews.
  func viewDidLayoutSubviews()

  /// The item inside that was focused last; the window updates it.
  var lastFocusedItem: (any FocusItem)? { get set }
  /// The responder that receives presses while nothing is focused.
  var responderWithoutFocus: Responder { get }

  /// Returns whether it must be informed that its view enters or leaves a window: not during a
  /// transition, which informs it itself.
  func isConcerned(byAppearing isAppearing: Bool) -> Bool
  func beginAppearance(_ isAppearing: Bool, animated: Bool)
  func endAppearance()
}

extension ViewOwner {
  package var ownFirstResponderKeeper: (any FirstResponderKeeping)? {
    viewIfLoaded?.ownFirstResponderKeeper
  }
}

extension View {
  /// The controllers of this view and its descendants, outer ones first.
  package var ownersInside: [any ViewOwner] {
    var owners: [any ViewOwner] = []
    forEachDescendant { view in
      if let owner = view.owner { owners.append(owner) }
    }
    return owners
  }

  /// Makes a change that adds the view to a window or removes it, and informs the controllers
  /// inside that are in no transition.
  func announcing(_ isAppearing: Bool, _ change: () -> Void) {
    let concerned = ownersInside.filter { $0.isConcerned(byAppearing: isAppearing) }
    concerned.forEach { $0.beginAppearance(isAppearing, animated: false) }
    change()
    concerned.forEach { $0.endAppearance() }
  }
}

extension FocusEnvironment {
  /// The controllers of the environment and its ancestors, inner ones first; includes the
  /// environment itself if it is one.
  ///
  /// The walk ends at a cycle of parents.
  package var surroundingOwners: [any ViewOwner] {
    var owners: [any ViewOwner] = []
    var seen: Set<ObjectIdentifier> = []
    var current: (any FocusEnvironment)? = self
    while let environment = current, seen.insert(ObjectIdentifier(environment)).inserted {
      if let owner = environment as? any ViewOwner { owners.append(owner) }
      current = environment.parentFocusEnvironment
    }
    return owners
  }
}
