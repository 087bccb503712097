import Foundation

extension ViewController {
  /// The state of a controller between its callbacks.
  enum Appearance {
    case disappeared
    case appearing(animated: Bool)
    case appeared
    case disappearing(animated: Bool)
  }

  /// Begins a transition in which the view appears or disappears: UIKit's
  /// `beginAppearanceTransition(_:animated:)`.
  ///
  /// For containers with transitions of their own. A view that enters or leaves a window without
  /// one needs no call: both callbacks then follow at once. Controllers inside are notified too,
  /// outer ones first.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    for owner in view.ownersInside { owner.beginAppearance(isAppearing, animated: animated) }
  }

  /// Ends the transition.
  public func endAppearanceTransition() {
    for owner in view.ownersInside { owner.endAppearance() }
  }

  package func isConcerned(byAppearing isAppearing: Bool) -> Bool {
    switch appearance {
    case .disappeared: isAppearing
    case .appeared, .appearing: !isAppearing
    case .disappearing: false
    }
  }

  package func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    switch (isAppearing, appearance) {
    case (true, .disappeared), (true, .disappearing):
      appearance = .appearing(animated: animated)
      owesIsAppearing = true
      viewWillAppear(animated)
    case (false, .appeared), (false, .appearing):
      appearance = .disappearing(animated: animated)
      viewWillDisappear(animated)
    default: break
    }
  }

  /// Calls `viewIsAppearing(_:)`, once each time the view appears.
  func sayThatViewIsAppearing() {
    guard owesIsAppearing, viewIfLoaded?.window != nil, case .appearing(let animated) = appearance
    else { return }
    owesIsAppearing = false
    viewIsAppearing(animated)
  }

  package func willLayOutSubviews() {
    sayThatViewIsAppearing()
    viewWillLayoutSubviews()
  }

  package func endAppearance() {
    switch appearance {
    case .appearing(let animated):
      sayThatViewIsAppearing()
      appearance = .appeared
      viewDidAppear(animated)
    case .disappearing(let animated):
      appearance = .disappeared
      viewDidDisappear(animated)
    case .appeared, .disappeared: break
    }
  }
}
