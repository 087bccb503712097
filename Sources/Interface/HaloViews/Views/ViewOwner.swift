import FocusEngine
import Foundation

/// Who runs a view and all inside: what a view and its window know of a view controller.
@MainActor
package protocol ViewOwner: PlacedResponder, FocusEnvironment {
  /// nil until it has been asked for.
  var viewIfLoaded: View? { get }
  /// Makes the view, if need be.
  func loadedView() -> View
  /// Called in the place of the root view's `updateConstraints()`.
  func updateViewConstraints()
  /// Called after the margins of the root view have changed.
  func viewLayoutMarginsDidChange()
  /// Called after the safe area of the root view has changed.
  func viewSafeAreaInsetsDidChange()
  /// Called before the root view lays out its subviews.
  func willLayOutSubviews()
  /// Called after the root view has laid out its subviews.
  func viewDidLayoutSubviews()

  /// The item inside that had the focus last; the window keeps it true.
  var lastFocusedItem: (any FocusItem)? { get set }
  /// Who hears presses while nothing has the focus.
  var responderWithoutFocus: Responder { get }

  /// Whether it is to be told that its view comes into a window, or leaves it: not while a
  /// transition tells it.
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
  /// Who runs this view and those inside, outer ones first.
  package var ownersInside: [any ViewOwner] {
    var owners: [any ViewOwner] = []
    forEachDescendant { view in
      if let owner = view.owner { owners.append(owner) }
    }
    return owners
  }

  /// Makes `change`, which brings the view into a window or takes it out of one, and tells those
  /// who run a view inside and are in no transition.
  func announcing(_ isAppearing: Bool, _ change: () -> Void) {
    let concerned = ownersInside.filter { $0.isConcerned(byAppearing: isAppearing) }
    concerned.forEach { $0.beginAppearance(isAppearing, animated: false) }
    change()
    concerned.forEach { $0.endAppearance() }
  }
}

extension FocusEnvironment {
  /// Who runs the views around the environment, inner ones first; itself if it is one.
  ///
  /// A cycle of parents ends the walk.
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
