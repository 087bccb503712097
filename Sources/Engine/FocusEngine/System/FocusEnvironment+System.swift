/// The root of a focus hierarchy, which holds its focus system; Halo's own, because UIKit finds the
/// system by scene.
@MainActor
public protocol FocusSystemProviding: FocusEnvironment {
  /// The focus system of this hierarchy; nil if it has none.
  var focusSystem: FocusSystem? { get }
}

extension FocusEnvironment {
  /// Requests an update to this environment, if the focused item is inside it.
  public func setNeedsFocusUpdate() {
    guard let system = FocusSystem.focusSystem(for: self),
      let focused = system.focusedItem, contains(focused)
    else { return }
    system.requestFocusUpdate(to: self)
  }

  /// Commits a pending update of the focus system around this environment.
  public func updateFocusIfNeeded() {
    FocusSystem.focusSystem(for: self)?.updateFocusIfNeeded()
  }

  /// Whether `environment` is this environment or one of its descendants.
  ///
  /// For a ``FocusSystem``, whether the system moves focus in `environment`.
  public func contains(_ environment: any FocusEnvironment) -> Bool {
    if let system = self as? FocusSystem {
      return FocusSystem.focusSystem(for: environment) === system
    }
    var walk = FocusAncestors(of: environment)
    while let ancestor = walk.next() {
      if ancestor === self { return true }
    }
    return false
  }
}

extension FocusItem {
  /// The nearest container around the item; nil for none.
  var parentContainer: (any FocusItemContainer)? {
    var walk = FocusAncestors(of: self)
    _ = walk.next()
    while let ancestor = walk.next() {
      if let container = ancestor.focusItemContainer, container !== self { return container }
    }
    return nil
  }
}

extension FocusItem {
  /// Whether the item has the focus of its system.
  public var isFocused: Bool {
    FocusSystem.focusSystem(for: self)?.focusedItem === self
  }
}
