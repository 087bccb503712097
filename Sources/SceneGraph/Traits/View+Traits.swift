import DisplayList
import FocusEngine
import Foundation

extension View {
  /// The traits of this view: those of the window, with the overrides of this view and those around
  /// it; ``TraitCollection/current`` while not in a window.
  ///
  /// O(depth) where something is overridden.
  public var traitCollection: TraitCollection {
    guard let window else { return .current }
    let traits = window.traits
    let appearance = effectiveAppearance
    return appearance == traits.appearance ? traits : traits.with(appearance)
  }

  /// The traits may have changed: colours that depend on them are set again, and whoever overrides
  /// `traitCollectionDidChange(_:)` is told.
  func matchTraits() {
    guard let window else { return }
    let (old, outer) = (shownTraits, superview?.shownTraits)
    // Views around are told first, so mostly theirs are this view's.
    let new =
      self === window
      ? window.traits
      : traitOverrides.isEmpty ? outer ?? traitCollection : traitCollection
    shownTraits = new
    if let old, old === new || old.isSame(as: new) { return }
    looksFollowed?.matchAll(for: self)
    traitCollectionDidChange(old)
  }
}

extension Window {
  /// Of the window itself; one object as long as nothing changes.
  var traits: TraitCollection {
    let new = TraitCollection(
      appearance: appearance, displayScale: contentScale, layoutDirection: layoutDirection,
      idiom: focusSystem?.model.idiom ?? .pad,
      horizontalSizeClass: bounds.width < 600 ? .compact : .regular)
    if let knownTraits, knownTraits.isSame(as: new) { return knownTraits }
    knownTraits = new
    TraitCollection.current = new
    return new
  }
}

extension FocusModel {
  fileprivate var idiom: TraitCollection.UserInterfaceIdiom {
    switch self {
    case .tv: .tv
    case .catalyst: .mac
    default: .pad
    }
  }
}
