/// The root of a focus hierarchy, which holds its system; Halo's own, as UIKit finds it by scene.
@MainActor
public protocol FocusSystemProviding: FocusEnvironment {
  /// The system of this hierarchy; nil while it has none.
  var focusSystem: FocusSystem? { get }
}

extension FocusEnvironment {
  /// Requests an update to here, where the focused item is inside.
  public func setNeedsFocusUpdate() {
    guard let system = FocusSystem.focusSystem(for: self),
      let focused = system.focusedItem, contains(focused)
    else { return }
    system.requestFocusUpdate(to: self)
  }

  /// Commits what is pending in the system around.
  public func updateFocusIfNeeded() {
    FocusSystem.focusSystem(for: self)?.updateFocusIfNeeded()
  }

  /// True for the environment itself and everything whose parents lead here.
  ///
  /// For a ``FocusSystem``, everything that it moves focus among.
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
  /// The nearest container around the item.
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
