import Foundation

extension ViewController {
  /// Where a controller stands between its callbacks.
  enum Appearance {
    case disappeared
    case appearing(animated: Bool)
    case appeared
    case disappearing(animated: Bool)
  }

  /// Says that a transition begins which brings the view or takes it away: UIKit's
  /// `beginAppearanceTransition(_:animated:)`.
  ///
  /// For containers with transitions of their own. A view that merely comes into a window or leaves
  /// it needs none: then both callbacks follow at once. Controllers inside hear it too, outer ones
  /// first.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    for controller in view.controllersInside {
      controller.begin(isAppearing, animated: animated)
    }
  }

  /// Says that the transition is over.
  public func endAppearanceTransition() {
    for controller in view.controllersInside { controller.end() }
  }

  fileprivate func begin(_ isAppearing: Bool, animated: Bool) {
    switch (isAppearing, appearance) {
    case (true, .disappeared), (true, .disappearing):
      appearance = .appearing(animated: animated)
      viewWillAppear(animated)
    case (false, .appeared), (false, .appearing):
      appearance = .disappearing(animated: animated)
      viewWillDisappear(animated)
    default: break
    }
  }

  fileprivate func end() {
    switch appearance {
    case .appearing(let animated):
      appearance = .appeared
      viewDidAppear(animated)
    case .disappearing(let animated):
      appearance = .disappeared
      viewDidDisappear(animated)
    case .appeared, .disappeared: break
    }
  }
}

extension View {
  /// Whose root views are this one or inside it, outer ones first.
  var controllersInside: [ViewController] {
    var controllers: [ViewController] = []
    forEachDescendant { view in
      if let controller = view.controller { controllers.append(controller) }
    }
    return controllers
  }

  /// Makes `change`, which brings the view into a window or takes it out of one, and tells the
  /// controllers inside that no transition takes care of.
  func announcing(_ isAppearing: Bool, _ change: () -> Void) {
    let concerned = controllersInside.filter {
      switch $0.appearance {
      case .disappeared: isAppearing
      case .appeared, .appearing: !isAppearing
      case .disappearing: false
      }
    }
    concerned.forEach { $0.begin(isAppearing, animated: false) }
    change()
    concerned.forEach { $0.end() }
  }
}
